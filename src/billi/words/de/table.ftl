## Was nicht geht

# Plätze zählen ab 0, Karten sind wie in Aufzeichnungen geschrieben.
game-unknown = Das Spiel „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
game-players = { $name } geht mit { $fewest } bis { $most } Leuten, nicht mit { $players }.
option-unknown = Die Option „{ $option }“ gibt es nicht. Zur Wahl stehen: { $known }.
option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
bot-unknown = Den Bot „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
bot-untaught = „{ $name }“ hat { $game } noch nicht gelernt.
start-deck-or-seed = Gib nur eines davon vor: ein Blatt, einen Startwert oder anderen Zufall.
start-team-cards = Teamkarten gehören zu einem Blatt: Ohne eines verteilt sie der Zufall.
start-luck = „{ $luck }“ ist kein Zufall: Er braucht eine Methode „below“, die eine Zahl wählt.
seed-range = Ein Startwert ist eine ganze Zahl von 0 bis 2⁶³ − 1, nicht „{ $seed }“.
copy-luck = Gib einer Kopie nur eines davon: einen Startwert, anderen Zufall oder denselben Zufall.
start-dealer = Platz { $dealer } kann nicht geben, den gibt es nicht; die { $seats } Plätze zählen ab 0.
start-names = Es spielen { $players }, aber es sind { $names } Namen.
start-names-list = Gib die Namen als Liste an, einen Text für jede der { $players } Personen, nicht „{ $names }“.
start-dealer-willi = Willi fängt in der ersten Runde an, also gibt Platz 2, nicht Platz { $dealer }.
start-dealer-name = Jemand heißt Willi und fängt an, also gibt einer dieser Plätze: { $dealers }; nicht Platz { $dealer }.
view-seat = Von Platz { $seat } schaut niemand; die Plätze der { $players } Leute zählen ab 0.
action-unreadable = „{ $text }“ ist kein Zug. Schreib zum Beispiel „play R5“, „give O“ oder „pass“.
card-unknown = Die Karte „{ $card }“ gibt es nicht.
record-no-beginning = Diese Partie wurde mittendrin aufgestellt und hat keine Aufzeichnung. Fang sie mit dem ersten Geben an.
record-untold = Wie ein Spiel „{ $game }“ erzählt wird, hat noch niemand geschrieben.
fair-secret = Ein Geheimnis hat { $limit } Bytes, nicht { $length }.
fair-words-long = Die Worte von Platz { $seat } haben { $length } Zeichen; höchstens { $limit } sind erlaubt.
fair-words-character = Die Worte von Platz { $seat } enthalten ein Zeichen, das sich nicht zeigen lässt, { $found }.

pop-nothing = Es gibt nichts zurückzunehmen.
deal-not-now = Jetzt wird nicht gegeben.
deck-list = Ein Blatt ist eine Liste von Karten, nicht „{ $deck }“.
deck-card-extra = „{ $card }“ ist einmal zu oft im Blatt.
deck-card-missing = Im Blatt fehlt eine Karte: { $card }.
team-cards-wrong = Gib jedem Platz eine der Teamkarten 1 bis { $players }.
team-cards-none = Die letzte Runde wird ohne Teamkarten gespielt.
team-cards-not-here = Teamkarten gibt es nur bei Mister Bill.
draw-not-there = { $card } lässt sich hier nicht ziehen; die Karten sind: { $cards }.

why-over = Die Partie ist zu Ende.
why-luck = Jetzt wählt niemand: Als Nächstes wird gegeben oder gezogen.
why-no-seat = „{ $seat }“ ist kein Platz; die Plätze der { $players } Leute zählen ab 0.
why-not-asked = Platz { $seat } hat jetzt nichts zu wählen; dran sind diese Plätze: { $asked }.
why-other = Platz { $seat } kann jetzt nicht „{ $action }“ wählen. Zur Wahl stehen: { $choices }.
why-not-held = Platz { $seat } hat { $card } nicht auf der Hand.
why-target = Platz { $seat } muss einen anderen Platz nennen, der noch im Spiel ist. Zur Wahl stehen: { $choices }.
# $colour: der Buchstabe der ausgespielten Farbe; $value: der ausgespielte Wert.
why-follow = Platz { $seat } kann { $card } nicht spielen: Er hat { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    } und muss diese Farbe oder eine { $value } spielen.
why-no-call = Platz { $seat } kann jetzt nicht rufen: Das geht nur, wenn man schon in diesen Stich gespielt hat, und vor der nächsten Karte.
why-no-call-called = Rufen kann niemand mehr: Platz { $caller } hat in diesem Stich schon gerufen.
why-no-call-two-tricks = Platz { $seat } kann nicht rufen: Er hat schon zwei Stiche.
why-no-call-theirs = Platz { $seat } braucht nicht zu rufen: Der Stich gehört ihm, alle anderen haben schon zwei.
why-not-in-trick = { $card } liegt nicht im gewonnenen Stich.
why-same-colour = { $card } lässt sich hier nicht tauschen: Beide Karten müssen die gleiche Farbe haben.

position-no-hands = Eine Stellung braucht „hands“: eine Liste mit einem Text für jeden Platz.
position-unknown-field = Eine Stellung hat kein Feld „{ $field }“. Zur Wahl stehen: { $known }.
position-one-a-seat = „{ $field }“ braucht eine Liste mit { $seats } Einträgen, einem je Platz.
position-number = „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
position-exactly = „{ $field }“ muss hier { $expected } sein, nicht „{ $value }“.
position-choice = „{ $field }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
position-cards = „{ $field }“ muss Karten nennen wie „{ $example }“, nicht „{ $value }“.
position-seats = „{ $field }“ muss eine Liste verschiedener Plätze von 0 bis { $highest } sein, nicht „{ $value }“.
position-not-now = „{ $field }“ gehört nicht in die Phase „{ $phase }“.
position-points = Platz { $seat } kann hier nicht { $points } haben: Sieh dir „{ $field }“ an.
position-pair-in-hand = Platz { $seat } kann { $card } nicht zweimal haben: Paare werden sofort abgelegt.
position-count = Auf allen Händen zusammen kann { $card } nicht so oft sein: { $held }.
position-still-in = Platz { $seat } muss mit Karten noch im Spiel sein und ohne Karten raus.
position-turn-out = Platz { $seat } ist raus und kann nicht an der Reihe sein.
position-one-team = Nur noch ein Team ist im Spiel, also ist die Runde zu Ende.
position-effect = So kann kein Kellner im Gange sein. Sieh dir waiter, target, direction und gifts an.
position-tricks = „won“ kann nicht { $won } sein: Niemand bekommt mehr als zwei Stiche, und der achte beendet die Runde.
position-trick = Karten im Stich: In der Phase „{ $phase }“ können es nicht { $cards } sein.
position-willi-asked = Willi wählt nicht: Er deckt seine nächste Karte auf.
position-call = So kann niemand zum Rufen gefragt sein. Sieh dir trick, asked und caller an.
position-caller = Platz { $seat } kann in diesem Stich nicht gerufen haben.
position-exchange = So kann niemand eine Karte tauschen. Sieh dir trick, won, winner und taken an.
position-card-twice = { $card } kann nicht an zwei Stellen sein.
position-box = Platz { $seat } kann { $card } nicht in die Schachtel gelegt haben.
position-hand-size = Karten auf der Hand von Platz { $seat }: { $held } statt { $expected }.
position-pile = Karten in Willis Stapel: Es müssen { $expected } sein.

bulk-number = „{ $name }“ braucht eine ganze Zahl ab 1, nicht „{ $number }“.
bots-count = Nenne einen Bot für alle oder { $players } Bots; genannt sind { $found }.
worker-stopped = Einer der Prozesse ist unerwartet stehen geblieben; vielleicht hat der Speicher nicht gereicht.
batch-actions = Gib für jede Partie einen Zug an, { $n } im Ganzen: ganze Zahlen der Regeln oder eine negative, um zufällig zu wählen.
batch-illegal = Partie { $game } erlaubt den Zug { $action } jetzt nicht.
arena-game = „{ $game }“ kann hier noch niemand lernen: Es sagt nicht, was ein Lernender sieht.
arena-games = Eine Arena nimmt ein einziges Spiel, mit beliebig vielen Spielern und Optionen; das sind mehrere: { $games }.
arena-other = Das Gespeicherte gehört zu einer anderen Arena: Diese hat { $n } Partien oder andere Spieler und Optionen.
begin-from-none = Es gibt keinen Stand, von dem aus es weitergehen könnte.
begin-from-other = Stand { $place } ist { $game }, und dort wird etwas anderes gespielt.
begin-from-luck = Bei Stand { $place } ist niemand gefragt: Das Glück ist an der Reihe, oder die Partie ist zu Ende.
env-bots = Nenne einen Bot für alle anderen Plätze oder einen für jeden, { $seats } im Ganzen; das sind { $bots }.
env-bots-many = „{ $name }“ kann nicht Tausende Partien zugleich spielen; { $known } können es. Für andere lass Gymnasium eine Partie nach der anderen spielen: vectorization_mode „sync“.
env-reset = Setz dich erst: Ruf reset() auf.
env-reset-over = Einige dieser Partien sind zu Ende. Beginn die nächsten mit reset und einer reset_mask, oder wähl einen anderen autoreset_mode.
env-seeds = Gib einen Startwert für alle Partien oder einen für jede, { $n } im Ganzen.
env-reset-mask = Eine reset_mask sagt von jeder Partie, { $n } im Ganzen, ob sie neu beginnt; mindestens eine muss.
env-observer = Wer spielt, sieht Offenes und Eigenes zusammen, nie eines ohne das andere: nicht { $kind }.
device-unknown = Das Gerät „{ $device }“ gibt es nicht. Zur Wahl stehen: { $known }.
device-no-cuda = Für die GPU muss billi mit „cuda“ installiert sein: { $reason }
device-no-gpu = Hier ist keine GPU, die CUDA nutzen kann.

## Am Tisch: warum ein Wunsch nicht in Erfüllung geht

table-clock = Die Bedenkzeit kann { $known } Sekunden je Entscheidung sein, nicht { $clock }.
table-language = Ein Tisch spricht eine dieser Sprachen: { $known }, nicht „{ $language }“.
table-no-such-seat = Platz { $seat } gibt es hier nicht: Die Plätze gehen von 0 bis { $last }.
table-chair-taken = Auf Platz { $seat } sitzt schon jemand.
table-chair-free = Auf Platz { $seat } sitzt niemand.
table-not-yours = Platz { $seat } gehört dir nicht.
table-not-host = Das kann nur, wer den Tisch eröffnet hat.
table-not-seated = Setz dich erst hin.
table-begun = Die Partie läuft schon: Das lässt sich nicht mehr ändern.
table-closed = Die Partie beginnt gerade: Bis zum Geben lässt sich nichts mehr ändern.
table-not-cutting = Du bist gerade nicht mit Abheben dran.
table-other-cut = So wolltest du nicht abheben: Es passt nicht zu deinem Siegel.
table-not-begun = Die Partie hat noch nicht begonnen.
table-over = Die Partie ist zu Ende.
table-stale = Der Tisch ist schon weiter, bei Version { $version }. Schau noch einmal hin und wähle.
table-order = Nenne jeden der { $seats } Plätze einmal.
table-no-calls = In diesem Spiel wird nicht gerufen.
table-phrase = Den Spruch „{ $phrase }“ gibt es nicht. Zur Wahl stehen: { $known }.
table-name-empty = Sag uns deinen Namen.
table-name-long = Ein Name hat höchstens { $longest } Buchstaben.
table-words-long = Deine Worte für den Zufall haben höchstens { $longest } Buchstaben.
table-saying-empty = Schreib erst etwas.
table-saying-long = Sag es in höchstens { $longest } Buchstaben.
table-muted = Wer den Tisch eröffnet hat, hat dich stumm geschaltet.
table-not-over = Die Partie ist noch nicht zu Ende.
table-put-away = Dieser Tisch ist abgeräumt; die Partie ist aufgezeichnet.
table-one-chair = Du hast schon einen Platz. Mehrere auf einem Gerät macht man vor dem Geben aus.
table-next-deal = Diese Karten hat jemand anders bekommen. Die nächsten sind deine.
table-elsewhere = An diesem Tisch wird auf einem anderen Server weitergespielt. Gleich bist du dort.
table-unreadable = Dieser Tisch lässt sich gerade nicht lesen. Wer den Server betreibt, kann herausfinden, warum.
table-old-rules = Diese Partie wurde nach Regeln ausgeteilt, die seither berichtigt wurden; sie kann nicht weitergehen. Eröffne einen neuen Tisch.
table-moved-on = Diese Partie wurde nach Regeln ausgeteilt, die seither berichtigt wurden; sie kann nicht weitergehen. An einem neuen Tisch haben alle ihren Platz: { $code }.
table-still-here = Diese Person sitzt am Tisch: Niemand entscheidet für sie.
table-just-gone = Diese Person ist eben erst gegangen: Gib ihr einen Moment.
table-too-chatty = Eins nach dem anderen: Warte kurz, bevor du mehr sagst.
table-log-full = An diesem Tisch wurde so viel gesagt und geändert, dass nur noch die Partie selbst weitergeht.
table-share = Du hast an diesem Tisch so viel gesagt und geändert, dass du jetzt nur noch spielen kannst.
table-too-many = Mehr als { $most } Tische zugleich kann niemand offen haben. Spiel erst einen davon zu Ende, oder komm morgen wieder.
table-no-hints = An diesem Tisch gibt es keine Tipps: Sie wurden nicht erlaubt.
table-no-hints-here = In diesem Spiel gibt es keine Tipps.
table-hint-turn = Einen Tipp bekommst du, wenn du etwas zu entscheiden hast.
table-hint-bot = Gerade spielt ein Bot für dich. Komm erst zurück, dann frag.
table-hint-no-choice = Hier gibt es nichts zu entscheiden, also auch keinen Tipp.

## An der Tür des Servers

message-unreadable = Diese Nachricht ist nicht zu lesen: { $reason }.
message-busy = Am Tisch ist gerade viel los. Versuch es noch einmal.
store-not-now = Gerade lässt sich nichts speichern. Versuch es etwas später noch einmal.
door-who-are-you = Sag uns erst, wer du bist.
door-banned = Wer diesen Server betreibt, möchte dich nicht an den Tischen haben. Du darfst zusehen und dich vergessen lassen.
door-foreign-page = Das kommt von einer anderen Seite als unserer, darauf antworten wir nicht.
door-not-json = Das ist kein JSON; etwas anderes wird hier nicht gelesen.
door-too-large = Das ist zu viel auf einmal: höchstens { $limit } Bytes.
door-too-many = Zu viele Versuche. Warte kurz und versuch es noch einmal.
door-too-many-new = Aus deinem Netz sind so viele Neue gekommen, dass gerade niemand mehr eingelassen wird. Warte kurz und versuch es noch einmal.
door-too-many-listed = Aus deinem Netz stehen so viele Tische auf der öffentlichen Liste, dass gerade keiner dazukommt. Warte kurz, oder öffne deinen nur per Link.
door-old-link = Dieser Link ist schon benutzt oder zu alt. Lass dir einen neuen geben.
door-last-device = Das ist hier dein einziges Gerät. Ohne es könntest du nicht mehr zurückkommen.
door-devices-full = Diese Person hat schon { $limit } Geräte. Erst muss eines davon abgemeldet werden.
door-somebody-already = Du bist hier schon jemand anderes. Mit diesem Link würdest du eine andere Person.
door-not-over = Diese Partie läuft noch: Ihre Aufzeichnung gibt es am Ende.
door-not-there = Hier ist nichts. Vielleicht ist der Link alt, oder ein Buchstabe stimmt nicht.
door-language = billi spricht eine dieser Sprachen: { $known }, nicht „{ $language }“.
