## Der Rückblick auf ein beendetes Spiel

review-of = { $game }: was das Ergebnis ausgemacht hat
# $player: ein Name.
review-whose = Rückblick für { $player }
review-choose = Wessen Rückblick
review-player = Name
review-result = Ergebnis
review-deal = Das Geben
review-draws = Das Ziehen
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result-about = Ein Ergebnis sind die Punkte einer Person weniger der Durchschnitt am Tisch. Es ist das Geben, das Ziehen, die eigenen Entscheidungen und die der anderen, genau zusammengezählt.
review-chair = Im Geben steckt, was der Platz wert ist, { $points }: Wo Willi mitspielt, sind nicht alle gleich.
review-line = Was alle erwarten konnten
review-line-about = In jedem Moment: das Ergebnis, das jeder Platz erwarten konnte. Mit den Pfeiltasten weitergehen oder ziehen.
# $step und $steps: Zahlen, wie in „12 von 300“.
review-step = { $step } von { $steps }
review-back = Einen Schritt zurück
review-forward = Einen Schritt weiter
review-moments = Die Momente, auf die es ankam
review-luckiest = Größtes Glück
review-unluckiest = Größtes Pech
review-dearest = Teuerste Entscheidung
review-nothing = Nichts Auffälliges.
review-decisions = Entscheidungen
review-decisions-about = Beurteilt nur nach dem, was { $player } in dem Moment sehen konnte. „Nichts klar Besseres“ heißt: War eine andere Wahl besser, dann um so wenig, dass es auch Zufall sein kann.
review-round = Runde { $round }
review-made = Gewählt
review-best = Besser
review-gave = Verschenkt
review-between = { $low } bis { $high }
review-equal = Nichts klar Besseres
review-equals = { $n ->
        [one] 1 Entscheidung, zu der es nichts klar Besseres gab
       *[other] { $n } Entscheidungen, zu denen es nichts klar Besseres gab
    }
review-gave-all = Insgesamt verschenkt: { $points }.
review-no-decisions = Keine Entscheidung zu treffen.
review-table = Die Linie als Tabelle
review-moment = Moment
review-how = Wie das berechnet wurde
review-how-line = Ein Netz, das alle Karten sieht, sagt, was eine Stellung wert ist. Vor dem Ziehen ist das der Durchschnitt über alle Karten, die kommen konnten. Wo das Glück mehrmals entscheidet, bevor jemand eine Wahl hat, wird { $samples }-mal gezogen, immer gleich. Kommende Runden sind für niemanden etwas wert, außer wo Willi mitspielt: Dort ist es das, was die Plätze bei { $deals }-maligem Geben wert sind.
review-how-decisions = Wo jemand anders gewählt hat, als ein geübtes Netz es täte, werden die Möglichkeiten in bis zu { $hands } Verteilungen ausprobiert, die zu allem passen, was zu sehen war. Das Intervall stimmt in 95 von 100 Fällen.
review-seated = Alle setzen sich.
review-dealt = Die Karten von Runde { $round } werden verteilt.
# Eine Karte, die in einem blinden Eintausch zurückkommt.
review-blind = { $player } zieht { $card } von { $from } ({ card-E }).
# $choice: eine der Nachrichten unten.
review-chose = { $player }: { $choice }

# Was jemand wählt, nach dem Namen und einem Doppelpunkt oder in einer Liste.
choice-play = { $card } spielen
choice-box = { $card } in die Schachtel legen
choice-call = „Willi!“ rufen
choice-no-call = nicht rufen
choice-take = { $card } aus dem Stich nehmen
choice-give = { $card } hergeben
choice-keep = die Karten behalten
choice-pass = keinen Kellner spielen
choice-give-to = { $card } an { $target } geben
choice-waiter-E = { card-E } mit { $target } spielen
choice-waiter-T = { card-T } mit { $target } spielen
choice-waiter-G = { card-G } spielen: Alle geben an { $target }
choice-waiter-L = { card-L } spielen
choice-waiter-R = { card-R } nach { $direction ->
        [left] links
       *[right] rechts
    } spielen
