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
    .letter = R
    .card = rote { $value }
    .the = die rote { $value }
colour-Y = Gelb
    .letter = Ge
    .card = gelbe { $value }
    .the = die gelbe { $value }
colour-G = Grün
    .letter = Gr
    .card = grüne { $value }
    .the = die grüne { $value }
colour-B = Blau
    .letter = B
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
# Wie Bots heißen, nach der Nummer ihres Stuhls: erst die vom Haus, dann wer gemütlich, auf Sieg und meisterhaft spielt.
# Jede Nummer hat in allen Reihen denselben Anfangsbuchstaben, damit man sie am Tisch auseinanderhält; in allen Sprachen gleich.
bot-name-0 = Rosa
bot-name-1 = Max
bot-name-2 = Paula
bot-name-3 = Toni
bot-name-4 = Nina
bot-name-5 = Bruno
bot-name-6 = Vera
bot-name-7 = Leo
bot-name-easy-0 = Romy
bot-name-easy-1 = Maya
bot-name-easy-2 = Pepe
bot-name-easy-3 = Toto
bot-name-easy-4 = Nico
bot-name-easy-5 = Betty
bot-name-easy-6 = Vivi
bot-name-easy-7 = Lulu
bot-name-sharp-0 = Roxane
bot-name-sharp-1 = Marco
bot-name-sharp-2 = Petra
bot-name-sharp-3 = Tristan
bot-name-sharp-4 = Nadia
bot-name-sharp-5 = Boris
bot-name-sharp-6 = Vanessa
bot-name-sharp-7 = Lucas
bot-name-master-0 = Regina
bot-name-master-1 = Magnus
bot-name-master-2 = Portia
bot-name-master-3 = Titania
bot-name-master-4 = Nestor
bot-name-master-5 = Beatrix
bot-name-master-6 = Vincent
bot-name-master-7 = Leopold
# Was neben dem Namen eines Bots steht.
seat-bot = Bot, wie in der Familie
seat-bot-easy = Bot, spielt gemütlich
seat-bot-sharp = Bot, spielt auf Sieg
seat-bot-master = Bot, spielt meisterhaft
# Ein Bot, wo gesagt wird, wer spielt.
log-bot = { $name } ({ $sign })
# Wer liest: am Anfang einer Liste, dann im Satz. Was jemand selbst tut, sagt das .you einer Nachricht unten.
name-you = Du
    .inside = du
# $first: alles bis auf das Letzte, mit Kommas; $last: das Letzte.
list-and = { $first } und { $last }
points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
pairs = { $n ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
       *[other] { $n }
    } Paare

## Hausregeln, unter der Überschrift einer Partie

option-misterbill-exchange-blind = { card-E }: Die Karte, die zurückkommt, wird blind gezogen.
option-misterbill-exchange-chosen = { card-E }: Wer die Karte bekommt, sucht aus, welche zurückgeht.
option-willi-exchange-any = Nach einem Stich darf jede Karte gegen jede getauscht werden.
option-willi-exchange-same_colour = Nach einem Stich darf nur innerhalb einer Farbe getauscht werden.
option-willi-willi_starts-always = Willi spielt in jeder Runde zum ersten Stich aus.
option-willi-willi_starts-in_turn = Willi fängt in den Runden 1 und 5 an, in den übrigen reihum die anderen.
option-willi-willi_sits-moves = Willi rückt jede Runde einen Platz nach links.
option-willi-willi_sits-stays = Willi behält seinen Platz.

## Der Bericht: beide Spiele

log-heading = { $game } mit { $players }
log-round = Runde { $round }: { $dealer } gibt, { $first } fängt an.
    .dealer = Runde { $round }: Du gibst, { $first } fängt an.
    .first = Runde { $round }: { $dealer } gibt, du fängst an.
log-round-same = Runde { $round }: { $player } gibt und fängt an.
    .you = Runde { $round }: Du gibst und fängst an.
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
    .you = { $n ->
        [one] Du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $players } gewinnt gemeinsam mit je { $points ->
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
    .you = Du legst { $pairs } ab.
log-pairs-several = { $player } legt { pairs } ab: { $cards }.
    .you = Du legst { pairs } ab: { $cards }.
log-pair-twice = { $card } (zweimal)
log-out = { $player } hat keine Karten mehr und ist raus.
    .you = Du hast keine Karten mehr und bist raus.
log-award = { $n ->
        [one] { $players } bekommt { points }.
       *[other] { $players } bekommen je { points }.
    }
    .you = { $n ->
        [one] Du bekommst { points }.
       *[other] { $players } bekommt je { points }.
    }
log-draw = { $player } zieht { $card } von { $from }.
    .you = Du ziehst { $card } von { $from }.
    .from = { $player } zieht { $card } von dir.
log-draw-unseen = { $player } zieht eine Karte von { $from }.
log-pass = { $player } spielt keinen Kellner.
    .you = Du spielst keinen Kellner.
log-waiter-E = { $player } spielt { card-E } mit { $target }.
    .you = Du spielst { card-E } mit { $target }.
    .target = { $player } spielt { card-E } mit dir.
log-waiter-T = { $player } spielt { card-T } mit { $target }.
    .you = Du spielst { card-T } mit { $target }.
    .target = { $player } spielt { card-T } mit dir.
log-waiter-G = { $player } spielt { card-G }: Alle geben eine Karte an { $target }.
    .you = Du spielst { card-G }: Alle geben eine Karte an { $target }.
    .target = { $player } spielt { card-G }: Alle geben dir eine Karte.
log-waiter-L = { $player } spielt { card-L }.
    .you = Du spielst { card-L }.
log-waiter-R = { $player } spielt { card-R }: Alle geben eine Karte nach { $direction ->
        [left] links
       *[right] rechts
    }.
    .you = Du spielst { card-R }: Alle geben eine Karte nach { $direction ->
        [left] links
       *[right] rechts
    }.
log-move = { $from } gibt { $card } an { $to }.
    .from = Du gibst { $card } an { $to }.
    .to = { $from } gibt dir { $card }.
log-move-unseen = { $from } gibt eine Karte an { $to }.
log-trade = { $player } und { $target } tauschen alle Karten.
    .you = Du und { $other } tauscht alle Karten.
# $n: wie viele Mister Bill zeigen; bei 0 ist $players leer.
log-show = { $n ->
        [0] Niemand hat Mister Bill.
        [one] { $players } zeigt Mister Bill.
       *[other] { $players } zeigen Mister Bill.
    }
    .you = { $n ->
        [one] Du zeigst Mister Bill.
       *[other] { $players } zeigt Mister Bill.
    }
log-stall = Zu lange wurde nichts abgelegt: Die Runde ist vorbei, und Teams, die noch im Spiel sind, bekommen nichts.
log-bill = { $n ->
        [one] { $players } zahlt die Rechnung.
       *[other] { $players } zahlen die Rechnung.
    }
    .you = { $n ->
        [one] Du zahlst die Rechnung.
       *[other] { $players } zahlt die Rechnung.
    }
log-round-end = Ende von Runde { $round }: { $scores }.
# $players haben so viele Punkte wie der Sieger oder die Siegerin.
log-tie-break = { $n ->
        [one] { $players } hat ebenso viele Punkte, aber weniger aus der letzten Runde.
       *[other] { $players } haben ebenso viele Punkte, aber weniger aus der letzten Runde.
    }
    .you = { $n ->
        [one] Du hast ebenso viele Punkte, aber weniger aus der letzten Runde.
       *[other] { $players } habt ebenso viele Punkte, aber weniger aus der letzten Runde.
    }

## Der Bericht: Willi

log-willi-sits = Willi sitzt rechts von { $player }.
    .you = Willi sitzt rechts von dir.
log-box = { $player } legt { $card } in die Schachtel.
    .you = Du legst { $card } in die Schachtel.
log-box-unseen = { $player } legt eine Karte in die Schachtel.
log-lead = { $player } spielt { $card } aus.
    .you = Du spielst { $card } aus.
log-play = { $player } spielt { $card }.
    .you = Du spielst { $card }.
# Willi selbst, von seinem Stapel.
log-turn = { $player } deckt { $card } auf.
log-call = { $player } ruft „Willi!“
    .you = Du rufst „Willi!“
log-trick = { $player } bekommt den Stich.
    .you = Du bekommst den Stich.
log-swap = { $player } tauscht { $given } gegen { $taken } aus dem Stich.
    .you = Du tauschst { $given } gegen { $taken } aus dem Stich.
log-count = Ende von Runde { $round }:
# $points: die Punktekarte, 0 für keine.
log-total = { $player } hat { $total } und { $points ->
        [0] geht leer aus
       *[other] nimmt eine { $points }
    }.
    .you = Du hast { $total } und { $points ->
        [0] gehst leer aus
       *[other] nimmst eine { $points }
    }.

## Was sich mit einem Tippen sagen lässt

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Schöner Zug!
phrase-oops = Hoppla!
phrase-thinking = Ich überlege …
phrase-your-turn = Du bist dran!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-again = Noch eine Partie?
# Said by the table, for whoever asks for a hint in company.
phrase-hint = Ich habe mir einen Tipp geholt.
