## Aufzeichnungen prüfen

# Wo etwas nicht stimmt; andere Nachrichten bekommen das als $where. Gezählt wird ab 1.
where-record = Aufzeichnung { $record }
where-event = Aufzeichnung { $record }, Ereignis { $event }

verify-ok = { $file }: alles in Ordnung, { $records ->
        [one] 1 Partie folgt
       *[other] { $records } Partien folgen
    } den Regeln.
# Nach verify-ok. $n: wie viele der Partien kein Ende haben.
verify-unfinished = { $n ->
        [one] 1 Partie ist nicht zu Ende gespielt.
       *[other] { $n } Partien sind nicht zu Ende gespielt.
    }
# In einer eigenen Zeile nach verify-ok. $n: bei wie vielen Partien aller Zufall aus dem Geheimnis nachgerechnet ist.
verify-proven = { $n ->
        [one] Bei 1 Partie ist der Zufall nachgewiesen
       *[other] Bei { $n } Partien ist der Zufall nachgewiesen
    }: Jedes Geben und jedes Ziehen folgt aus dem Geheimnis.
# In einer eigenen Zeile. $n: bei wie vielen Partien der Zufall nicht nachgewiesen ist.
verify-unproven = { $n ->
        [one] Bei 1 Partie ist der Zufall nicht nachgewiesen
       *[other] Bei { $n } Partien ist der Zufall nicht nachgewiesen
    }: Dazu braucht es einen Nachweis in der Aufzeichnung und das Ende der Partie.
verify-unnamed = { $n ->
        [one] 1 Partie Willi nennt keine Namen
       *[other] { $n } Partien Willi nennen keine Namen
    }; ob jemand namens Willi hätte anfangen müssen (W3), ist also nicht geprüft.
# Bei einer einzelnen Partie mit Nachweis zwei weitere Zeilen: wessen Worte darin sind, und der Fingerabdruck. $n: wie viele Leute.
verify-contributed = { $n ->
        [one] Abgehoben oder Worte beigetragen hat
       *[other] Abgehoben oder Worte beigetragen haben
    }: { $people }.
verify-contributed-nobody = Niemand hat abgehoben oder Worte beigetragen, also hat der Tisch allein über diesen Zufall entschieden.
verify-seat = Platz { $seat }
verify-fingerprint = Der Fingerabdruck ist { $commitment }: Vergleiche ihn mit dem, den du vor dem Geben gesehen hast.
review-unfinished = { $where }: Das Spiel ist nicht beendet, ein Rückblick ist noch nicht möglich.
review-version = { $where }: Das Spiel folgt den Regeln von Version { $found }, dafür gibt es keinen Rückblick.
review-no-judge = { $where }: Hier kennt niemand { $game } gut genug für einen Rückblick.
review-several = { $file } enthält { $records } Spiele: Mit --record sagen, welches in { $to } soll.
review-onto-itself = Die Seite käme an die Stelle des Spiels selbst: Mit --to eine andere Datei als { $file } angeben.
review-no-seat = In diesem Spiel gibt es keinen Platz { $found }; die Plätze sind 0 bis { $most }.
review-written = { $file }: geschrieben.
# Wie viele weitere Entscheidungen etwas verschenkt haben.
review-more = { $n ->
        [one] 1 weitere Entscheidung hat etwas verschenkt; --all zeigt alle.
       *[other] { $n } weitere Entscheidungen haben etwas verschenkt; --all zeigt alle.
    }
verify-empty = { $file } enthält keine Aufzeichnungen.
verify-failure = { $where } ({ $rule }): erwartet { $expected }, gefunden { $found }
verify-illegal = { $where } ({ $rule }): { $why } Gefunden: { $found }
verify-names = { $where }: „names“ braucht einen Namen je Person, im Ganzen { $expected }, hat aber { $found }.
verify-no-end = { $where }: „{ $field }“ steht da, aber die Ereignisse hören vor dem Ende der Partie auf.
# Der Nachweis des Zufalls. Der Fingerabdruck ist die Festlegung, der SHA-256 des Geheimnisses.
verify-proof-version = { $where }: Der Nachweis des Zufalls hat Version { $found }; dieses billi liest Versionen von 1 bis { $expected }.
verify-digits = { $where }: „{ $field }“ muss aus { $limit } Ziffern von 0 bis 9 und a bis f bestehen.
verify-by-seat = { $where }: „{ $field }“ braucht einen Text je Person, im Ganzen { $expected }, hat aber { $found }.
verify-words-wrong = { $where }: { $why }
verify-commitment = { $where }: Das Geheimnis passt nicht zum Fingerabdruck, der vor dem Geben gezeigt wurde, „fair.commitment“.
verify-no-proof = { $where }: Es gibt keinen Nachweis des Zufalls, also lässt er sich nicht prüfen.
verify-not-over = { $where }: Die Partie ist nicht zu Ende, also ist von ihrem Zufall nichts nachgewiesen.
verify-other-commitment = { $where }: Das ist der Nachweis zu einem anderen Fingerabdruck, { $found }.
verify-tries = { $where }: „fair.tries“ ist { $found }, muss aber 1 bis { $most } sein, wenn { $out ->
        [one] 1 Platz
       *[other] { $out } Plätze
    } ausgelassen wurden.
verify-cut = { $where }: Platz { $seat } hat anders abgehoben als versiegelt, „fair.seals“.
verify-luck-dealer = { $where }: Wer zuerst gibt, folgt nicht aus dem Geheimnis; erwartet { $expected }, gefunden { $found }
verify-luck-teams = { $where }: Die Teamkarten folgen nicht aus dem Geheimnis; erwartet { $expected }, gefunden { $found }
verify-luck-deal = { $where }: Die verteilten Karten folgen nicht aus dem Geheimnis; erwartet { $expected }, gefunden { $found }
verify-luck-draw = { $where }: Die gezogene Karte folgt nicht aus dem Geheimnis; erwartet { $expected }, gefunden { $found }
# Was erwartet oder gefunden werden kann.
verify-what-event = das Ereignis „{ $event }“
verify-what-field = „{ $field }“ = { $value }
verify-what-one-of = einer der Werte { $values }
verify-what-end = das Ende der Partie
verify-what-nothing = nichts mehr
verify-what-hands = Hände mit { $sizes } Karten

file-not-found = { $file }: Diese Datei gibt es nicht.
file-unreadable = { $file } lässt sich nicht lesen: { $reason }
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }
file-not-utf8 = { $where }: Das ist kein UTF-8-Text.
file-not-json = { $where }: Das ist kein JSON.
file-truncated = { $where }: Die Zeile bricht ab, der Rest der Datei fehlt.
file-two-records = { $where }: In der Zeile steht mehr als eine Aufzeichnung. Setze jede in eine eigene Zeile.
file-too-deep = { $where }: mehr als { $limit } Ebenen tief verschachtelt.
file-line-too-long = { $where }: Die Zeile ist länger als { $limit } Bytes.
file-bom = { $where }: Die Zeile beginnt mit einer Byte-Reihenfolge-Marke (BOM). Speichere die Datei als UTF-8 ohne sie.
file-blank-line = { $where }: Die Zeile ist leer.
file-bad-character = { $where }: Ein Text enthält ein Zeichen, das sich nicht zeigen lässt, { $found }.
file-number-too-big = { $where }: Eine Zahl ist zu groß.
file-field-twice = { $where }: „{ $field }“ steht zweimal da.
file-wrong-version = { $where }: Das ist Formatversion { $found }; dieses billi liest Versionen von 1 bis { $expected }.
file-unknown-game = { $where }: Das Spiel „{ $found }“ gibt es nicht. Zur Wahl stehen: { $games }.
file-unknown-event = { $where }: { $game } hat kein Ereignis „{ $found }“.
file-unknown-card = { $where }: { $game } hat keine Karte „{ $found }“.
file-unknown-option = { $where }: { $game } hat keine Option „{ $option }“.
file-option-value = { $where }: Die Option „{ $option }“ kann nicht „{ $found }“ sein. Zur Wahl stehen: { $values }.
# $expected und $found: eine der Nachrichten type-.
file-wrong-type = { $where }: „{ $field }“ muss { $expected } sein, ist aber { $found }.
file-missing-field = { $where }: „{ $field }“ fehlt.
file-not-in-game = { $where }: „{ $field }“ ist { $found }, das gibt es in diesem Spiel nicht.

type-whole = eine ganze Zahl
type-decimal = eine Kommazahl
type-text = ein Text
type-list = eine Liste
type-object = ein Objekt
type-boolean = ein Wahrheitswert
type-null = leer (null)

## Speicher

extra-missing = Dafür fehlt ein Teil von billi, der eigens installiert wird. Installiere ihn mit: { $command }
train-other-plan = { $file } wurde mit anderen Vorgaben begonnen. Mach mit jenen weiter oder wähle einen anderen Ordner.
train-unreadable = { $file } ist nicht lesbar, also kann nichts daran anknüpfen. Nimm die Datei weg oder wähle einen anderen Ordner.
train-player-there = { $file } gibt es schon, aber nicht, was zum Weitermachen nötig ist. Wähle einen anderen Ordner.
train-learned-more = { $file } hat schon aus { $decisions } Entscheidungen gelernt. Verlange mehr davon oder wähle einen anderen Ordner.
train-plan-unreadable = { $file } enthält keine Vorgaben: Es müsste ein JSON-Objekt mit einigen ihrer Felder sein. { $reason }
train-plan-field = { $file }: „{ $field }“ gehört nicht zu den Vorgaben oder hat eine eigene Option.
train-plan-value = { $file }: „{ $field }“ kann nicht { $value } sein.
store-unknown = Eine Datenbank der Art „{ $found }“ gibt es nicht. Zur Wahl stehen: { $known }.
store-address = Diese Datenbankadresse lässt sich nicht lesen. Schreib sie wie { $examples }; Zeichen wie @ oder / im Passwort müssen prozentkodiert sein.
store-unwritable = Die Datenbank { $file } lässt sich nicht schreiben: { $reason }
store-not-ours = { $file } ist keine Datenbank von billi. Nenne eine andere Datei.
store-newer = Die Datenbank hat Version { $found }; dieses billi kennt Versionen bis { $known }. Nimm ein neueres billi.
store-in-use = { $n ->
    [one] Ein Server einer früheren Version benutzt diese Datenbank noch und käme mit dem, was dieses billi braucht, nicht zurecht. Halte ihn zuerst an.
   *[other] { $n } Server einer früheren Version benutzen diese Datenbank noch und kämen mit dem, was dieses billi braucht, nicht zurecht. Halte sie zuerst an.
}
store-taken = Ein anderes billi benutzt { $file } bereits. Halte jenes an, oder nenne mit --database eine andere Datei.
store-in-memory = Eine Datenbank im Arbeitsspeicher verlöre alle Tische, sobald billi anhält. Nenne eine Datei, etwa { $example }, oder eine PostgreSQL-Datenbank.
# $where: der Rechner und der Name der Datenbank.
store-unusable = Die Datenbank { $where } lässt sich nicht benutzen: { $reason }
# Kann ein $reason sein.
store-no-answer = keine Antwort innerhalb von { $seconds } Sekunden
# Can be a $reason.
store-reads-otherwise = was eben geschrieben wurde, lässt sich nicht lesen
# Can be a $reason.
store-held = etwas anderes hält ihre Tabellen fest, etwa eine Sicherung. Starte billi wieder, wenn das vorbei ist
# Can be a $reason.
store-disk = ihr Datenträger ist voll oder fehlerhaft
store-unavailable = Die Datenbank arbeitet gerade nicht: { $reason }
store-broken = In { $file } wird nichts mehr geschrieben: { $reason }. Prüf den Datenträger und starte billi dann neu.
store-lost = Verschoben, gelöscht oder ersetzt, während billi damit arbeitete: { $files }. Es wird nichts mehr festgehalten. Wurde die Datei verschoben, schieb sie zurück, und alles geht weiter. Wurde sie gelöscht, halte billi nicht an, denn es hat die letzte Kopie: hosting.md sagt, wie du sie rettest.
store-closed = Die Datenbank ist geschlossen.
news-address = Diese Redis-Adresse lässt sich nicht lesen. Schreib sie wie { $examples }; Zeichen wie @ oder / im Passwort müssen prozentkodiert sein.

## Bedienung

serve-table-set = Der Tisch ist eröffnet: { $address } (Strg+C schließt ihn)
serve-ready = billi bedient unter { $address } (Strg+C hält es an)
serve-stopped = billi hat angehalten.
serve-busy = Port { $port } ist von einem anderen Programm belegt. Wähl einen anderen mit --port.
serve-not-here = { $host } ist keine Adresse dieses Rechners. Nimm eine, die es ist, oder 0.0.0.0 für alle.
serve-no-such-host = Die Adresse „{ $host }“ gibt es nicht. Nimm eine dieses Rechners oder 0.0.0.0 für alle.
serve-privileged = Port { $port } darf nur ein Administrator öffnen. Wähl einen ab 1024 mit --port.
serve-unbound = Port { $port } lässt sich unter { $host } nicht öffnen: { $reason }
serve-no-temporary = Mehrere Prozesse brauchen einen temporären Ordner für ihre Zahlen, und keiner lässt sich beschreiben ({ $reason }). Gib billi ein /tmp, oder nenne in TMPDIR einen Ordner.
serve-public-url = Schreib die öffentliche Adresse wie { $example }, nicht „{ $found }“.
serve-public-url-bare = Schreib die öffentliche Adresse wie { $example }, ohne etwas dahinter und ohne Benutzer oder Passwort.
# $n: immer mindestens 2.
serve-sqlite-workers = { $n } Prozesse teilen sich eine SQLite-Datei. Das geht, aber PostgreSQL passt besser zu ihnen.
serve-without-redis = billi arbeitet ohne Redis weiter, denn { $where } lässt sich nicht benutzen: { $reason }
serve-postgres-risky = PostgreSQL läuft mit { $setting } = { $value }: Nach einem Absturz können Züge fehlen, die zugesagt waren. hosting.md sagt, was einzustellen ist.

## Einen Server betreiben

host-none = Solche Tische gibt es nicht.
host-more = Es gibt noch mehr: --limit zeigt so viele, wie du willst.
host-not-there = Den Tisch „{ $table }“ gibt es nicht. billi host list zeigt, welche es gibt.
host-no-person = Die Person „{ $person }“ gibt es nicht. billi host show sagt, wer an einem Tisch sitzt.
host-delisted = { $table } steht nicht auf der öffentlichen Liste. Sein Link gilt weiter.
# $names: derer, die dort sitzen, mit Kommas dazwischen.
host-delete-unsure = Das löscht { $table } endgültig: { $game }, { $names }. Sag --yes, wenn du es so meinst.
host-deleted = { $table } ist gelöscht. Server, bei denen er offen ist, schließen ihn binnen Sekunden.
host-banned = { $who } ist gesperrt und wird binnen Sekunden hinausbegleitet. Auf den Plätzen entscheiden Bots, und keiner der offenen Tische steht auf der öffentlichen Liste. Wer mit einem anderen Browser wiederkommt, ist jemand Neues.
host-unbanned = { $who } darf wieder Platz nehmen.
host-nobody-banned = Niemand ist gesperrt.
host-exported = In { $file } geschrieben: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } und { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }. Darin steht alles, auch die Hände laufender Partien: Behalt es für dich.
host-imported = Aufgenommen: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } und { $people ->
        [one] 1 Person
       *[other] { $people } Personen
    }.
host-import-not-empty = In dieser Datenbank ist schon etwas, darum wurde nichts aufgenommen. Nenn eine leere.
host-import-other = Diese Datei hat nicht billi host export geschrieben. Es wurde nichts aufgenommen.
host-import-version = Diese Datei hat Version { $found }; dieses billi nimmt Version { $known } auf. Exportier sie noch einmal mit diesem billi, das die alte Datenbank auf seinen Stand bringt.
host-import-newer = Diese Datei stammt von einem neueren billi (Version { $found }); dieses nimmt Version { $known } auf. Nimm jenes oder ein späteres. Es wurde nichts aufgenommen.
host-import-line = Zeile { $line } lässt sich nicht lesen: { $reason }. Es wurde nichts aufgenommen.
host-import-cut = Die Datei bricht vor ihrem Ende ab. Es wurde nichts aufgenommen.
host-import-refused = Die Datenbank nimmt das nicht auf: { $reason }. Es wurde nichts aufgenommen.
host-file-there = { $file } gibt es schon und bleibt, wie es ist. Nenn eine andere Datei.
host-backed-up = { $file } ist eine ganze Datenbank auf dem Stand von jetzt. Sie enthält die Geheimnisse laufender Partien: Behalt sie für dich.
host-backup-damaged = { $file } ist beschädigt ({ $reason }), darum gibt es keine Kopie. hosting.md sagt, was zu tun ist.
host-backup-postgres = Das ist für SQLite. PostgreSQL kopiert man mit pg_dump, wie hosting.md zeigt.
host-backup-stream = Eine Sicherung ist eine Datei und kein Datenstrom. Nenn eine, die es noch nicht gibt.
host-column-table = Tisch
host-column-game = Spiel
host-column-status = Stand
host-column-listed = Öffentlich
host-column-created = Geöffnet
host-column-lines = Zeilen
host-column-names = Wer
host-column-seat = Platz
host-column-name = Name
host-column-person = Person
host-column-banned = Gesperrt
host-of-table = Gastgeber
host-listed = ja
host-status-open = offen
host-status-playing = wird gespielt
host-status-over = zu Ende
host-status-finished = Aufzeichnung

## Skripte und Bots

client-no-answer = Unter { $url } antwortet kein Server: { $reason }
# $found: der Status, oder was nicht zu lesen ist.
client-not-billi = Was unter { $url } antwortet, tut es nicht wie billi ({ $found }). Prüf die Adresse.
bot-no-module = Den Bot „{ $name }“ gibt es nicht: Python findet kein Modul „{ $module }“.
bot-no-class = Den Bot „{ $name }“ gibt es nicht: { $module } hat keine Klasse „{ $kind }“ mit einer Methode „choose“.
bot-wants-more = Der Bot „{ $name }“ lässt sich nicht erzeugen: { $kind } darf Glück verlangen oder gar nichts, und verlangt mehr.
bot-no-player = „{ $name }“ enthält keinen trainierten Spieler: { $reason }
bot-not-started = Der Bot „{ $name }“ lässt sich nicht starten: { $reason }
# $code: sein Exit-Code oder ein Strich.
bot-ended = Der Bot „{ $name }“ hat mitten in einer Partie aufgehört (Exit-Code { $code }).
bot-slow = Der Bot „{ $name }“ hat innerhalb von { $seconds } Sekunden nicht geantwortet.
# $example: eine Antwort, wie sie sein soll.
bot-nonsense = Der Bot „{ $name }“ sollte mit einer Zeile wie { $example } antworten, hat aber gesagt: { $found }
# $why: warum die Wahl nicht erlaubt ist.
bot-illegal = Der Bot „{ $name }“ hat „{ $action }“ gewählt. { $why }
ray-failed = Der Ray-Cluster „{ $address }“ lässt sich nicht benutzen: { $reason }
ladder-few = Für eine Rangliste braucht es mindestens zwei Bots, durch Kommas getrennt.
ladder-twice = Der Bot „{ $name }“ ist zweimal genannt.
# $what: ein Wort aus der Datei, etwa seed oder bots.
ladder-other = { $file } enthält eine andere Rangliste: Dort ist „{ $what }“ { $there } statt { $here }. Nimm eine andere Datei, oder gib dasselbe noch einmal an.
ladder-unreadable = { $file }, Zeile { $line }: Das stammt nicht aus einer Rangliste.

## Befehlszeile

cli-billi = ein Tisch für zwei Kartenspiele, Mister Bill und Willi. Allein deckt billi den Tisch und öffnet ihn in deinem Browser.

cli-usage = Aufruf
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
cli-metavar-date = [DATUM]
cli-metavar-folder = ORDNER
cli-metavar-table = TISCH
cli-metavar-person = PERSON
cli-metavar-option = NAME=WERT

# $help: eine der Erklärungen unten; $value: was ohne die Option gilt.
cli-default = { $help } (Vorgabe: { $value })
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-no-browser = den Browser nicht öffnen; dasselbe wie BILLI_NO_BROWSER=1
cli-serve = anderen über das Netz Tische anbieten
cli-serve-host = die Adresse, unter der gelauscht wird; 0.0.0.0 lässt das ganze Netz herein
cli-serve-port = der Port, an dem gelauscht wird; 0 nimmt einen freien
cli-serve-database = wo die Tische aufbewahrt werden; sonst in einer Datei in deinem Datenordner
cli-serve-redis = worüber mehrere Server sofort voneinander hören; sonst fragen sie die Datenbank
cli-serve-workers = wie viele Prozesse sich die Arbeit teilen
cli-serve-public-url = wo man den Server findet, wenn etwas davor steht, etwa ein Proxy
cli-serve-log = was auf stderr steht, Zeilen für Menschen oder JSON für Maschinen
cli-serve-environment = Jede Option kann auch aus der Umgebung kommen, wie --port aus BILLI_PORT. Dorthin gehört eine Adresse mit Passwort, die in einer Liste der Prozesse zu sehen wäre.
cli-host = Tische, Leute und Daten eines Servers betreuen, auch während er läuft
cli-host-environment = Ohne --database und ohne BILLI_DATABASE in der Umgebung ist die Datei in deinem Datenordner gemeint, wie bei billi serve. Nimm das billi, das bedient: Ein neueres bringt die Datenbank auf seinen Stand.
cli-host-list = Tische und Partien auflisten, die neuesten zuerst, und nichts von irgendwessen Karten
cli-host-status = nur die, die offen sind, gespielt werden, zu Ende sind oder als Aufzeichnung bleiben
cli-host-limit = wie viele höchstens
cli-host-show = zeigen, wer an einem Tisch sitzt und wer Gastgeber ist
cli-host-table = die Kennung des Tisches, wie list sie zeigt
cli-host-delist = einen Tisch von der öffentlichen Liste nehmen; sein Link gilt weiter
cli-host-delete = einen Tisch mit Verlauf, Aufzeichnung und Chat endgültig löschen
cli-host-yes = es wirklich tun; sonst sagt billi nur, was verschwinden würde
cli-host-ban = jemanden sperren: kein Platz, kein eigener Tisch; zusehen bleibt erlaubt
cli-host-ban-newcomers = Konten gibt es hier nicht: Gesperrt ist die Person, für die ein Browser und die mit ihm verbundenen Geräte stehen. Wer mit einem anderen Browser wiederkommt, diesen geleert hat oder sich hat vergessen lassen, ist jemand Neues und nicht gesperrt. Tische, die nicht auf der öffentlichen Liste stehen, findet nur, wer den Link bekommen hat; eine Adresse weist der Proxy ab.
cli-host-person = die Kennung der Person, wie show sie zeigt
cli-host-unban = jemanden wieder Platz nehmen lassen
cli-host-bans = auflisten, wer seit wann gesperrt ist
cli-host-export = alles in eine Datei schreiben, die jede Datenbank von billi aufnehmen kann
cli-host-export-file = die Datei, die nur du lesen darfst; - ist die Standardausgabe
cli-host-import = eine solche Datei aufnehmen, ganz oder gar nicht; die Datenbank muss leer sein
cli-host-import-file = die Datei, die gelesen wird; - ist die Standardeingabe
cli-host-backup = die SQLite-Datei kopieren, wie sie gerade ist, während der Server weiterläuft
cli-host-backup-file = die Datei, die nur du lesen darfst
cli-simulate = Bots viele Partien spielen lassen und sie auswerten
cli-simulate-game = das Spiel: misterbill oder willi
cli-simulate-players = wie viele am Tisch sitzen
cli-simulate-games = wie viele Partien gespielt werden
cli-simulate-seed = Startwert des Zufalls: dieselbe Zahl ergibt dieselben Partien; sonst ein neuer
cli-simulate-bots = wer spielt, random, easy, house, sharp, master, grandmaster oder ein eigener Bot (docs/learning.md): einer für alle Plätze oder einer je Platz, durch Kommas getrennt
cli-simulate-option = eine Hausregel, etwa exchange=chosen; auch mehrmals
cli-simulate-records = die Partien in diese Datei schreiben, eine je Zeile
cli-simulate-workers = wie viele Prozesse sich die Arbeit teilen; sonst einer je Kern
cli-ladder = Bots bei gleichen Karten aneinander messen
cli-ladder-bots = wer spielt, zwei oder mehr, durch Kommas getrennt: random, easy, house, sharp, master, grandmaster oder ein eigener Bot, also eine Python-Klasse oder ein Programm (docs/learning.md)
cli-ladder-deals = wie oft gegeben wird; je zwei Bots spielen jedes Blatt von jedem Platz aus
cli-ladder-to = was fertig gespielt ist, in dieser Datei behalten; noch einmal angegeben, geht es von dort weiter
cli-ladder-plot = die Rangliste als SVG in diese Datei zeichnen
cli-ray = auf dem Ray-Cluster unter dieser Adresse spielen; auto findet einen laufenden, local startet einen auf diesem Rechner
cli-train = einen Spieler ein Spiel lernen lassen, indem er gegen sich selbst spielt
cli-train-to = der Ordner für das Gelernte; was dort begonnen wurde, geht weiter
cli-train-decisions = aus wie vielen Entscheidungen er lernt; sonst aus so vielen, wie Minuten dauern. Mit einer größeren Zahl geht weiter, was fertig war
cli-train-device = wo er lernt: cpu für den Prozessor, cuda für eine GPU
cli-train-against = die Datei eines Spielers: Er hat alle anderen Plätze und lernt nichts dazu; so zeigt sich, wie weit er zu schlagen ist
cli-train-from = die Datei eines Spielers: Er fängt als dieser Spieler an statt bei null
cli-train-plan = eine JSON-Datei mit dem, was an den Vorgaben anders sein soll
cli-train-seed = Startwert des Zufalls: dieselbe Zahl ergibt denselben Spieler
cli-verify = prüfen, ob aufgezeichnete Partien den Regeln folgen
cli-verify-file = eine Datei mit Aufzeichnungen, eine je Zeile; - ist die Standardeingabe
cli-verify-proven = scheitern, wenn eine Partie nicht zu Ende oder ihr Zufall nicht nachgewiesen ist
cli-verify-commitment = scheitern, wenn der Nachweis nicht diesen Fingerabdruck hat: 64 Ziffern, vor dem Geben gezeigt
cli-verify-json = das Geprüfte und Nachgewiesene als JSON schreiben, eine Zeile je Partie
cli-replay = aufgezeichnete Partien Ereignis für Ereignis erzählen
cli-replay-file = eine Datei mit Aufzeichnungen, eine je Zeile; - ist die Standardeingabe
cli-replay-record = nur diese Aufzeichnung erzählen; die erste ist 1
cli-review = sagen, was ein beendetes Spiel ausgemacht hat: Glück und die Entscheidungen aller
cli-review-file = eine Datei mit Aufzeichnungen, eine pro Zeile; - ist die Standardeingabe
cli-review-record = nur auf diese Aufzeichnung zurückblicken; die erste ist 1
cli-review-seat = für wen; der erste Platz ist 0
cli-review-all = alle Entscheidungen zeigen, die etwas verschenkt haben, nicht nur die zehn teuersten
cli-review-json = JSON ausgeben, ein Spiel pro Zeile
cli-review-to = in diese Datei eine Seite schreiben, die der Browser öffnet
cli-puzzle = das Rätsel eines Tages zeigen: eine Lage mit einer besten Wahl
cli-puzzle-date = der Tag, etwa 2026-11-18; sonst heute
cli-puzzle-answer = die beste Wahl verraten, und warum
cli-bench = die Geschwindigkeit auf diesem Rechner messen
cli-bench-engine = messen, wie schnell die Regeln laufen
cli-bench-server = messen, wie viele Züge in der Sekunde der Server festhält
cli-bench-tables = Tische zu je vier Personen
cli-bench-rate = Züge in der Sekunde, an allen Tischen zusammen
cli-bench-seconds = wie lange gemessen wird
cli-bench-database = auf dieser Datenbank messen statt auf einer eigenen SQLite-Datei; mehrmals möglich
cli-json = das Ergebnis als JSON schreiben
cli-lang = die Sprache: en, fr, de oder it; sonst die deines Systems

cli-progress = { $done } von { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
# $progress: die Meldung oben; $time: Stunden, Minuten und Sekunden, etwa 1:02:03 oder 02:03.
cli-progress-speed = { $progress } · { NUMBER($rate, minimumSignificantDigits: 1, maximumSignificantDigits: 3) } pro Sekunde · noch { $time }
cli-interrupted = Abgebrochen.

# $seed: als Text übergeben, damit die Ziffern bleiben, wie sie sind.
cli-simulate-title = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } { $game }, { $players } am Tisch, Startwert { $seed }
cli-records-written = { $records ->
        [one] 1 Partie
       *[other] { $records } Partien
    } in { $file } geschrieben.
cli-ladder-title = { $deals ->
        [one] 1-mal gegeben
       *[other] { $deals }-mal gegeben
    }: { $game }, { $players } am Tisch, { $games } Partien, Startwert { $seed }
# Über einer Tabelle: Jede Zeile gilt einem Bot, der allein unter Kopien eines anderen sitzt, des Bots der Spalte.
cli-ladder-points = Punkte mehr als die anderen im Mittel, allein unter
# Ebenso; $fair: ein Prozentsatz.
cli-ladder-wins = Anteil der Siege ({ $fair } wäre gerecht), allein unter
cli-ladder-wins-alone = Anteil der Siege, allein unter
cli-ladder-note = Jedes Blatt wird von jedem Platz aus gespielt; ± ist ein 95-%-Intervall über die Blätter.
cli-ladder-written = Rangliste in { $file } gezeichnet.
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-points = Punkte (Mittel)
cli-column-interval = ± (95 %)
cli-column-wins = Siege
cli-column-share = Anteil der Siege
cli-column-rating = Wertung (σ)
cli-column-over = Punktevorsprung
cli-row-turns = Züge je Runde
cli-row-round-decisions = Entscheidungen je Runde
cli-row-decisions = Entscheidungen je Partie
cli-row-waiters = Kellner je Partie
cli-row-calls = Rufe je Runde
cli-row-exchanges = Tausche je Runde
cli-row-ties = Geteilte Siege
cli-row-level = Runden mit Gleichstand
cli-row-stalls = Festgefahrene Runden
cli-row-speed = Partien pro Sekunde
cli-row-learned = Gelernte Entscheidungen
cli-row-left = Restzeit
cli-row-over-past = Punkte je Runde mehr als ein früheres Selbst
cli-row-over-rival = Punkte je Runde mehr als der Spieler, gegen den er lernt
cli-row-entropy = Wie offen seine Wahl ist, in Nats
cli-row-error = Wie weit sein Kritiker danebenliegt, in Punkten
cli-train-written = { $file } hat aus { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    } gelernt.
cli-train-stopped = Das Gelernte ist gespeichert: Derselbe Befehl macht hier weiter.
cli-train-rounded = Er lernt aus je { $lesson } Entscheidungen auf einmal: { $decisions } insgesamt.
cli-note-shared = Ein geteilter Sieg zählt für alle, die ihn teilen; beim Anteil der Siege wird er aufgeteilt.
cli-value-number = { $n }
cli-value-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-value-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-value-span = { $least } bis { $most }
cli-value-rate = { NUMBER($rate, minimumSignificantDigits: 1, maximumSignificantDigits: 3) }
cli-record = Aufzeichnung { $record }
cli-bench-title = Wie schnell die Regeln auf diesem Rechner laufen
cli-column-game = Spiel
cli-column-decisions-second = Entscheidungen pro Sekunde
cli-bench-game = { $game }, { $players } Spieler
cli-column-times-peer = × OpenSpiel
cli-column-two-threads = Zwei Threads
cli-column-playouts = Ganze Partien, Entscheidungen pro Sekunde
cli-column-batch = Stapel, Schritte pro Sekunde
cli-bench-import = import billi
cli-bench-first = Erster kompilierter Aufruf, noch nichts abgelegt
cli-bench-kept = Erster kompilierter Aufruf, Code abgelegt
cli-bench-apply = Ein State.apply, am langsamsten Tisch
cli-value-millions = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mio.
cli-value-times = × { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-value-seconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
cli-value-microseconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } µs
cli-bench-server-title = Der Server auf diesem Rechner
cli-bench-sockets = Offene Verbindungen
cli-bench-moves = Festgehaltene Züge je Sekunde
cli-bench-wait = Vom Zug bis zum Letzten, der davon erfährt, { $share }
cli-bench-cpu = Rechenzeit für tausend Züge
cli-bench-memory-socket = Speicher je Verbindung, Bytes
cli-bench-memory-table = Speicher je Tisch, Bytes
cli-bench-kept-game = Eine beendete Partie { $game }, Bytes aufbewahrt
cli-value-milliseconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms

cli-error-number = { $option } braucht eine ganze Zahl ab { $least }, nicht „{ $found }“.
cli-error-number-most = { $option } darf höchstens { $most } sein, nicht „{ $found }“.
cli-error-choice = { $option } kann nicht „{ $found }“ sein. Zur Wahl stehen: { $known }.
cli-error-option-form = Schreib eine Option als NAME=WERT, nicht „{ $found }“.
cli-error-commitment = Ein Fingerabdruck hat 64 Ziffern von 0 bis 9 und a bis f, nicht „{ $found }“.
cli-error-record = { $file } hat { $records ->
        [one] nur 1 Aufzeichnung
       *[other] { $records } Aufzeichnungen
    }; eine Aufzeichnung { $found } gibt es nicht.
cli-error-language = billi spricht kein „{ $found }“. Zur Wahl stehen: { $languages }.
cli-error-command = Den Befehl „{ $found }“ gibt es nicht. Zur Wahl stehen: { $commands }.
cli-error-no-option = Die Option „{ $found }“ gibt es nicht.
cli-error-no-value = { $option } braucht einen Wert.
cli-error-flag = { $option } nimmt keinen Wert.
cli-error-missing = { $what } fehlt.
# $hint: die Meldung unten.
cli-error-extra = „{ $found }“ ist zu viel. { $hint }
# $command: zum Beispiel billi simulate.
cli-error-hint = Mehr verrät dir { $command } --help.
