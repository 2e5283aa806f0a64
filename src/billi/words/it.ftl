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
    .card = { $value } rosso
    .the = { $value ->
        [1] l’1
        [8] l’8
       *[other] il { $value }
    } rosso
colour-Y = Giallo
    .card = { $value } giallo
    .the = { $value ->
        [1] l’1
        [8] l’8
       *[other] il { $value }
    } giallo
colour-G = Verde
    .card = { $value } verde
    .the = { $value ->
        [1] l’1
        [8] l’8
       *[other] il { $value }
    } verde
colour-B = Blu
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
# $first: tutto tranne l’ultimo, con le virgole; $last: l’ultimo.
list-and = { $first } e { $last }
points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }

## Regole della casa, dette sotto il titolo di una partita

option-misterbill-exchange-blind = { card-E }: la carta in cambio si pesca alla cieca.
option-misterbill-exchange-chosen = { card-E }: chi riceve la carta sceglie quella da dare in cambio.
option-willi-exchange-any = Dopo una presa si scambia qualsiasi carta con qualsiasi altra.
option-willi-exchange-same_colour = Dopo una presa si scambiano solo carte dello stesso colore.
option-willi-willi_starts-always = Willi apre la prima presa di ogni manche.
option-willi-willi_starts-in_turn = Willi inizia la prima manche, poi si passa a sinistra.

## Il racconto: tutti e due i giochi

log-heading = { $game } con { $players }
log-round = Manche { $round }: { $dealer } dà le carte, { $first } inizia.
log-round-same = Manche { $round }: { $player } dà le carte e inizia.
log-deal = Le carte vengono distribuite:
log-hand = { $player }: { $cards }
log-score = { $player } ({ $points })
log-game-end = Punteggio finale: { $scores }.
# $n: in quanti vincono; $points: i punti di ciascuno.
log-win = { $n ->
        [one] { $players } vince con { points }.
       *[other] { $players } vincono insieme con { points } a testa.
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
log-pairs-several = { $player } scarta { $n ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[other] { $n }
    } coppie: { $cards }.
log-pair-twice = { $card } (due volte)
log-out = { $player } non ha più carte ed esce.
log-award = { $n ->
        [one] { $players } prende { points }.
       *[other] { $players } prendono { points } a testa.
    }
log-draw = { $player } pesca { $card } da { $from }.
log-pass = { $player } non gioca nessun cameriere.
log-waiter-E = { $player } gioca { card-E } con { $target }.
log-waiter-T = { $player } gioca { card-T } con { $target }.
log-waiter-G = { $player } gioca { card-G }: tutti danno una carta a { $target }.
log-waiter-L = { $player } gioca { card-L }.
log-waiter-R = { $player } gioca { card-R }: tutti passano una carta a { $direction ->
        [left] sinistra
       *[right] destra
    }.
log-move = { $from } dà { $card } a { $to }.
log-trade = { $player } e { $target } si scambiano tutte le carte.
# $n: in quanti mostrano Mister Bill; se è 0, $players è vuoto.
log-show = { $n ->
        [0] Nessuno ha Mister Bill.
        [one] { $players } mostra Mister Bill.
       *[other] { $players } mostrano Mister Bill.
    }
log-stall = Da troppo tempo nessuno scarta: la manche finisce, e chi è ancora in gioco non prende punti.
log-bill = { $n ->
        [one] { $players } paga il conto.
       *[other] { $players } pagano il conto.
    }
log-round-end = Fine della manche { $round }: { $scores }.
# $players hanno gli stessi punti di chi vince.
log-tie-break = { $n ->
        [one] { $players } ha gli stessi punti, ma meno nell’ultima manche.
       *[other] { $players } hanno gli stessi punti, ma meno nell’ultima manche.
    }

## Il racconto: Willi

log-box = { $player } mette { $card } nella scatola.
log-lead = { $player } apre con { $card }.
log-play = { $player } gioca { $card }.
# Willi in persona, dal suo mazzetto.
log-turn = { $player } scopre { $card }.
log-call = { $player } chiama «Willi!»
log-trick = { $player } si aggiudica la presa.
log-swap = { $player } scambia { $given } con { $taken } della presa.
log-count = Fine della manche { $round }:
# $points: la carta segnapunti, 0 se non c’è.
log-total = { $player } totalizza { $total } e { $points ->
        [0] non prende niente
       *[other] prende un { $points }
    }.

## Controllo delle registrazioni

# Dove qualcosa non va; altri messaggi lo ricevono come $where. Si conta da 1.
where-record = registrazione { $record }
where-event = registrazione { $record }, evento { $event }

verify-ok = { $file }: tutto a posto, { $records ->
        [one] 1 partita segue
       *[other] { $records } partite seguono
    } le regole.
# Dopo verify-ok. $n: quante partite non hanno una fine.
verify-unfinished = { $n ->
        [one] 1 partita non è finita.
       *[other] { $n } partite non sono finite.
    }
# Su una riga a sé dopo verify-ok. $n: di quante partite tutto il caso è stato ricalcolato dal segreto.
verify-proven = { $n ->
        [one] Il caso è dimostrato in 1 partita
       *[other] Il caso è dimostrato in { $n } partite
    }: ogni distribuzione e ogni pescata derivano dal segreto.
verify-empty = { $file } non contiene registrazioni.
verify-failure = { $where } ({ $rule }) – previsto: { $expected }; trovato: { $found }
verify-illegal = { $where } ({ $rule }): { $why } Trovato: { $found }
verify-names = { $where }: «names» dovrebbe avere un nome per persona, { $expected } in tutto, ma ne ha { $found }.
verify-no-end = { $where }: «{ $field }» c’è, ma gli eventi si fermano prima della fine della partita.
# La prova del caso. L’impronta è l’impegno, lo SHA-256 del segreto.
verify-proof-version = { $where }: la prova del caso è alla versione { $found }; questo billi legge la versione { $expected }.
verify-digits = { $where }: «{ $field }» dovrebbe avere { $limit } cifre da 0 a 9 e da a a f.
verify-words = { $where }: «fair.words» dovrebbe avere un testo per persona, { $expected } in tutto, ma ne ha { $found }.
verify-words-wrong = { $where }: { $why }
verify-commitment = { $where }: il segreto non corrisponde all’impronta mostrata prima della distribuzione, «fair.commitment».
verify-luck-dealer = { $where }: chi dà le carte per primo non deriva dal segreto – previsto: { $expected }; trovato: { $found }
verify-luck-teams = { $where }: le carte squadra non derivano dal segreto – previsto: { $expected }; trovato: { $found }
verify-luck-deal = { $where }: la distribuzione non deriva dal segreto – previsto: { $expected }; trovato: { $found }
verify-luck-draw = { $where }: la carta pescata non deriva dal segreto – previsto: { $expected }; trovato: { $found }
# Che cosa può essere previsto o trovato.
verify-what-event = l’evento «{ $event }»
verify-what-field = «{ $field }» = { $value }
verify-what-one-of = un valore tra { $values }
verify-what-end = la fine della partita
verify-what-nothing = nient’altro
verify-what-hands = mani di { $sizes } carte

file-not-found = { $file }: questo file non esiste.
file-unreadable = { $file } non si può leggere: { $reason }
file-not-utf8 = { $where }: questo non è testo UTF-8.
file-not-json = { $where }: questo non è JSON.
file-truncated = { $where }: la riga si interrompe; manca il resto del file.
file-too-deep = { $where }: più di { $limit } livelli annidati.
file-line-too-long = { $where }: la riga supera { $limit } byte.
file-bom = { $where }: la riga inizia con un indicatore dell’ordine dei byte (BOM). Salva il file in UTF-8 senza.
file-blank-line = { $where }: la riga è vuota.
file-bad-character = { $where }: un testo contiene un carattere che non si può mostrare, { $found }.
file-number-too-big = { $where }: un numero è troppo grande.
file-field-twice = { $where }: «{ $field }» compare due volte.
file-wrong-version = { $where }: il formato è alla versione { $found }; questo billi legge la versione { $expected }.
file-unknown-game = { $where }: il gioco «{ $found }» non esiste. Puoi scegliere tra: { $games }.
file-unknown-event = { $where }: { $game } non ha un evento «{ $found }».
file-unknown-card = { $where }: { $game } non ha una carta «{ $found }».
file-unknown-option = { $where }: { $game } non ha un’opzione «{ $option }».
file-option-value = { $where }: l’opzione «{ $option }» non può essere «{ $found }». Puoi scegliere tra: { $values }.
# $expected e $found: uno dei messaggi type-.
file-wrong-type = { $where }: «{ $field }» dovrebbe essere { $expected }, ma è { $found }.
file-missing-field = { $where }: manca «{ $field }».

type-whole = un numero intero
type-decimal = un numero decimale
type-text = un testo
type-list = una lista
type-object = un oggetto
type-boolean = un valore booleano
type-null = vuoto (null)

## Quello che non si può fare

# I posti si contano da 0, le carte si scrivono come nelle registrazioni.
game-unknown = Il gioco «{ $name }» non esiste. Puoi scegliere tra: { $known }.
game-players = A { $name } si gioca in { $fewest }–{ $most }, non in { $players }.
option-unknown = L’opzione «{ $option }» non esiste. Puoi scegliere tra: { $known }.
option-value = L’opzione «{ $option }» non può essere «{ $value }». Puoi scegliere tra: { $known }.
bot-unknown = Il bot «{ $name }» non esiste. Puoi scegliere tra: { $known }.
start-deck-or-seed = Indica un mazzo, oppure un seme o un altro caso, ma non tutti e due.
start-dealer = Il posto { $dealer }, che dovrebbe dare le carte, non esiste; i { $seats } posti si contano da 0.
start-names = Giocano in { $players }, ma i nomi sono { $names }.
start-dealer-willi = Willi inizia la prima manche, quindi dà le carte il posto 2, non il posto { $dealer }.
view-seat = Nessuno guarda dal posto { $seat }; i posti delle { $players } persone si contano da 0.
action-unreadable = «{ $text }» non è una mossa. Scrivi per esempio «play R5», «give O» o «pass».
card-unknown = La carta «{ $card }» non esiste.
record-no-beginning = Questa partita è stata preparata a metà e non ha una registrazione. Iniziala dalla prima distribuzione.
fair-secret = Un segreto ha { $limit } byte, non { $length }.
fair-words-long = Le parole del posto { $seat } hanno { $length } caratteri; al massimo { $limit }.
fair-words-character = Le parole del posto { $seat } contengono un carattere che non si può mostrare, { $found }.

deal-not-now = Non è il momento di dare le carte.
deck-card-extra = Nel mazzo «{ $card }» compare una volta di troppo.
deck-card-missing = Nel mazzo manca una carta: { $card }.
team-cards-wrong = Dai a ogni posto una delle carte squadra da 1 a { $players }.
team-cards-none = L’ultima manche si gioca senza carte squadra.
team-cards-not-here = Le carte squadra ci sono solo a Mister Bill.
draw-not-there = Qui non si può pescare { $card }; le carte sono: { $cards }.

why-over = La partita è finita.
why-luck = Ora nessuno sceglie: si danno le carte o si pesca.
why-not-asked = Il posto { $seat } ora non ha niente da scegliere; tocca a questi posti: { $asked }.
why-other = Il posto { $seat } ora non può scegliere «{ $action }». Può scegliere tra: { $choices }.
why-not-held = Il posto { $seat } non ha in mano { $card }.
why-target = Il posto { $seat } deve indicare un altro posto ancora in gioco. Può scegliere tra: { $choices }.
# $colour: la lettera del colore d’apertura; $value: il valore d’apertura.
why-follow = Il posto { $seat } non può giocare { $card }: ha del { $colour ->
        [R] rosso
        [Y] giallo
        [G] verde
       *[B] blu
    } e deve giocare quel colore o il valore { $value }.
why-no-call = Il posto { $seat } ora non può chiamare: può farlo solo chi ha già giocato in questa presa, e prima della carta seguente.
why-no-call-called = Nessun altro può chiamare: in questa presa ha già chiamato il posto { $caller }.
why-no-call-two-tricks = Il posto { $seat } non può chiamare: ha già due prese.
why-not-in-trick = { $card } non è nella presa appena vinta.
why-same-colour = Qui { $card } non si può scambiare: le due carte devono avere lo stesso colore.

position-no-hands = Una posizione ha bisogno di «hands»: una lista con un testo per persona.
position-unknown-field = Una posizione non ha un campo «{ $field }». Puoi scegliere tra: { $known }.
position-one-a-seat = «{ $field }» vuole una lista di { $seats }, un elemento per posto.
position-phase = Questa fase non esiste. Puoi scegliere tra: { $phases }.
position-seat-or-round = Questo posto o questa manche non esiste: i { $seats } posti si contano da 0, le manche da 1.
position-pair-in-hand = Il posto { $seat } non può avere { $card } due volte: le coppie si scartano subito.
position-count = In tutte le mani insieme { $card } non può esserci tante volte: { $held }.
position-still-in = Il posto { $seat } deve essere ancora in gioco se ha carte, e fuori se non ne ha.
position-turn-out = Non può essere il turno del posto { $seat }, che è fuori.
position-one-team = È rimasta in gioco una sola squadra, quindi la manche è finita.
position-no-waiter = Il posto { $seat } non ha camerieri da giocare.
position-effect = Nessun cameriere può essere in corso così. Controlla waiter, target, direction e gifts.
position-tricks = «won» non può essere { $won }: nessuno vince più di due prese, e l’ottava chiude la manche.
position-willi-asked = Willi non sceglie niente: scopre la sua prossima carta.
position-call = Così nessuno può dover chiamare. Controlla trick, asked e caller.
position-exchange = Così nessuno può scambiare una carta. Controlla trick, won, winner e taken.
position-card-twice = { $card } non può essere in due posti diversi.
position-hand-size = Carte in mano al posto { $seat }: { $held } invece di { $expected }.
position-pile = Carte nel mazzetto di Willi: devono essere { $expected }.

bulk-number = «{ $name }» vuole un numero intero, almeno 1, non «{ $number }».
batch-actions = Indica una mossa per partita, { $n } in tutto: numeri interi delle regole, o uno negativo per scegliere a caso.
batch-illegal = La partita { $game } ora non permette la mossa { $action }.
device-unknown = Il dispositivo «{ $device }» non esiste. Puoi scegliere tra: { $known }.
device-no-cuda = Per la GPU billi va installato con «cuda»: { $reason }
device-no-gpu = Qui non c’è una GPU che CUDA possa usare.

## Archivio

store-unknown = Un database di tipo «{ $found }» non esiste. Puoi scegliere tra: { $known }.
store-address = Questo indirizzo di database non si può leggere. Scrivilo come { $examples }; in una password, segni come @ o / vanno codificati con il percento.
store-unwritable = Il database { $file } non si può scrivere: { $reason }
store-not-ours = { $file } non è un database di billi. Indica un altro file.
store-newer = Il database è alla versione { $found }; questo billi conosce le versioni fino alla { $known }. Usa un billi più recente.
# $where: il computer e il nome del database.
store-unusable = Il database { $where } non si può usare: { $reason }
# Può essere un $reason.
store-no-answer = nessuna risposta entro { $seconds } secondi
store-unavailable = In questo momento il database non funziona: { $reason }
store-broken = In { $file } non si scrive più nulla: { $reason }. Controlla il disco, poi riavvia billi.
store-closed = Il database è chiuso.
news-address = Questo indirizzo di Redis non si può leggere. Scrivilo come { $examples }; in una password, segni come @ o / vanno codificati con il percento.

## Servizio

serve-table-set = Il tavolo è apparecchiato: { $address } (Ctrl+C lo sparecchia)
serve-ready = billi serve su { $address } (Ctrl+C lo ferma)
serve-stopped = billi si è fermato.
serve-busy = La porta { $port } è occupata da un altro programma. Scegline un’altra con --port.
serve-not-here = { $host } non è un indirizzo di questo computer. Usane uno che lo sia, o 0.0.0.0 per tutti.
serve-no-such-host = L’indirizzo «{ $host }» non esiste. Usane uno di questo computer, o 0.0.0.0 per tutti.
serve-privileged = Solo un amministratore può aprire la porta { $port }. Scegline una da 1024 in su con --port.
serve-unbound = La porta { $port } su { $host } non si può aprire: { $reason }
serve-public-url = L’indirizzo pubblico si scrive come { $example }, non «{ $found }».
serve-memory-workers = Più processi non possono condividere un database in memoria. Indica un file o un database PostgreSQL, oppure usa un solo processo.
# $n: sempre almeno 2.
serve-sqlite-workers = { $n } processi condividono un file SQLite. Funziona, ma per loro PostgreSQL va meglio.
serve-without-redis = billi va avanti senza Redis, perché { $where } non si può usare: { $reason }

## Riga di comando

cli-billi = un tavolo per due giochi di carte, Mister Bill e Willi. Da solo, billi apparecchia e apre il tavolo nel tuo browser.

cli-usage = Uso
cli-commands = Comandi
cli-arguments = Argomenti
cli-options = Opzioni
cli-metavar-command = COMANDO
cli-metavar-game = GIOCO
cli-metavar-file = FILE
cli-metavar-option = NOME=VALORE

# $help: una delle spiegazioni qui sotto; $value: ciò che vale senza l’opzione.
cli-default = { $help } (predefinito: { $value })
cli-help = mostra questo aiuto
cli-version = mostra la versione
cli-no-browser = non apre il browser; come BILLI_NO_BROWSER=1
cli-serve = offre tavoli ad altri attraverso la rete
cli-serve-host = l’indirizzo su cui ascoltare; 0.0.0.0 fa entrare tutta la rete
cli-serve-port = la porta su cui ascoltare; 0 ne prende una libera
cli-serve-database = dove si conservano i tavoli; altrimenti in un file nella tua cartella dei dati
cli-serve-redis = da dove più server sanno subito l’uno delle mosse dell’altro; altrimenti chiedono al database
cli-serve-workers = quanti processi si dividono il lavoro
cli-serve-public-url = dove si trova il server, se davanti c’è qualcosa, come un proxy
cli-serve-log = che cosa mostra stderr, righe per le persone o JSON per le macchine
cli-serve-environment = Ogni opzione può venire anche dall’ambiente, come --port da BILLI_PORT. È il posto per un indirizzo con password, che un elenco dei processi mostrerebbe.
cli-simulate = fa giocare molte partite ai bot e le riassume
cli-simulate-game = il gioco: misterbill o willi
cli-simulate-players = in quanti si gioca
cli-simulate-games = quante partite giocare
cli-simulate-seed = il seme del caso: lo stesso numero dà le stesse partite; altrimenti uno nuovo
cli-simulate-bots = chi gioca, random o house: un bot per tutti i posti, o uno per posto, separati da virgole
cli-simulate-option = una regola della casa, per esempio exchange=chosen; si può ripetere
cli-simulate-records = scrive le partite in questo file, una per riga
cli-simulate-workers = quanti processi si dividono il lavoro; altrimenti uno per core
cli-verify = controlla che le partite registrate seguano le regole
cli-verify-file = un file di registrazioni, una per riga
cli-replay = racconta le partite registrate, evento per evento
cli-replay-file = un file di registrazioni, una per riga
cli-replay-record = racconta solo questa registrazione; la prima è 1
cli-bench = misura la velocità su questo computer
cli-bench-engine = misura quanto vanno veloci le regole
cli-bench-server = misura quante mosse al secondo il server conserva
cli-bench-tables = tavoli da quattro persone
cli-bench-rate = mosse al secondo, a tutti i tavoli insieme
cli-bench-seconds = durata della misura
cli-bench-database = misura su questo database invece che su un file SQLite a parte; si può ripetere
cli-json = scrive il risultato in JSON
cli-lang = la lingua: en, fr, de o it; altrimenti quella del tuo sistema

cli-progress = { $done } di { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
# $progress: il messaggio qui sopra; $time: ore, minuti e secondi, come 1:02:03 o 02:03.
cli-progress-speed = { $progress } · { NUMBER($rate, minimumSignificantDigits: 1, maximumSignificantDigits: 3) } al secondo · ancora { $time }
cli-interrupted = Interrotto.

# $seed: da passare come testo, perché le cifre restino come sono.
cli-simulate-title = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } di { $game } in { $players }, seme { $seed }
cli-records-written = { $records ->
        [one] 1 partita scritta
       *[other] { $records } partite scritte
    } in { $file }.
cli-column-seat = Posto
cli-column-bot = Bot
cli-column-points = Punti (media)
cli-column-interval = ± (95%)
cli-column-wins = Vittorie
cli-column-share = Quota di vittorie
cli-row-turns = Turni per manche
cli-row-round-decisions = Decisioni per manche
cli-row-decisions = Decisioni per partita
cli-row-waiters = Camerieri per partita
cli-row-calls = Chiamate per manche
cli-row-exchanges = Scambi per manche
cli-row-ties = Vittorie condivise
cli-row-level = Manche con parità
cli-row-stalls = Manche bloccate
cli-row-speed = Partite al secondo
cli-note-shared = Una vittoria condivisa conta per ogni vincitore; la quota di vittorie la divide tra loro.
cli-value-number = { $n }
cli-value-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-value-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-value-span = da { $least } a { $most }
cli-value-rate = { NUMBER($rate, minimumSignificantDigits: 1, maximumSignificantDigits: 3) }
cli-record = Registrazione { $record }
cli-bench-title = Quanto vanno veloci le regole su questo computer
cli-column-game = Gioco
cli-column-decisions-second = Decisioni al secondo
cli-bench-game = { $game } in { $players }
cli-column-times-peer = × OpenSpiel
cli-column-two-threads = Due thread
cli-column-playouts = Partite intere, decisioni al secondo
cli-column-batch = Gruppi, passi al secondo
cli-bench-import = import billi
cli-bench-first = Prima chiamata compilata, ancora nulla in serbo
cli-bench-kept = Prima chiamata compilata, codice in serbo
cli-bench-apply = Uno State.apply, al tavolo più lento
cli-value-millions = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } mln
cli-value-times = × { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-value-seconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
cli-value-microseconds = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } µs
cli-bench-server-title = Il server su questa macchina
cli-bench-sockets = Connessioni aperte
cli-bench-moves = Mosse conservate al secondo
cli-bench-wait = Da una mossa all’ultimo che la viene a sapere, { $share }
cli-bench-cpu = Tempo di processore per mille mosse
cli-bench-memory-socket = Memoria per connessione, byte
cli-bench-memory-table = Memoria per tavolo, byte
cli-bench-kept-game = Una partita finita di { $game }, byte conservati
cli-value-milliseconds = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms

cli-error-number = { $option } vuole un numero intero, almeno { $least }, non «{ $found }».
cli-error-number-most = { $option } accetta al massimo { $most }, non «{ $found }».
cli-error-choice = { $option } non può essere «{ $found }». Puoi scegliere tra: { $known }.
cli-error-bot-count = Indica un bot per tutti, oppure { $players } bot; ne hai indicati { $found }.
cli-error-option-form = Un’opzione si scrive NOME=VALORE, non «{ $found }».
cli-error-record = { $file } ha { $records ->
        [one] solo 1 registrazione
       *[other] { $records } registrazioni
    }; la registrazione { $found } non c’è.
cli-error-language = billi non parla «{ $found }». Puoi scegliere tra: { $languages }.
cli-error-write = { $file } non si può scrivere: { $reason }
cli-error-worker = Uno dei processi si è fermato all’improvviso; forse la memoria non è bastata.
cli-error-command = Il comando «{ $found }» non esiste. Puoi scegliere tra: { $commands }.
cli-error-no-option = L’opzione «{ $found }» non esiste.
cli-error-no-value = { $option } vuole un valore.
cli-error-flag = { $option } non vuole un valore.
cli-error-missing = Manca { $what }.
# $hint: il messaggio qui sotto.
cli-error-extra = «{ $found }» è di troppo. { $hint }
# $command: per esempio billi simulate.
cli-error-hint = { $command } --help ti dice di più.

## Al tavolo: perché un desiderio non si avvera

table-clock = Il tempo per decisione può essere di { $known } secondi, non di { $clock }.
table-language = Un tavolo parla una di queste lingue: { $known }, non «{ $language }».
table-no-such-seat = Qui non c’è il posto { $seat }: i posti vanno da 0 a { $last }.
table-chair-taken = Al posto { $seat } c’è già qualcuno.
table-chair-free = Al posto { $seat } non c’è nessuno.
table-not-yours = Il posto { $seat } non è tuo.
table-not-host = Può farlo solo chi ospita.
table-not-seated = Prima siediti.
table-begun = La partita è cominciata: non si può più cambiare.
table-not-begun = La partita non è ancora cominciata.
table-over = La partita è finita.
table-stale = Il tavolo è andato avanti: ora è alla versione { $version }. Guarda di nuovo e scegli.
table-order = Nomina una volta ciascuno dei { $seats } posti.
table-no-calls = In questo gioco non si chiama.
table-phrase = Non c’è la frase «{ $phrase }». Scegli tra: { $known }.
table-name-empty = Dicci come ti chiami.
table-name-long = Un nome ha al massimo { $longest } lettere.
table-words-long = Le tue parole per la fortuna hanno al massimo { $longest } lettere.
table-saying-empty = Lì non c’è niente da dire.
table-saying-long = Dillo in { $longest } lettere al massimo.
table-muted = L’ospite ti ha tolto la parola.
table-not-over = La partita non è ancora finita.
table-put-away = Questo tavolo è stato riposto; la partita è conservata.
table-too-chatty = Una cosa alla volta: aspetta un attimo prima di dire altro.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice = Bella mossa!
phrase-oops = Ops!
phrase-thinking = Ci penso …
phrase-your-turn = Tocca a te!
phrase-thanks = Grazie!
phrase-well-played = Ben giocato!
phrase-again = Un’altra?

## Alla porta del server

message-unreadable = Questo messaggio non si può leggere: { $reason }.
message-busy = Il tavolo è molto affollato. Riprova.
door-who-are-you = Prima dicci chi sei.
door-foreign-page = Viene da una pagina che non è la nostra, quindi non rispondiamo.
door-too-large = È troppo in una volta: al massimo { $limit } byte.
door-too-many = Era troppo spesso. Aspetta un momento e riprova.
door-old-link = Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.
door-not-over = Questa partita non è finita: la registrazione arriva alla fine.
door-not-there = Qui non c’è nulla. Forse il link è vecchio o ha una lettera sbagliata.
