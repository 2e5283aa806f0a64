### Der Punkteblock, für alle, die mit den echten Karten spielen. Ein Abend ist eine ganze Partie.

## Das Buch der Abende

scores-heading = Punkteblock
scores-lead = Für Abende mit den echten Karten. Er geht auch ohne Netz.
scores-new = Neuer Abend
scores-evenings = Deine Abende
scores-none = Noch keiner. Fang einen an, dann wartet er hier auf dich.
scores-all = Alle Abende
scores-round-of = Runde { $round } von { $rounds }
# $points: was jeder von ihnen hat.
scores-leads = { $n ->
        [one] { $players } führt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $players } führen gemeinsam mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
scores-nobody-leads = Noch hat niemand einen Punkt.
scores-remove = Entfernen
scores-remove-evening = { $game }, { $date }: entfernen
scores-removed = Der Abend ist entfernt.
scores-undo = Rückgängig
scores-bin = { $n ->
        [one] 1 entfernter Abend
       *[other] { $n } entfernte Abende
    }
scores-bin-lead = 30 Tage lang kannst du sie zurückholen.
scores-bring-back = Zurückholen
scores-forget = Endgültig löschen
scores-missing = Diesen Abend gibt es hier nicht
scores-missing-why = Abende bleiben in dem Browser, in dem sie geschrieben wurden. Vielleicht war es ein anderer, oder der Abend ist gelöscht.

## Den Tisch decken

scores-who = Wer spielt mit?
scores-who-order = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn. Ein Name darf leer bleiben.
# Wer keinen Namen hat. $number: der Platz, ab 1 gezählt.
scores-player = Platz { $number }
scores-move-up = { $player } einen Platz nach oben
scores-willi-himself = Willi selbst
scores-same-name = Zwei von euch heißen gleich. Ein Buchstabe mehr hilft.
scores-known = Ihr habt schon gespielt mit
scores-willi-starts = Wann fängt Willi an?
scores-willi-sits = Wo sitzt Willi?
scores-first-dealer = Wer gibt zuerst?
scores-by-lot = Das Los entscheidet
scores-dealer-follows = { $starter } fängt an, also gibt in der ersten Runde { $dealer }.
scores-begin = Los geht’s

## Ein Abend

scores-rounds = Runden
scores-round = Runde { $round }
scores-round-done = Runde { $round }, gespielt
scores-result = Ergebnis
# Über einem Namen: wer gibt, wer anfängt.
scores-deals = Gibt
scores-starts = Fängt an
scores-starts-later = noch offen
scores-next = Weiter mit Runde { $round }
scores-see-result = Wer hat gewonnen?
scores-table = Der Stand
scores-name = Name
scores-sum = Summe
scores-changes = Namen und wer zuerst gibt

## Eine Runde Mister Bill

# $n: wie viele mitspielen.
scores-teams-ask = Teamkarten 1 bis { $n }, eine für jeden. Gleiche Farbe, gleiches Team.
scores-draw = Teams auslosen
scores-draw-again = Neu auslosen
scores-by-hand = Unsere Karten eingeben
scores-cards-swap = Wähle für jeden die Teamkarte. Wer sie hatte, bekommt die andere. Haben in deiner Schachtel andere Zahlen dieselbe Farbe, dann zählt, wer mit wem spielt; wer die 1 hat, beginnt.
scores-these-teams = Das sind die Teams
scores-other-teams = Teams ändern
# Eine Teamkarte, neben einem Namen.
scores-card = Karte { $card }
scores-card-choice = { $card } · { $team }
scores-team-told = { $team }: { $players }.
scores-tap-teams = Tippe jedes Team an, wenn der Letzte daraus ausscheidet.
scores-tap-players = Jeder für sich. Tippe alle an, sobald sie ausscheiden.
# $n: wie viele im Team sind; $points: was jeder von ihnen bekommt.
scores-takes = { $n ->
        [one] bekommt { points }
       *[other] bekommen je { points }
    }
scores-pays = { $n ->
        [one] zahlt die Rechnung
       *[other] zahlen die Rechnung
    }
scores-nothing = { $n ->
        [one] bekommt nichts
       *[other] bekommen nichts
    }
scores-back-in = { $n ->
        [one] { $players } ist wieder im Spiel.
       *[other] { $players } sind wieder im Spiel.
    }
scores-stalled = Seit Ewigkeiten legt niemand mehr ab: Die Runde endet hier.
scores-goes-on = Die Runde geht weiter.

## Eine Runde Willi

scores-totals-ask = Zählt die Karten eurer zwei Stiche zusammen.
scores-totals-willi = Zählt Willis Karten, wie sie liegen: Seine 12 kommen von selbst dazu.
scores-plus-twelve = + 12
scores-has-total = { $total }
# $counted: was Willis Karten zählen, ohne seine 12.
scores-has-total-willi = { $counted } + 12 = { $total }
scores-write = Aufschreiben
scores-correct = Diese Runde berichtigen
scores-leave = So lassen, wie es war
scores-total-missing = { $n ->
    [one] Eine Summe fehlt noch.
   *[other] { $n } Summen fehlen noch.
}
scores-odd-total = { $player }: Acht Karten zählen zusammen { $least } bis { $most }. Noch einmal nachzählen?
scores-odd-sum = Zusammen sind das { $sum }, es müssten aber { $least } bis { $most } sein. Noch einmal nachzählen?

## Das Ende eines Abends

scores-again = Dieselben Leute noch einmal
scores-again-how = Alle rücken einen Platz weiter.
scores-copy = Als Text kopieren
scores-copied = Kopiert.
scores-copy-by-hand = Kopiere es von hier
scores-text-heading = { $game }, { $date }
# $rounds: die Punkte jeder Runde mit Pluszeichen dazwischen; $points: ihre Summe.
scores-text-line = { $player }: { $rounds } = { $points }

## Was aufgehoben wird

scores-trouble-unstored = Dieser Browser speichert nicht, was du schreibst: Vielleicht ist er voll oder im privaten Modus. Dein Abend bleibt nur, solange dieser Tab offen ist.
scores-trouble-newer = Eine neuere Fassung dieser Seite hat deine Abende geschrieben. Lade neu, dann geht es weiter.
scores-trouble-broken = Ein Teil des Buchs lässt sich nicht lesen. Er liegt beiseite, und nichts ist gelöscht.
scores-reload = Neu laden
scores-try-again = Noch einmal versuchen
scores-save-aside = Als Datei sichern
scores-drop-aside = Löschen

scores-file-title = Eine Kopie zum Aufheben
scores-kept = Deine Abende sind nur in diesem Browser, und er hat versprochen, sie zu behalten.
scores-kept-perhaps = Deine Abende sind nur in diesem Browser, und er kann sie von sich aus löschen: Safari tut es nach einer Woche ohne Besuch.
scores-file-lead = In einer Datei sind sie sicher, und du nimmst sie auf ein anderes Gerät mit.
scores-file-save = Als Datei sichern
scores-file-add = Aus einer Datei hinzufügen
# $n: wie viele Abende neu sind, oder weiter als hier.
scores-file-added = { $n ->
        [0] In dieser Datei ist nichts Neues.
        [one] 1 Abend ist dazugekommen.
       *[other] { $n } Abende sind dazugekommen.
    }
scores-file-part = Ein Teil dieser Datei war nicht lesbar und blieb weg.
scores-file-wrong = Das ist keine Datei des Punkteblocks, also kam nichts dazu.
scores-file-newer = Eine neuere Version dieser Seite hat diese Datei geschrieben: Lade die Seite neu und füge sie dann hinzu.
