### Eine erste Partie mit Begleitung: was die Seite bei jedem Schritt der beiden Lektionen sagt (src/billi/lessons).
### Ein Schritt ist lesson-<game>-<step>: sein Titel, was geschieht und warum, und in .do, was zu tun ist.
### Karten heißen, wie games.ftl sie nennt, Knöpfe und Mitspieler wie in page.ftl.

## Rund um eine Lektion

lesson-coach = Was jetzt zu tun ist
lesson-progress = Schritt { $number } von { $steps }
lesson-go-on = Weiter
lesson-again = Von vorn
lesson-leave = Beenden
lesson-play = Jetzt richtig spielen
lesson-rules = Die Regeln lesen
lesson-not-now = Das kommt später. Mach zuerst, was auf dem Zettel steht.
lesson-stuck = Hier geht diese Partie nicht weiter. Fang noch einmal von vorn an.

## Mister Bill

lesson-misterbill-deal = Alle 47 Karten sind verteilt. Werde deine los: Wer keine mehr hat, ist raus, und das ist gut so. Du bildest ein Team mit { bot-name-2 } gegenüber.
    .title = Willkommen in der Trattoria
lesson-misterbill-pairs = Zwei gleiche Karten sind ein Paar, und ein Paar legst du sofort ab: Deine zwei Desserts sind schon weg. Dir bleiben ein paar Gerichte und fünf Kellner, die dir helfen.
    .title = Paare gehen weg
lesson-misterbill-draw = Du fängst an. Wer dran ist, zieht zuerst blind eine Karte von rechts: du also von { bot-name-3 }. Dafür tippst du eine dieser Karten an.
    .title = Zieh eine Karte
lesson-misterbill-look = Die Omelette hat ihren Zwilling gefunden, das Paar ist weg. Jetzt darfst du einen Kellner spielen. Bei { card-L } muss jeder, der { card-B } hat, ihn zeigen.
    .title = Ein Paar und ein Kellner
    .do = Spiel { card-L }.
lesson-misterbill-exchange = { bot-name-3 } hatte { card-B }, und jetzt hast du ihn gezogen. Es gibt ihn nur dreimal, einer bleibt also immer übrig. Mit { card-E } gibst du jemandem eine Karte und ziehst dafür blind eine andere.
    .title = Erwischt
    .do = Spiel { card-E } mit { bot-name-1 }, links von dir.
lesson-misterbill-give = Was du gibst, suchst du aus. Was zurückkommt, bestimmt der Zufall.
    .title = Mit besten Grüßen
    .do = Gib { card-B } weg.
lesson-misterbill-pass = Zurück kam ein Hamburger, mit deinem zusammen ein Paar. Nun bist du wieder dran. Du musst keinen Kellner spielen: Heb sie dir auf. Wer keinen hat, sagt dasselbe; so erfährt niemand, was du hast.
    .title = Oder keiner
    .do = Wähl „{ answer-pass }“.
lesson-misterbill-round = Bei { card-R } geben alle im selben Moment eine Karte weiter. Du sagst, in welche Richtung.
    .title = Einmal weiter
    .do = Spiel { card-R }, nach links.
lesson-misterbill-hand-on = Alle wählen heimlich aus, dann wandern die Karten. Für heute hast du genug gesehen.
    .title = Alle zugleich
    .do = Gib { card-L } weiter.
lesson-misterbill-gather = { bot-name-3 } hat nur noch eine Karte. Bei { card-G } nennst du jemanden, und alle anderen geben dieser Person eine Karte.
    .title = Nicht so schnell
    .do = Spiel { card-G } für { bot-name-3 }.
lesson-misterbill-gift = Auch du gibst eine. Für { bot-name-2 } ist es die letzte, umso besser.
    .title = Ein Geschenk
    .do = Gib das Sushi her.
lesson-misterbill-mate = { bot-name-2 } hat keine Karten mehr und ist raus. Punkte bekommt dein Team, sobald auch du raus bist.
    .title = Die Hälfte ist geschafft
lesson-misterbill-trade = { card-G } können alle spielen: Diesmal war es { bot-name-1 }, und die Karten hast du bekommen. Aber { bot-name-1 } hat jetzt nur noch eine, und { card-T } tauscht ganze Hände.
    .title = Dein großer Auftritt
    .do = Spiel { card-T } mit { bot-name-1 }.
lesson-misterbill-last = Du hast noch eine Karte, und { bot-name-1 } zieht sie gleich von dir. Ohne Karten bist du sofort raus, auch wenn du nicht dran bist.
    .title = Die letzte Karte
lesson-misterbill-bill = Dein Team ist als erstes raus: 4 Punkte für jeden von euch. { bot-name-1 } und { bot-name-3 } haben noch Karten, also zahlen sie die Rechnung und bekommen nichts.
    .title = Die Rechnung, bitte
lesson-misterbill-bye = Eine Partie hat zwei Runden im Team und eine, in der alle für sich spielen. Es gewinnt, wer die meisten Punkte hat. Guten Appetit.
    .title = Jetzt kannst du es

## Willi

lesson-willi-deal = Die Karten gehen von 1 bis 9, in vier Farben. Alle haben neun davon.
    .title = Willkommen im Hinterzimmer
lesson-willi-goal = Alle machen genau zwei Stiche und zählen die Karten darin zusammen. Die höchste Summe bringt 3 Punkte, die zweite 1, die dritte nichts, die niedrigste 2.
    .title = Ganz hoch oder ganz tief
lesson-willi-box = Zuerst legen alle heimlich eine Karte weg. Acht bleiben, für acht Stiche. Die gelbe 1 ist deine einzige gelbe Karte, und es kann nützlich sein, keine zu haben.
    .title = In die Schachtel
    .do = Leg die gelbe 1 in die Schachtel.
lesson-willi-lead = Du spielst zum ersten Stich aus, was du willst.
    .title = Die erste Karte
    .do = Spiel die grüne 8.
lesson-willi-decline = Wer schon gespielt hat, darf „Willi!“ rufen, bevor die nächste Karte fällt, und bekommt den Stich auf jeden Fall. Du wirst nach jeder Karte gefragt, nur nach der letzten nicht; dieser Stich lohnt sich nicht.
    .title = Ein einziges Wort
    .do = Wähl „{ answer-no-call }“.
lesson-willi-lowest = Diesmal haben alle Grün gespielt. Die niedrigste Karte bekommt den Stich: die 4 von { bot-name-1 }.
    .title = Die niedrigste Karte gewinnt
lesson-willi-follow = { bot-name-1 } hat eine Karte getauscht und spielt die grüne 2 aus. Du hast Grün, also spielst du Grün oder eine andere 2, so wie { bot-name-2 }. { bot-name-3 } hatte kein Grün und durfte alles spielen.
    .title = Farbe bekennen
    .do = Spiel die grüne 9.
lesson-willi-anything = Von zwei gleichen Karten hat die erste gewonnen. Jetzt ist Gelb ausgespielt, und { bot-name-2 } hat gerufen: Dieser Stich ist weg, was auch fällt. Du hast kein Gelb, also darfst du alles spielen.
    .title = Keine von dieser Farbe
    .do = Spiel die rote 7.
lesson-willi-value = Grün ist ausgespielt, und du hast Grün. Du darfst aber auch die ausgespielte Zahl in einer anderen Farbe legen.
    .title = Dieselbe Zahl
    .do = Spiel die blaue 6.
lesson-willi-call = 6, 9 und 6 sind schon 21, und du willst hoch hinaus. Aber die andere 6 lag zuerst da, deine gewinnt nicht von allein. Ein Wort genügt.
    .title = Jetzt rufst du
    .do = Ruf „Willi!“
lesson-willi-swap = Der Stich gehört dir, und du darfst eine seiner Karten gegen eine aus deiner Hand tauschen. Die 1 holt dir noch einen Stich, und eine 9 in diesem zählt für dich.
    .title = Ein guter Tausch
    .do = Tipp die grüne 1 im Stich und deine rote 9 an, dann wähl „{ answer-swap }“.
lesson-willi-one = Wer einen Stich bekommt, spielt zum nächsten aus. Niedriger als eine 1 ist nichts.
    .title = Du spielst aus
    .do = Spiel die grüne 1.
lesson-willi-keep = Das ist dein zweiter Stich. Du darfst wieder tauschen, musst aber nicht.
    .title = Diesmal kein Tausch
    .do = Wähl „{ answer-keep }“.
lesson-willi-two = Du hast deine zwei Stiche. Du spielst weiter, darfst aber nicht mehr rufen, und deine Karten gewinnen nichts mehr.
    .title = Zwei sind genug
    .do = Spiel die grüne 3.
lesson-willi-rest = Drei Dreien, und deine war die erste. Aber du und { bot-name-1 } habt schon zwei Stiche, also gewinnt die 3 von { bot-name-3 }. Die letzten zwei Stiche spielen sich von selbst.
    .title = Wer zwei hat, zählt nicht mehr
lesson-willi-totals = Deine Karten ergeben 51, am meisten: 3 Punkte. { bot-name-1 } hat 48 und bekommt 1, { bot-name-3 } hat 36 und bekommt nichts. { bot-name-2 } hat am wenigsten, 30, und bekommt 2. Bei gleicher Summe gibt es nichts.
    .title = Was es bringt
lesson-willi-bye = Eine Partie hat acht Runden, und es gewinnt, wer die meisten Punkte hat. Der Rest ist Nervensache.
    .title = Jetzt kannst du es
