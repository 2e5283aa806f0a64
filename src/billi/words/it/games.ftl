### Tutto quello che billi dice in italiano. Le quattro lingue hanno gli stessi messaggi con gli stessi argomenti.
### Amichevole e breve, al presente, dando del tu. Nessun punto esclamativo tranne quello di Willi.

## Giochi e carte

game-misterbill = Mister Bill
game-willi = Willi

# Una carta: il suo titolo, poi il nome in un elenco, una pescata o data, e le coppie ($n: quante, 1 o 2).
# La lettera nell’identificativo è quella sulla carta, in ogni lingua.
card-O = Omelette
    .name = omelette
    .one = un’omelette
    .pairs = { $n ->
        [one] una coppia di omelette
       *[other] due coppie di omelette
    }
card-S = Sushi
    .name = sushi
    .one = un sushi
    .pairs = { $n ->
        [one] una coppia di sushi
       *[other] due coppie di sushi
    }
card-P = Pizza
    .name = pizza
    .one = una pizza
    .pairs = { $n ->
        [one] una coppia di pizze
       *[other] due coppie di pizze
    }
card-W = Würstel
    .name = würstel
    .one = un würstel
    .pairs = { $n ->
        [one] una coppia di würstel
       *[other] due coppie di würstel
    }
card-H = Hamburger
    .name = hamburger
    .one = un hamburger
    .pairs = { $n ->
        [one] una coppia di hamburger
       *[other] due coppie di hamburger
    }
card-D = Dessert
    .name = dessert
    .one = un dessert
    .pairs = { $n ->
        [one] una coppia di dessert
       *[other] due coppie di dessert
    }
card-E = Equo scambio
    .name = Equo scambio
    .one = un Equo scambio
    .pairs = { $n ->
        [one] una coppia di Equo scambio
       *[other] due coppie di Equo scambio
    }
card-T = Tutto per tutto
    .name = Tutto per tutto
    .one = un Tutto per tutto
    .pairs = { $n ->
        [one] una coppia di Tutto per tutto
       *[other] due coppie di Tutto per tutto
    }
card-G = Generosità
    .name = Generosità
    .one = una Generosità
    .pairs = { $n ->
        [one] una coppia di Generosità
       *[other] due coppie di Generosità
    }
card-L = Lente
    .name = Lente
    .one = una Lente
    .pairs = { $n ->
        [one] una coppia di Lenti
       *[other] due coppie di Lenti
    }
card-R = Rotazione
    .name = Rotazione
    .one = una Rotazione
    .pairs = { $n ->
        [one] una coppia di Rotazioni
       *[other] due coppie di Rotazioni
    }
card-B = Mister Bill
    .name = Mister Bill
    .one = Mister Bill
    .pairs = { $n ->
        [one] una coppia di Mister Bill
       *[other] due coppie di Mister Bill
    }

# Un colore di Willi, poi una sua carta in un elenco e in una frase ($value: da 1 a 9; l’1 e l’8 vogliono l’apostrofo).
colour-R = Rosso
    .letter = R
    .card = { $value } rosso
    .the = { $value ->
        [1] l’1
        [8] l’8
       *[other] il { $value }
    } rosso
colour-Y = Giallo
    .letter = G
    .card = { $value } giallo
    .the = { $value ->
        [1] l’1
        [8] l’8
       *[other] il { $value }
    } giallo
colour-G = Verde
    .letter = V
    .card = { $value } verde
    .the = { $value ->
        [1] l’1
        [8] l’8
       *[other] il { $value }
    } verde
colour-B = Blu
    .letter = B
    .card = { $value } blu
    .the = { $value ->
        [1] l’1
        [8] l’8
       *[other] il { $value }
    } blu

# Le squadre di Mister Bill, secondo il colore delle loro carte.
team-1 = Pomodoro
team-2 = Basilico
team-3 = Zafferano
team-4 = Prugna

## Persone ed elenchi

# Qualcuno senza nome. $seat: contato da 0, come nelle registrazioni.
name-seat = Posto { $seat }
# Il quarto giocatore quando a Willi si gioca in tre.
name-willi = Willi
# Come si chiamano i bot, secondo il numero della sedia: prima quelli di casa, poi chi gioca alla buona, per vincere e da maestro.
# Ogni numero ha la stessa iniziale in tutte le file, così a un tavolo si distinguono; uguali in tutte le lingue.
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
# Quello che si legge accanto al nome di un bot.
seat-bot = bot, come in famiglia
seat-bot-easy = bot, gioca alla buona
seat-bot-sharp = bot, gioca per vincere
seat-bot-master = bot, gioca da maestro
# Un bot, dove si dice chi gioca.
log-bot = { $name } ({ $sign })
# Chi legge: all’inizio di un elenco, poi in una frase. Quello che fa in prima persona lo dice il .you di un messaggio qui sotto.
name-you = Tu
    .inside = tu
# $first: tutto tranne l’ultimo, con le virgole; $last: l’ultimo.
list-and = { $first } e { $last }
points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
pairs = { $n ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[other] { $n }
    } coppie

## Regole della casa, dette sotto il titolo di una partita

option-misterbill-exchange-blind = { card-E }: la carta in cambio si pesca alla cieca.
option-misterbill-exchange-chosen = { card-E }: chi riceve la carta sceglie quella da dare in cambio.
option-willi-exchange-any = Dopo una presa si scambia qualsiasi carta con qualsiasi altra.
option-willi-exchange-same_colour = Dopo una presa si scambiano solo carte dello stesso colore.
option-willi-willi_starts-always = Willi apre la prima presa di ogni manche.
option-willi-willi_starts-in_turn = Willi inizia le manche 1 e 5, gli altri a turno le rimanenti.
option-willi-willi_sits-moves = A ogni manche Willi si sposta di un posto a sinistra.
option-willi-willi_sits-stays = Willi resta al suo posto.

## Il racconto: tutti e due i giochi

log-heading = { $game } con { $players }
log-round = Manche { $round }: { $dealer } dà le carte, { $first } inizia.
    .dealer = Manche { $round }: dai le carte tu, { $first } inizia.
    .first = Manche { $round }: { $dealer } dà le carte, inizi tu.
log-round-same = Manche { $round }: { $player } dà le carte e inizia.
    .you = Manche { $round }: dai le carte e inizi tu.
log-deal = Le carte vengono distribuite:
log-hand = { $player }: { $cards }
log-score = { $player } ({ $points })
log-game-end = Punteggio finale: { $scores }.
# $n: in quanti vincono; $points: i punti di ciascuno.
log-win = { $n ->
        [one] { $players } vince con { points }.
       *[other] { $players } vincono insieme con { points } a testa.
    }
    .you = { $n ->
        [one] Vinci con { points }.
       *[other] { $players } vincete insieme con { points } a testa.
    }
log-unfinished = La partita si interrompe qui.

## Il racconto: Mister Bill

# $n: in quanti sono nella squadra.
log-team = { $shape } { $team }: { $players }{ $n ->
        [one] , per conto suo
       *[other] {""}
    }
log-team-card = { $player } (carta { $card })
log-solo = Ognuno gioca per sé.
# $pairs: un .pairs di una carta; $cards: un elenco di nomi, $n: quante coppie sono.
log-pairs = { $player } scarta { $pairs }.
    .you = Scarti { $pairs }.
log-pairs-several = { $player } scarta { pairs }: { $cards }.
    .you = Scarti { pairs }: { $cards }.
log-pair-twice = { $card } (due volte)
log-out = { $player } non ha più carte ed esce.
    .you = Non hai più carte ed esci.
log-award = { $n ->
        [one] { $players } prende { points }.
       *[other] { $players } prendono { points } a testa.
    }
    .you = { $n ->
        [one] Prendi { points }.
       *[other] { $players } prendete { points } a testa.
    }
log-draw = { $player } pesca { $card } da { $from }.
    .you = Peschi { $card } da { $from }.
    .from = { $player } pesca { $card } da te.
log-draw-unseen = { $player } pesca una carta da { $from }.
log-pass = { $player } non gioca nessun cameriere.
    .you = Non giochi nessun cameriere.
log-waiter-E = { $player } gioca { card-E } con { $target }.
    .you = Giochi { card-E } con { $target }.
    .target = { $player } gioca { card-E } con te.
log-waiter-T = { $player } gioca { card-T } con { $target }.
    .you = Giochi { card-T } con { $target }.
    .target = { $player } gioca { card-T } con te.
log-waiter-G = { $player } gioca { card-G }: tutti danno una carta a { $target }.
    .you = Giochi { card-G }: tutti danno una carta a { $target }.
    .target = { $player } gioca { card-G }: tutti ti danno una carta.
log-waiter-L = { $player } gioca { card-L }.
    .you = Giochi { card-L }.
log-waiter-R = { $player } gioca { card-R }: tutti passano una carta a { $direction ->
        [left] sinistra
       *[right] destra
    }.
    .you = Giochi { card-R }: tutti passano una carta a { $direction ->
        [left] sinistra
       *[right] destra
    }.
log-move = { $from } dà { $card } a { $to }.
    .from = Dai { $card } a { $to }.
    .to = { $from } ti dà { $card }.
log-move-unseen = { $from } dà una carta a { $to }.
log-trade = { $player } e { $target } si scambiano tutte le carte.
    .you = Tu e { $other } vi scambiate tutte le carte.
# $n: in quanti mostrano Mister Bill; se è 0, $players è vuoto.
log-show = { $n ->
        [0] Nessuno ha Mister Bill.
        [one] { $players } mostra Mister Bill.
       *[other] { $players } mostrano Mister Bill.
    }
    .you = { $n ->
        [one] Mostri Mister Bill.
       *[other] { $players } mostrate Mister Bill.
    }
log-stall = Da troppo tempo nessuno scarta: la manche finisce, e le squadre ancora in gioco non prendono punti.
log-bill = { $n ->
        [one] { $players } paga il conto.
       *[other] { $players } pagano il conto.
    }
    .you = { $n ->
        [one] Paghi il conto.
       *[other] { $players } pagate il conto.
    }
log-round-end = Fine della manche { $round }: { $scores }.
# $players hanno gli stessi punti di chi vince.
log-tie-break = { $n ->
        [one] { $players } ha gli stessi punti, ma meno nell’ultima manche.
       *[other] { $players } hanno gli stessi punti, ma meno nell’ultima manche.
    }
    .you = { $n ->
        [one] Hai gli stessi punti, ma meno nell’ultima manche.
       *[other] { $players } avete gli stessi punti, ma meno nell’ultima manche.
    }

## Il racconto: Willi

log-willi-sits = Willi siede alla destra di { $player }.
    .you = Willi siede alla tua destra.
log-box = { $player } mette { $card } nella scatola.
    .you = Metti { $card } nella scatola.
log-box-unseen = { $player } mette una carta nella scatola.
log-lead = { $player } apre con { $card }.
    .you = Apri con { $card }.
log-play = { $player } gioca { $card }.
    .you = Giochi { $card }.
# Willi in persona, dal suo mazzetto.
log-turn = { $player } scopre { $card }.
log-call = { $player } chiama «Willi!»
    .you = Chiami «Willi!»
log-trick = { $player } si aggiudica la presa.
    .you = Ti aggiudichi la presa.
log-swap = { $player } scambia { $given } con { $taken } della presa.
    .you = Scambi { $given } con { $taken } della presa.
log-count = Fine della manche { $round }:
# $points: la carta segnapunti, 0 se non c’è.
log-total = { $player } totalizza { $total } e { $points ->
        [0] non prende niente
       *[other] prende un { $points }
    }.
    .you = Totalizzi { $total } e { $points ->
        [0] non prendi niente
       *[other] prendi un { $points }
    }.

## Quello che si dice con un tocco

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice = Bella mossa!
phrase-oops = Ops!
phrase-thinking = Ci penso…
phrase-your-turn = Tocca a te!
phrase-thanks = Grazie!
phrase-well-played = Ben giocato!
phrase-again = Un’altra?
# Said by the table, for whoever asks for a hint in company.
phrase-hint = Ho chiesto un consiglio.
