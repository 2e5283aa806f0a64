### Alles, was billi auf Deutsch sagt. Die vier Sprachen haben dieselben Nachrichten mit denselben Argumenten.
### Freundlich und kurz, in der Gegenwart, mit du. Keine Ausrufezeichen außer dem von Willi.

## Spiele und Karten

game-misterbill = Mister Bill
game-willi = Willi

# Eine Karte: was auf ihr steht, dann ihr Name in einer Liste, eine davon im Akkusativ und Paare davon ($n: wie viele, 1 oder 2).
# Der Buchstabe in der Kennung ist der auf der Karte, in jeder Sprache.
card-O = Omelette
    .name = Omelette
    .one = eine Omelette
    .pairs = { $n ->
        [one] ein Paar Omelettes
       *[other] zwei Paar Omelettes
    }
card-S = Sushi
    .name = Sushi
    .one = ein Sushi
    .pairs = { $n ->
        [one] ein Paar Sushis
       *[other] zwei Paar Sushis
    }
card-P = Pizza
    .name = Pizza
    .one = eine Pizza
    .pairs = { $n ->
        [one] ein Paar Pizzas
       *[other] zwei Paar Pizzas
    }
card-W = Wurst
    .name = Wurst
    .one = eine Wurst
    .pairs = { $n ->
        [one] ein Paar Würste
       *[other] zwei Paar Würste
    }
card-H = Hamburger
    .name = Hamburger
    .one = einen Hamburger
    .pairs = { $n ->
        [one] ein Paar Hamburger
       *[other] zwei Paar Hamburger
    }
card-D = Dessert
    .name = Dessert
    .one = ein Dessert
    .pairs = { $n ->
        [one] ein Paar Desserts
       *[other] zwei Paar Desserts
    }
card-E = Eintausch
    .name = Eintausch
    .one = einen Eintausch
    .pairs = { $n ->
        [one] ein Paar Eintausch
       *[other] zwei Paar Eintausch
    }
card-T = Totaltausch
    .name = Totaltausch
    .one = einen Totaltausch
    .pairs = { $n ->
        [one] ein Paar Totaltausch
       *[other] zwei Paar Totaltausch
    }
card-G = Gabe
    .name = Gabe
    .one = eine Gabe
    .pairs = { $n ->
        [one] ein Paar Gaben
       *[other] zwei Paar Gaben
    }
card-L = Lupe
    .name = Lupe
    .one = eine Lupe
    .pairs = { $n ->
        [one] ein Paar Lupen
       *[other] zwei Paar Lupen
    }
card-R = Reihum
    .name = Reihum
    .one = ein Reihum
    .pairs = { $n ->
        [one] ein Paar Reihum
       *[other] zwei Paar Reihum
    }
card-B = Mister Bill
    .name = Mister Bill
    .one = Mister Bill
    .pairs = { $n ->
        [one] ein Paar Mister Bill
       *[other] zwei Paar Mister Bill
    }

# Eine Farbe von Willi, dann eine Karte davon in einer Liste und im Satz, im Akkusativ ($value: 1 bis 9).
colour-R = Rot
    .card = rote { $value }
    .the = die rote { $value }
colour-Y = Gelb
    .card = gelbe { $value }
    .the = die gelbe { $value }
colour-G = Grün
    .card = grüne { $value }
    .the = die grüne { $value }
colour-B = Blau
    .card = blaue { $value }
    .the = die blaue { $value }

# Die Teams von Mister Bill, nach der Farbe ihrer Karten.
team-1 = Tomate
team-2 = Basilikum
team-3 = Safran
team-4 = Pflaume

## Leute und Listen

# Jemand ohne Namen. $seat: ab 0 gezählt, wie in Aufzeichnungen.
name-seat = Platz { $seat }
# Der vierte Spieler, wenn Willi zu dritt gespielt wird.
name-willi = Willi
# $first: alles bis auf das Letzte, mit Kommas; $last: das Letzte.
list-and = { $first } und { $last }
points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Hausregeln, unter der Überschrift einer Partie

option-misterbill-exchange-blind = { card-E }: Die Karte, die zurückkommt, wird blind gezogen.
option-misterbill-exchange-chosen = { card-E }: Wer die Karte bekommt, sucht aus, welche zurückgeht.
option-willi-exchange-any = Nach einem Stich darf jede Karte gegen jede getauscht werden.
option-willi-exchange-same_colour = Nach einem Stich darf nur innerhalb einer Farbe getauscht werden.
option-willi-willi_starts-always = Willi spielt in jeder Runde zum ersten Stich aus.
option-willi-willi_starts-in_turn = Willi fängt in der ersten Runde an, danach geht es links herum weiter.

## Der Bericht: beide Spiele

log-heading = { $game } mit { $players }
log-round = Runde { $round }: { $dealer } gibt, { $first } fängt an.
log-round-same = Runde { $round }: { $player } gibt und fängt an.
log-deal = Die Karten werden verteilt:
log-hand = { $player }: { $cards }
log-score = { $player } ({ $points })
log-game-end = Endstand: { $scores }.
# $n: wie viele gewinnen; $points: was jede und jeder davon hat.
log-win = { $n ->
        [one] { $players } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $players } gewinnen gemeinsam mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
log-unfinished = Hier bricht die Partie ab.

## Der Bericht: Mister Bill

# $n: wie viele im Team sind.
log-team = { $shape } { $team }: { $players }{ $n ->
        [one] , allein
       *[other] {""}
    }
log-team-card = { $player } (Karte { $card })
log-solo = Alle spielen für sich.
# $pairs: ein .pairs einer Karte; $cards: eine Liste von Namen, $n: wie viele Paare das sind.
log-pairs = { $player } legt { $pairs } ab.
log-pairs-several = { $player } legt { $n ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
       *[other] { $n }
    } Paare ab: { $cards }.
log-pair-twice = { $card } (zweimal)
log-out = { $player } hat keine Karten mehr und ist raus.
log-award = { $n ->
        [one] { $players } bekommt { points }.
       *[other] { $players } bekommen je { points }.
    }
log-draw = { $player } zieht { $card } von { $from }.
log-pass = { $player } spielt keinen Kellner.
log-waiter-E = { $player } spielt { card-E } mit { $target }.
log-waiter-T = { $player } spielt { card-T } mit { $target }.
log-waiter-G = { $player } spielt { card-G }: Alle geben eine Karte an { $target }.
log-waiter-L = { $player } spielt { card-L }.
log-waiter-R = { $player } spielt { card-R }: Alle geben eine Karte nach { $direction ->
        [left] links
       *[right] rechts
    }.
log-move = { $from } gibt { $card } an { $to }.
log-trade = { $player } und { $target } tauschen alle Karten.
# $n: wie viele Mister Bill zeigen; bei 0 ist $players leer.
log-show = { $n ->
        [0] Niemand hat Mister Bill.
        [one] { $players } zeigt Mister Bill.
       *[other] { $players } zeigen Mister Bill.
    }
log-stall = Zu lange wurde nichts abgelegt: Die Runde ist vorbei, und wer noch im Spiel ist, bekommt nichts.
log-bill = { $n ->
        [one] { $players } zahlt die Rechnung.
       *[other] { $players } zahlen die Rechnung.
    }
log-round-end = Ende von Runde { $round }: { $scores }.
# $players haben so viele Punkte wie der Sieger oder die Siegerin.
log-tie-break = { $n ->
        [one] { $players } hat ebenso viele Punkte, aber weniger aus der letzten Runde.
       *[other] { $players } haben ebenso viele Punkte, aber weniger aus der letzten Runde.
    }

## Der Bericht: Willi

log-box = { $player } legt { $card } in die Schachtel.
log-lead = { $player } spielt { $card } aus.
log-play = { $player } spielt { $card }.
# Willi selbst, von seinem Stapel.
log-turn = { $player } deckt { $card } auf.
log-call = { $player } ruft „Willi!“
log-trick = { $player } bekommt den Stich.
log-swap = { $player } tauscht { $given } gegen { $taken } aus dem Stich.
log-count = Ende von Runde { $round }:
# $points: die Punktekarte, 0 für keine.
log-total = { $player } hat { $total } und { $points ->
        [0] geht leer aus
       *[other] nimmt eine { $points }
    }.

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
verify-empty = { $file } enthält keine Aufzeichnungen.
verify-failure = { $where } ({ $rule }): erwartet { $expected }, gefunden { $found }
verify-illegal = { $where } ({ $rule }): { $why } Gefunden: { $found }
verify-names = { $where }: „names“ braucht einen Namen je Person, im Ganzen { $expected }, hat aber { $found }.
verify-no-end = { $where }: „{ $field }“ steht da, aber die Ereignisse hören vor dem Ende der Partie auf.
# Der Nachweis des Zufalls. Der Fingerabdruck ist die Festlegung, der SHA-256 des Geheimnisses.
verify-proof-version = { $where }: Der Nachweis des Zufalls hat Version { $found }; dieses billi liest Version { $expected }.
verify-digits = { $where }: „{ $field }“ muss aus { $limit } Ziffern von 0 bis 9 und a bis f bestehen.
verify-words = { $where }: „fair.words“ braucht einen Text je Person, im Ganzen { $expected }, hat aber { $found }.
verify-words-wrong = { $where }: { $why }
verify-commitment = { $where }: Das Geheimnis passt nicht zum Fingerabdruck, der vor dem Geben gezeigt wurde, „fair.commitment“.
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
file-not-utf8 = { $where }: Das ist kein UTF-8-Text.
file-not-json = { $where }: Das ist kein JSON.
file-truncated = { $where }: Die Zeile bricht ab, der Rest der Datei fehlt.
file-too-deep = { $where }: mehr als { $limit } Ebenen tief verschachtelt.
file-line-too-long = { $where }: Die Zeile ist länger als { $limit } Bytes.
file-bom = { $where }: Die Zeile beginnt mit einer Byte-Reihenfolge-Marke (BOM). Speichere die Datei als UTF-8 ohne sie.
file-blank-line = { $where }: Die Zeile ist leer.
file-bad-character = { $where }: Ein Text enthält ein Zeichen, das sich nicht zeigen lässt, { $found }.
file-number-too-big = { $where }: Eine Zahl ist zu groß.
file-field-twice = { $where }: „{ $field }“ steht zweimal da.
file-wrong-version = { $where }: Das ist Formatversion { $found }; dieses billi liest Version { $expected }.
file-unknown-game = { $where }: Das Spiel „{ $found }“ gibt es nicht. Zur Wahl stehen: { $games }.
file-unknown-event = { $where }: { $game } hat kein Ereignis „{ $found }“.
file-unknown-card = { $where }: { $game } hat keine Karte „{ $found }“.
file-unknown-option = { $where }: { $game } hat keine Option „{ $option }“.
file-option-value = { $where }: Die Option „{ $option }“ kann nicht „{ $found }“ sein. Zur Wahl stehen: { $values }.
# $expected und $found: eine der Nachrichten type-.
file-wrong-type = { $where }: „{ $field }“ muss { $expected } sein, ist aber { $found }.
file-missing-field = { $where }: „{ $field }“ fehlt.

type-whole = eine ganze Zahl
type-decimal = eine Kommazahl
type-text = ein Text
type-list = eine Liste
type-object = ein Objekt
type-boolean = ein Wahrheitswert
type-null = leer (null)

## Was nicht geht

# Plätze zählen ab 0, Karten sind wie in Aufzeichnungen geschrieben.
game-unknown = Das Spiel „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
game-players = { $name } geht mit { $fewest } bis { $most } Leuten, nicht mit { $players }.
option-unknown = Die Option „{ $option }“ gibt es nicht. Zur Wahl stehen: { $known }.
option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
bot-unknown = Den Bot „{ $name }“ gibt es nicht. Zur Wahl stehen: { $known }.
start-deck-or-seed = Gib entweder ein Blatt vor oder einen Startwert oder anderen Zufall, nicht beides.
start-dealer = Platz { $dealer } kann nicht geben, den gibt es nicht; die { $seats } Plätze zählen ab 0.
start-names = Es spielen { $players }, aber es sind { $names } Namen.
start-dealer-willi = Willi fängt in der ersten Runde an, also gibt Platz 2, nicht Platz { $dealer }.
view-seat = Von Platz { $seat } schaut niemand; die Plätze der { $players } Leute zählen ab 0.
action-unreadable = „{ $text }“ ist kein Zug. Schreib zum Beispiel „play R5“, „give O“ oder „pass“.
card-unknown = Die Karte „{ $card }“ gibt es nicht.
record-no-beginning = Diese Partie wurde mittendrin aufgestellt und hat keine Aufzeichnung. Fang sie mit dem ersten Geben an.
fair-secret = Ein Geheimnis hat { $limit } Bytes, nicht { $length }.
fair-words-long = Die Worte von Platz { $seat } haben { $length } Zeichen; höchstens { $limit } sind erlaubt.
fair-words-character = Die Worte von Platz { $seat } enthalten ein Zeichen, das sich nicht zeigen lässt, { $found }.

deal-not-now = Jetzt wird nicht gegeben.
deck-card-extra = „{ $card }“ ist einmal zu oft im Blatt.
deck-card-missing = Im Blatt fehlt eine Karte: { $card }.
team-cards-wrong = Gib jedem Platz eine der Teamkarten 1 bis { $players }.
team-cards-none = Die letzte Runde wird ohne Teamkarten gespielt.
team-cards-not-here = Teamkarten gibt es nur bei Mister Bill.
draw-not-there = { $card } lässt sich hier nicht ziehen; die Karten sind: { $cards }.

why-over = Die Partie ist zu Ende.
why-luck = Jetzt wählt niemand: Als Nächstes wird gegeben oder gezogen.
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
why-not-in-trick = { $card } liegt nicht im gewonnenen Stich.
why-same-colour = { $card } lässt sich hier nicht tauschen: Beide Karten müssen die gleiche Farbe haben.

position-no-hands = Eine Stellung braucht „hands“: eine Liste mit einem Text für jeden Platz.
position-unknown-field = Eine Stellung hat kein Feld „{ $field }“. Zur Wahl stehen: { $known }.
position-one-a-seat = „{ $field }“ braucht eine Liste mit { $seats } Einträgen, einem je Platz.
position-phase = Diese Phase gibt es nicht. Zur Wahl stehen: { $phases }.
position-seat-or-round = Diesen Platz oder diese Runde gibt es nicht: Die { $seats } Plätze zählen ab 0, die Runden ab 1.
position-pair-in-hand = Platz { $seat } kann { $card } nicht zweimal haben: Paare werden sofort abgelegt.
position-count = Auf allen Händen zusammen kann { $card } nicht so oft sein: { $held }.
position-still-in = Platz { $seat } muss mit Karten noch im Spiel sein und ohne Karten raus.
position-turn-out = Platz { $seat } ist raus und kann nicht an der Reihe sein.
position-one-team = Nur noch ein Team ist im Spiel, also ist die Runde zu Ende.
position-no-waiter = Platz { $seat } hat keinen Kellner zum Ausspielen.
position-effect = So kann kein Kellner im Gange sein. Sieh dir waiter, target, direction und gifts an.
position-tricks = „won“ kann nicht { $won } sein: Niemand bekommt mehr als zwei Stiche, und der achte beendet die Runde.
position-willi-asked = Willi wählt nicht: Er deckt seine nächste Karte auf.
position-call = So kann niemand zum Rufen gefragt sein. Sieh dir trick, asked und caller an.
position-exchange = So kann niemand eine Karte tauschen. Sieh dir trick, won, winner und taken an.
position-card-twice = { $card } kann nicht an zwei Stellen sein.
position-hand-size = Karten auf der Hand von Platz { $seat }: { $held } statt { $expected }.
position-pile = Karten in Willis Stapel: Es müssen { $expected } sein.

bulk-number = „{ $name }“ braucht eine ganze Zahl ab 1, nicht „{ $number }“.
batch-actions = Gib für jede Partie einen Zug an, { $n } im Ganzen: ganze Zahlen der Regeln oder eine negative, um zufällig zu wählen.
batch-illegal = Partie { $game } erlaubt den Zug { $action } jetzt nicht.
device-unknown = Das Gerät „{ $device }“ gibt es nicht. Zur Wahl stehen: { $known }.
device-no-cuda = Für die GPU muss billi mit „cuda“ installiert sein: { $reason }
device-no-gpu = Hier ist keine GPU, die CUDA nutzen kann.

## Speicher

store-unknown = Eine Datenbank der Art „{ $found }“ gibt es nicht. Zur Wahl stehen: { $known }.
store-address = Diese Datenbankadresse lässt sich nicht lesen. Schreib sie wie { $examples }; Zeichen wie @ oder / im Passwort müssen prozentkodiert sein.
store-unwritable = Die Datenbank { $file } lässt sich nicht schreiben: { $reason }
store-not-ours = { $file } ist keine Datenbank von billi. Nenne eine andere Datei.
store-newer = Die Datenbank hat Version { $found }; dieses billi kennt Versionen bis { $known }. Nimm ein neueres billi.
# $where: der Rechner und der Name der Datenbank.
store-unusable = Die Datenbank { $where } lässt sich nicht benutzen: { $reason }
# Kann ein $reason sein.
store-no-answer = keine Antwort innerhalb von { $seconds } Sekunden
store-unavailable = Die Datenbank arbeitet gerade nicht: { $reason }
store-broken = In { $file } wird nichts mehr geschrieben: { $reason }. Prüf den Datenträger und starte billi dann neu.
store-closed = Die Datenbank ist geschlossen.
news-address = Diese Redis-Adresse lässt sich nicht lesen. Schreib sie wie { $examples }; Zeichen wie @ oder / im Passwort müssen prozentkodiert sein.

## Bedienung

serve-table-set = Der Tisch ist gedeckt: { $address } (Strg+C räumt ab)
serve-ready = billi bedient unter { $address } (Strg+C hält es an)
serve-stopped = billi hat angehalten.
serve-busy = Port { $port } ist von einem anderen Programm belegt. Wähl einen anderen mit --port.
serve-not-here = { $host } ist keine Adresse dieses Rechners. Nimm eine, die es ist, oder 0.0.0.0 für alle.
serve-no-such-host = Die Adresse „{ $host }“ gibt es nicht. Nimm eine dieses Rechners oder 0.0.0.0 für alle.
serve-privileged = Port { $port } darf nur ein Administrator öffnen. Wähl einen ab 1024 mit --port.
serve-unbound = Port { $port } lässt sich unter { $host } nicht öffnen: { $reason }
serve-public-url = Schreib die öffentliche Adresse wie { $example }, nicht „{ $found }“.
serve-memory-workers = Mehrere Prozesse können keine Datenbank im Arbeitsspeicher teilen. Nenne eine Datei oder eine PostgreSQL-Datenbank, oder nimm einen Prozess.
# $n: immer mindestens 2.
serve-sqlite-workers = { $n } Prozesse teilen sich eine SQLite-Datei. Das geht, aber PostgreSQL passt besser zu ihnen.
serve-without-redis = billi arbeitet ohne Redis weiter, denn { $where } lässt sich nicht benutzen: { $reason }

## Befehlszeile

cli-billi = ein Tisch für zwei Kartenspiele, Mister Bill und Willi. Allein deckt billi den Tisch und öffnet ihn in deinem Browser.

cli-usage = Aufruf
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-file = DATEI
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
cli-simulate = Bots viele Partien spielen lassen und sie auswerten
cli-simulate-game = das Spiel: misterbill oder willi
cli-simulate-players = wie viele am Tisch sitzen
cli-simulate-games = wie viele Partien gespielt werden
cli-simulate-seed = Startwert des Zufalls: dieselbe Zahl ergibt dieselben Partien; sonst ein neuer
cli-simulate-bots = wer spielt, random oder house: ein Bot für alle Plätze oder einer je Platz, durch Kommas getrennt
cli-simulate-option = eine Hausregel, etwa exchange=chosen; auch mehrmals
cli-simulate-records = die Partien in diese Datei schreiben, eine je Zeile
cli-simulate-workers = wie viele Prozesse sich die Arbeit teilen; sonst einer je Kern
cli-verify = prüfen, ob aufgezeichnete Partien den Regeln folgen
cli-verify-file = eine Datei mit Aufzeichnungen, eine je Zeile
cli-replay = aufgezeichnete Partien Ereignis für Ereignis erzählen
cli-replay-file = eine Datei mit Aufzeichnungen, eine je Zeile
cli-replay-record = nur diese Aufzeichnung erzählen; die erste ist 1
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
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-points = Punkte (Mittel)
cli-column-interval = ± (95 %)
cli-column-wins = Siege
cli-column-share = Anteil der Siege
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
cli-error-bot-count = Nenne einen Bot für alle oder { $players } Bots; genannt sind { $found }.
cli-error-option-form = Schreib eine Option als NAME=WERT, nicht „{ $found }“.
cli-error-record = { $file } hat { $records ->
        [one] nur 1 Aufzeichnung
       *[other] { $records } Aufzeichnungen
    }; eine Aufzeichnung { $found } gibt es nicht.
cli-error-language = billi spricht kein „{ $found }“. Zur Wahl stehen: { $languages }.
cli-error-write = { $file } lässt sich nicht schreiben: { $reason }
cli-error-worker = Einer der Prozesse ist unerwartet stehen geblieben; vielleicht hat der Speicher nicht gereicht.
cli-error-command = Den Befehl „{ $found }“ gibt es nicht. Zur Wahl stehen: { $commands }.
cli-error-no-option = Die Option „{ $found }“ gibt es nicht.
cli-error-no-value = { $option } braucht einen Wert.
cli-error-flag = { $option } nimmt keinen Wert.
cli-error-missing = { $what } fehlt.
# $hint: die Meldung unten.
cli-error-extra = „{ $found }“ ist zu viel. { $hint }
# $command: zum Beispiel billi simulate.
cli-error-hint = Mehr verrät dir { $command } --help.

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
table-not-begun = Die Partie hat noch nicht begonnen.
table-over = Die Partie ist zu Ende.
table-stale = Der Tisch ist schon weiter, bei Version { $version }. Schau noch einmal hin und wähle.
table-order = Nenne jeden der { $seats } Plätze einmal.
table-no-calls = In diesem Spiel wird nicht gerufen.
table-phrase = Den Spruch „{ $phrase }“ gibt es nicht. Zur Wahl stehen: { $known }.
table-name-empty = Sag uns deinen Namen.
table-name-long = Ein Name hat höchstens { $longest } Buchstaben.
table-words-long = Deine Worte fürs Glück haben höchstens { $longest } Buchstaben.
table-saying-empty = Da steht nichts, was man sagen könnte.
table-saying-long = Sag es in höchstens { $longest } Buchstaben.
table-muted = Der Gastgeber hat dich stumm geschaltet.
table-not-over = Die Partie ist noch nicht zu Ende.
table-put-away = Dieser Tisch ist abgeräumt; die Partie ist aufgezeichnet.
table-too-chatty = Eins nach dem anderen: Warte kurz, bevor du mehr sagst.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Schöner Zug!
phrase-oops = Hoppla!
phrase-thinking = Ich überlege …
phrase-your-turn = Du bist dran!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-again = Noch eine Partie?

## An der Tür des Servers

message-unreadable = Diese Nachricht ist nicht zu lesen: { $reason }.
message-busy = Am Tisch ist gerade viel los. Versuch es noch einmal.
door-who-are-you = Sag uns erst, wer du bist.
door-foreign-page = Das kommt von einer anderen Seite als unserer, darauf antworten wir nicht.
door-too-large = Das ist zu viel auf einmal: höchstens { $limit } Bytes.
door-too-many = Das war zu oft. Warte kurz und versuch es noch einmal.
door-old-link = Dieser Link ist schon benutzt oder zu alt. Lass dir einen neuen geben.
door-not-over = Diese Partie läuft noch: Ihre Aufzeichnung gibt es am Ende.
door-not-there = Hier ist nichts. Vielleicht ist der Link alt, oder ein Buchstabe stimmt nicht.
