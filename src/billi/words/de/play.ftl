### Wie jemand über die Zeit gespielt hat: in den eigenen Partien, nur für sich.

play-title = Wie du spielst
play-which = Welche Partien
# $game: der Name des Spiels. $against: eine der Zeilen darunter. $n: wie viele Partien.
play-group = { $game }: { $against } ({ $n })
play-against-random = Zufallsbots
play-against-easy = gemütliche Bots
play-against-house = Bots wie in der Familie
play-against-sharp = Bots, die siegen wollen
play-against-master = Meister
play-against-mixed = verschiedene Bots
play-against-people = andere Leute

## Was dabei herauskommt

play-early = Noch lässt sich nichts sagen: Dafür braucht es mindestens { $n } Partien.
play-ahead = Du schneidest besser ab als die anderen, und das liegt nicht am Glück.
play-behind = Du schneidest schlechter ab als die anderen, und das liegt nicht am Pech.
play-level = Zu knapp, um es zu sagen: Der Unterschied kann Zufall sein.
# Lauter Zahlen mit Vorzeichen, wie +0,40.
play-sum = { $n ->
        [one] Eine Partie, { $result } Punkte: Glück { $luck }, deine Entscheidungen { $own }, die der anderen { $others }.
       *[other] { $n } Partien, im Durchschnitt { $result } Punkte: Glück { $luck }, deine Entscheidungen { $own }, die der anderen { $others }.
    }
play-change-less = Du verschenkst weniger als früher: { $since } pro Entscheidung in den letzten { $n } Partien, davor { $before }.
play-change-more = Du verschenkst mehr als früher: { $since } pro Entscheidung in den letzten { $n } Partien, davor { $before }.
play-change-same = Ob sich das verändert hat, lässt sich nicht vom Zufall unterscheiden: { $since } in den letzten { $n } Partien, davor { $before }.
play-waiting = { $n ->
        [one] Eine weitere Partie wird noch angeschaut…
       *[other] { $n } weitere Partien werden noch angeschaut…
    }

## Die Bilder. Nach einer Zahl kommen „Punkte pro Partie“ und „Punkte pro Entscheidung“.

play-rest = Ohne das Glück
play-a-game = Punkte pro Partie
play-given = Verschenkt
play-a-decision = Punkte pro Entscheidung
play-given-about = weniger ist besser
play-legend-result = Ergebnis
play-legend-rest = ohne das Glück
play-legend-given = jede Partie
play-legend-running = über zehn Partien

## Dasselbe als Tabelle, und was es heißt

play-more = Partie für Partie, und was es heißt
play-when = Gespielt
play-result = Ergebnis
play-luck = Glück
play-without = Ohne Glück
play-about-luck = Ein Ergebnis sind deine Punkte minus der Durchschnitt aller, die mitspielen, Willi selbst ausgenommen. Glück ist, was ausgeteilte und gezogene Karten dazu beigetragen haben. Der Rest ist gespielt: von dir und von den anderen. Wie eine Entscheidung bei verdeckten Karten ausgegangen ist, steckt noch darin.
play-about-given = Jede deiner Entscheidungen wird nur danach beurteilt, was du in dem Moment sehen konntest. Was die beste Wahl im Durchschnitt mehr gebracht hätte als deine, ist verschenkt. Der getönte Streifen und die Zahl nach ± treffen den Durchschnitt in 95 von 100 Fällen.
play-about-counts = Es zählen deine letzten 100 Partien, soweit du von der ersten bis zur letzten Karte selbst gespielt hast, und nur eine Hand. Das siehst nur du, und es verschwindet, wenn du deine Daten löschst.
