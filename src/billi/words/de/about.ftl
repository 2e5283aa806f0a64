### Was die Seite von sich selbst erzählt.

about-lead = Mister Bill ist ein Spiel von Tommaso und Filippo Percivale, erschienen bei daVinci Editrice; Willi ist bei Meinz erschienen. billi hat mit ihnen nichts zu tun. Wenn du hier gern spielst, kauf dir die Karten.
# $version: zum Beispiel 0.1.0.
about-version = Auf diesem Server läuft billi { $version }.

## Was gespeichert wird und wie es verschwindet. Zeiten kommen ausgeschrieben, etwa „1 Stunde“.

about-title-kept = Was dieser Server über dich speichert
about-keeps-person = Deinen Namen, deine Sprache, deine Liste von Partien, zu jeder ein paar Zahlen, wie du gespielt hast (die siehst nur du), wann du zum ersten Mal hier warst, und seit wann du gesperrt bist, wenn du es bist: bis du sie löschst. Kommst du an keinem Tisch und in keiner Partie vor, gehen sie { $stranger } nach deinem letzten Besuch.
about-keeps-device = Von jedem deiner Geräte den Fingerabdruck seines Schlüssels, seit wann es deins ist, den Tag, an dem es zuletzt benutzt wurde, seinen Browser und sein System: bis du es abmeldest oder deine Daten löschst.
about-keeps-link = Einen Link für ein anderes Gerät: { $link } lang oder bis er benutzt wird.
about-keeps-table = Einen Tisch, an dem nie Karten gegeben werden: { $unbegun } lang ab dem Öffnen.
about-keeps-game = Den Verlauf einer Partie mit Namen, Chat und wer gerade da ist: noch { $lingering } lang nach dem letzten Wort, und solange jemand zusieht. Danach bleibt nur die Aufzeichnung. Sind mitten in der Partie alle gegangen, wartet der Tisch { $empty } lang; dann spielen Bots sie zu Ende.
about-keeps-record = Die Aufzeichnung einer beendeten Partie mit Karten, Zügen, Punkten, Namen und allen Worten, die zum Zufall hinzugefügt wurden: für immer. Wer den Link hat, kann sie öffnen.
about-keeps-address = Deine Netzwerkadresse: nur im Arbeitsspeicher und höchstens, solange der Server läuft, damit niemand zu viel auf einmal verlangt. billi schreibt sie nie auf.
about-keeps-cookie = In deinem Browser ein Cookie mit dem Schlüssel dieses Geräts: { $cookie } lang ab deinem letzten Besuch. Deine Punkteblöcke, deine Antworten auf die Rätsel und deine Einstellungen am Tisch bleiben im Browser und werden nicht hierher geschickt.
about-keeps-host = Es gibt keine Passwörter und keine Mailadressen, und billi gibt nichts weiter. Wer diesen Server betreibt, speichert vielleicht noch mehr, etwa Sicherungskopien; das können nur die Betreiber selbst sagen.
about-title-deleting = Wie du es löschen lässt
about-delete-where = Geh zu „{ title-games }“ und wähle „{ games-forget-do }“.
about-delete-what = Dein Name, die Schlüssel deiner Geräte, deine Liste von Partien und wie du gespielt hast verschwinden sofort, und Bots nehmen deine Stühle. An allen Tischen, die noch stehen, werden dein Name und was du im Chat geschrieben hast herausgenommen.
about-delete-record = Aufzeichnungen behalten die Partie, ohne deinen Namen. Zweierlei bleibt darin: der Name Willi in einer Partie Willi, weil er entscheidet, wer beginnt, und Worte, die zum Zufall hinzugefügt wurden, weil der Beweis sie braucht.
about-delete-first = Tu es, solange dieser Browser sein Cookie noch hat: Ohne das kann niemand wissen, welche Daten deine sind. Was nur dein Browser speichert, verschwindet, wenn du dort die Daten dieser Website löschst.

## Lizenzen

about-title-licences = Lizenzen
about-licences = billi ist freie Software unter der MIT-Lizenz. Diese Seite enthält auch die Arbeit anderer:
