### Quello che dice solo la pagina. Amichevole e breve, al presente, dando del tu. Nessun punto esclamativo tranne quello di Willi.

## La scheda e le strade

brand = billi
# $page: uno dei titoli qui sotto.
title = { $page } · billi
title-home = Mister Bill e Willi
title-new = Un nuovo tavolo
title-table = Al tavolo
title-games = Le mie partite
title-replay = Rivedi una partita
title-claim = Un altro dispositivo
title-scores = Segnapunti
title-learn = Impara a giocare
title-rules-misterbill = Mister Bill, le regole
title-rules-willi = Willi, le regole
title-lesson-misterbill = Mister Bill, la prima partita
title-lesson-willi = Willi, la prima partita
title-puzzle = Problema del giorno
title-about = Informazioni su billi
title-lost = Niente qui
nav-skip = Vai al contenuto
nav-home = billi, pagina iniziale
nav-label = Menu principale
nav-games = Le mie partite
nav-learn = Impara
nav-scores = Segnapunti
nav-language = Lingua
# Ogni lingua si chiama con il proprio nome, qualunque si parli.
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
# Il titolo della scheda quando il tavolo ti aspetta e tu guardi altrove.
reminder = ● Tocca a te

## La rete

net-unreachable = Il server non risponde. Controlla la connessione e riprova.
# $status: un numero di HTTP, come testo.
net-trouble = Qualcosa non va sul server ({ $status }). Riprova tra un attimo.
net-page-missing = Questa parte della pagina non è arrivata.
net-try-again = Riprova
page-broken = Qualcosa è andato storto in questa pagina. Ricaricala; le tue partite sono al sicuro.
net-joining = Si cerca il tavolo…
net-off = La connessione è caduta. La stiamo ripristinando, e niente va perso.
net-off-kept = La connessione è caduta. La tua scelta è annotata e conta appena torna.

## Tu

me-guest = Cliente
me-name = Il tuo nome
me-name-longest = Al massimo { $n } caratteri.

## La pagina iniziale

home-title = Due giochi di carte, un tavolo
home-lead = Gioca subito, con gli amici ovunque siano o contro i bot. Senza account, senza pubblicità.
home-misterbill = Liberati delle carte a coppie, gioca i tuoi camerieri e lascia il conto agli altri.
home-willi = Vince la carta più bassa, ognuno fa due prese, e una parola al momento giusto cambia tutto.
# $players: who else plays.
home-go-on = Riprendi { $game } con { $players }
home-players = In quanti?
home-play = Gioca subito
home-play-game = Gioca subito: { $game } contro i bot
home-lesson = Insegnami
home-lesson-game = Insegnami a giocare a { $game }
home-friends = Con gli amici
home-friends-text = Apri un tavolo e manda il link. Chi lo riceve può sedersi.
home-new = Apri un tavolo
home-join = Un link o un codice
home-join-hint = incollalo qui
home-go = Entra
home-no-code = Non è il link di un tavolo, e nemmeno il suo codice.
home-listed = Tavoli aperti
# $free: quante sedie; $players: chi c’è già, o un trattino.
home-listed-facts = { $free ->
        [one] 1 sedia libera
       *[other] { $free } sedie libere
    } · { $players }
home-more = E poi
home-puzzle-text = una mano, una scelta migliore
home-games-text = continuare o rivedere
home-learn-text = le regole e una prima partita, in tre minuti
home-scores-text = per una serata con le carte vere
home-replay = Rivedi una partita
home-replay-text = dalla sua registrazione
home-about-text = che cosa conserva di te, e le licenze

## Un nuovo tavolo

new-title = Apri un tavolo
new-game = A che cosa giocate?
new-players = In quanti?
new-three-and-willi = 3 e Willi
new-bots = Bot al tavolo
new-bots-n = { $n ->
        [0] nessuno
        [one] 1 bot
       *[other] { $n } bot
    }
bots-play = I bot giocano
bots-play-easy = alla buona
bots-play-house = come in famiglia
bots-play-sharp = per vincere
bots-play-master = da maestri
bots-play-mixed = ognuno a modo suo
bots-like-easy = Principianti simpatici: a volte scordano una carta e giocano per divertirsi.
bots-like-house = Gente di casa: conoscono il gioco e giocano con giudizio.
bots-like-sharp = Teste sveglie: si sono allenati molto tra loro e si lasciano sfuggire poco.
bots-like-master = Pensano bene a ogni mossa e sanno quando conviene rischiare.
new-clock = Tempo per decidere
new-clock-none = senza limite
new-clock-n = { $n } secondi
new-option-exchange = Scambio
new-option-willi_starts = Chi inizia
new-option-willi_sits = Dove siede Willi
# Said behind the house rule most people play by.
new-usual = (predefinito)
new-listed = Mostra questo tavolo nella pagina iniziale, così può sedersi chiunque
new-hints = Permetti i consigli: tutti vedono chi ne chiede uno
new-open = Apri il tavolo

## Prima della partita

# $n: in quanti giocano.
lobby-title = { $game } in { $n }
lobby-clock = { $seconds } secondi per decisione.
lobby-hints = I consigli sono permessi, e tutti vedono chi ne chiede uno.
lobby-rules = Tutte le regole di questo tavolo
lobby-chairs = Chi siede dove
lobby-free = libera
lobby-sit = Siediti
lobby-sit-at = Siediti sulla sedia { $n }
lobby-bot = Bot
lobby-bot-at = Un bot sulla sedia { $n }
lobby-level-at = Come gioca il bot della sedia { $n }
lobby-stand = Alzati
lobby-stand-at = Alzati dalla sedia { $n }
lobby-make-free = Libera
lobby-free-at = Libera la sedia { $n }
lobby-move-at = Sposta la sedia { $n } più su
lobby-another = Qualcun altro davanti a questo schermo? Scrivi il nome, poi scegli una sedia
lobby-taken = Qualcuno è stato più svelto: la sedia è occupata.
lobby-nobody = Prima siediti, poi dai le carte.
lobby-begin = Dai le carte
# $n: quante sedie sono libere.
lobby-begin-bots = { $n ->
        [one] Dai le carte, con un bot in più
       *[other] Dai le carte, con { $n } bot in più
    }
lobby-wait = Chi ospita dà le carte quando ci siete tutti.
lobby-full = Tutte le sedie sono occupate. Puoi restare a guardare.
invite-title = Invita
invite-text = Manda questo link, o fai inquadrare il codice.
invite-link = Link a questo tavolo
invite-qr = Il link a questo tavolo come codice QR
invite-share = Condividi il link
invite-copy = Copia il link
invite-copied = Copiato
luck-title = Un caso che nessuno pilota
luck-text = Il tavolo ha estratto un segreto, di cui vedi l’impronta. La tua pagina ha estratto un suo numero e l’ha sigillato. Quando si comincia, tutti i sigilli si aprono e con quelli si taglia il mazzo: nessuno può aver scelto le carte, e dopo la partita la tua pagina lo verifica. Se vuoi, aggiungi anche delle parole.
luck-words = Le tue parole
luck-add = Aggiungi
luck-print = Impronta:
luck-cutting = { $players } { $n ->
        [one] deve
       *[other] devono
    } ancora tagliare il mazzo.
luck-left-out = { $players } { $n ->
        [one] non ha
       *[other] non hanno
    } tagliato il mazzo in tempo: le carte sono state date senza.
luck-yours = Caso verificato: la tua pagina ha tagliato il mazzo con le altre, e ogni carta ne deriva. Nessuno poteva scegliere queste carte.
luck-yours-of = Caso verificato: la tua pagina ha tagliato il mazzo con le altre, e ogni carta ne deriva. Poiché mancava qualcuno, si poteva scegliere tra { $n } distribuzioni al massimo.
luck-without-you = Caso verificato: ogni carta deriva dal segreto. La tua pagina non ha tagliato il mazzo in tempo.
luck-proven = Caso verificato: ogni carta deriva dal segreto e { $n ->
        [one] dal taglio di una persona
       *[other] dai tagli di { $n } persone
    }.
luck-uncut = Caso verificato: ogni carta deriva dal segreto. Nessuno ha tagliato il mazzo.
luck-wrong-cards = Il caso in questa partita non torna: l’evento { $event } non deriva dal segreto.
luck-wrong-proof = Il caso in questa partita non torna: la prova non regge.
luck-wrong-told = Il caso in questa partita non torna: la registrazione non dice quello che ha visto la tua pagina.
luck-no-record = Non è stato possibile ottenere la registrazione: il caso non è verificato.

## I posti

seat-host = ospita
seat-away = altrove, gioca un bot
seat-gone = pagina chiusa
# 0: nobody knows for how long.
seat-gone-for = { $seconds ->
        [0] via
       *[other] via, { $seconds } s
    }
seat-waits = dalla prossima mano
seat-lent = mostra la sua mano
# How many hints somebody has asked for.
seat-hints = { $n ->
        [one] 1 consiglio
       *[other] { $n } consigli
    }
seat-out = fuori
seat-mate = nella tua squadra
seat-thinking = sta scegliendo
seat-turn = è il suo turno
seat-clock = { $seconds } s
seat-cards = { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
# $n: le prese fatte in questa manche; $total: quanto valgono le loro carte.
seat-tricks = { $n ->
        [one] 1 presa
       *[other] { $n } prese
    } · { $total }

## Al tavolo

table-round = Manche { $round } di { $rounds }
table-seats = Gli altri al tavolo
table-hand = La tua mano
table-trick = La presa
table-draw-cards = Le carte da pescare
draw-card = Carta { $n } di { $of } in mano a { $name }
# Quel che si guarda un momento sopra il tavolo: gli scarti per tipo, una presa già fatta.
look-close = Chiudi
gone-button = Che cosa è stato scartato
gone-title = Scartate finora
gone-kind = { $card }: { $gone } negli scarti, { $left } ancora in gioco
gone-left = ancora in gioco
gone-gone = negli scarti
tricks-button = Le prese di { $name }
    .you = Le tue prese
trick-last = L’ultima presa
trick-nth = Presa { $n }
trick-called = { $player } chiama «Willi!» e si aggiudica la presa.
    .you = Chiami «Willi!» e ti aggiudichi la presa.
trick-back = La presa prima
trick-on = La presa dopo
# Quel che valgono i totali delle prese alla fine di una manche.
places = Totale più alto: 3 punti, secondo: 1, terzo: 0, più basso: 2.
# $n: quante carte segnapunti restano; $cards: l’elenco dei loro numeri.
stakes = { $n ->
        [0] In questa manche non restano carte segnapunti.
       *[other] Ancora in palio in questa manche: { $cards }.
    }
table-gone = Questo tavolo è sparecchiato
table-gone-text = Forse nel link c’è una lettera sbagliata, la partita è finita da un po’, o chi gestisce questo server ha tolto il tavolo. Le partite finite sono in «{ nav-games }».
table-moved = Le regole sono state corrette
table-moved-text = Le carte di questa partita sono state distribuite secondo regole corrette nel frattempo, e la partita non può proseguire. Ognuno ha il suo posto a un nuovo tavolo, dove può cominciarne subito un’altra.
table-moved-go = Al nuovo tavolo
table-home = Pagina iniziale

ask-draw = Tocca a te: pesca una carta da { $name }.
ask-round-over = La manche è finita.
# $players: un elenco di nomi, $n: in quanti.
ask-next-deal = Giochi dalla prossima mano. Fino ad allora gioca un bot.
ask-waiting = { $n ->
        [one] { $players } sta scegliendo.
       *[other] { $players } stanno scegliendo.
    }
ask-gone = { $n ->
        [one] { $players } non c’è.
       *[other] { $players } non ci sono.
    }
ask-gone-bot = Tra { $seconds } s gioca un bot.
ask-bot-plays = Un bot gioca per te.
ask-serve = Gioca un cameriere, o tieni i tuoi per dopo.
ask-give-E = { card-E }: quale carta dai a { $name }?
ask-give-G = { card-G }: tutti danno una carta a { $name }. Scegli la tua.
ask-give-R = { card-R }: tutti passano una carta. Scegline una per { $name }.
ask-target = Tocca qualcuno al tavolo.
log-time-up = Il tuo tempo è scaduto.
log-hint = { $name } ha chiesto un consiglio.
    .you = Hai chiesto un consiglio.
log-chair-left = { $name } ha lasciato il tavolo. Al suo posto gioca { $bot }, un bot.
log-chair-taken = { $name } prende il posto di { $bot } dalla prossima mano.
# $card: «una pizza».
ask-give-chosen = Dai { $card } a { $name }. Puoi ancora cambiare.
ask-box = Rimetti una carta nella scatola: si gioca con otto.
# $card: «il 5 rosso».
ask-box-chosen = Metti { $card } nella scatola. Puoi ancora cambiare.
ask-lead = Apri tu: gioca la carta che vuoi.
ask-play = Tocca a te: gioca una carta.
ask-call = Chiami «Willi!» e prendi?
ask-take = La presa è tua. Per scambiare tocca una sua carta e una tua.
ask-swap-both = Scambi { $given } con { $taken }?
ask-swap = Quale carta dai in cambio?
ask-only-card = È possibile una sola carta: parte da sola tra un attimo.
# Non c’è niente da scegliere, e gli altri non devono saperlo: il tavolo risponde come se si fosse scelto.
ask-forced-serve = Non hai camerieri in mano: tra un attimo il tavolo risponde per te.
ask-forced-take = La presa è tua. Non hai carte da scambiare: tra un attimo si va avanti.
# Quello che si è risposto, finché il tavolo non va avanti.
ask-given-pass = Non giochi nessun cameriere.
ask-given-keep = Tieni le tue carte.
ask-waived = In questa presa non chiami.
answer-any = Una qualsiasi
answer-go-on = Avanti
answer-skip = Più veloce
answer-to-turn = Al mio turno
answer-play = Gioca { $card }
answer-play-on = { $card }: { $name }
answer-left = A sinistra
answer-right = A destra
answer-back = Indietro
answer-pass = Nessun cameriere
answer-call = Willi!
answer-no-call = Non ora
answer-waive = Non questa presa
answer-swap = Scambia
answer-keep = Non scambiare
answer-hint = Consiglio
answer-this = Sì, { $card }

# Che cosa fa un cameriere, detto quando si tocca la sua carta.
waiter-E = { card-E }: dai a qualcuno una carta a tua scelta e ne ricevi una.
waiter-T = { card-T }: scambi tutta la tua mano con qualcuno.
waiter-G = { card-G }: tutti danno una carta a chi vuoi tu.
waiter-L = { card-L }: chi ha Mister Bill lo mostra.
waiter-R = { card-R }: tutti passano una carta a chi hanno accanto. Da che parte, lo dici tu.

why-rule = Regola { $rule }
why-page-wait = Per ora non c’è niente da scegliere.
why-page-turn = { $n ->
        [one] Un attimo: { $players } sta scegliendo.
       *[other] Un attimo: { $players } stanno scegliendo.
    }
why-page-waiters = Si giocano solo i camerieri. I piatti e Mister Bill se ne vanno a coppie, da soli.
why-page-nobody = Non c’è nessuno con cui giocarlo.
# $colour: la lettera del colore d’apertura; $value: il numero d’apertura.
why-page-follow = Hai del { $colour ->
        [R] rosso
        [Y] giallo
        [G] verde
       *[B] blu
    }: gioca quel colore, o un { $value } di un altro.
why-page-same-colour = Non { $card }: a questo tavolo si scambiano solo carte dello stesso colore.
why-page-call-first = Prima di’ se chiami.
why-page-other = Adesso non si può.

## Quello che è successo, dove il racconto di una registrazione dice di più

log-label = Quello che è successo
log-dealt = Le carte sono distribuite.
# A chi gioca, quando le squadre sono estratte.
log-mate = Giochi con { $player }.
log-alone = Giochi per conto tuo.

## Manche e punteggio

round-over = Fine della manche { $round } di { $rounds }
score-label = Il punteggio
score-player = Nome
score-why = Perché
score-round = Manche
score-round-n = Manche { $n }
score-sum = Totale
earned-out = fuori in tempo
earned-bill = paga il conto
earned-partner = fuori, ma la squadra paga
earned-stalled = ancora in gioco allo stallo
# $total: la somma delle carte nelle prese di qualcuno.
earned-level = { $total }, alla pari
earned-place-1 = { $total }, il più alto
earned-place-2 = { $total }, il secondo
earned-place-3 = { $total }, il terzo
earned-place-4 = { $total }, il più basso
over-title = { $n ->
        [one] { $players } vince
       *[other] { $players } vincono insieme
    }
    .you = { $n ->
        [one] Vinci tu
       *[other] { $players } vincete insieme
    }
over-place = { $place }º posto
over-rematch = Un’altra partita
over-follow = Vai alla prossima
over-new = Una partita tua
over-replay = Rivedi la partita
over-record = Scarica

## Accanto al tavolo

side-label = Accanto al tavolo
side-log = Storia
side-chat = Chat
side-score = Punti
side-review = Analisi
review-working = Calcolo in corso…
review-busy = Il server è occupato con altre analisi.
review-of-a-file = Questa partita è un file, e la pagina analizza solo le partite conservate dal server. Dal terminale: billi review FILE.
side-table = Tavolo
side-settings = Opzioni
side-unread = da leggere
chat-label = Quello che si dice
chat-none = Nessuno ha ancora detto niente. Quello che dici lo sentono tutti al tavolo.
chat-phrases = Con un tocco
chat-write = Di’ qualcosa
chat-send = Invia
people-title = A questo tavolo
people-back = Rieccomi
people-lend = Mostra la mia mano
people-hand-link = Link alla mia mano
people-unlend = Nascondi la mia mano
people-leave = Dai la mia sedia a un bot
people-stand-in = Fai giocare un bot fino al ritorno
people-stand-in-for = Fai giocare un bot fino al ritorno: { $name }
people-bot = Dai la sedia a un bot
people-bot-for = Dai la sedia a un bot: { $name }
people-sure = D’ora in poi su questa sedia gioca un bot.
people-mute = Togli la parola
people-unmute = Ridai la parola
people-free = Libera la sedia
people-free-chair = Libera la sedia { $n } per qualcuno
settings-pace = Ritmo
settings-pace-calm = tranquillo
settings-pace-brisk = vivace
settings-pace-fast = veloce
settings-pace-instant = immediato
settings-sort = Ordina la mano
settings-sort-colour = per colore
settings-sort-value = per valore
settings-light = Aspetto
settings-light-system = come il dispositivo
settings-light-light = chiaro
settings-light-dark = scuro
settings-sound = Suono
settings-pick = Scelgo io le carte che pesco
settings-one-tap = Gioca una carta con un solo tocco
settings-only-card = La mia unica carta possibile si gioca da sola
pass-to = Passa lo schermo a { $name }.
pass-ready = Eccomi, { $name }

## Il tavolo a parole

describe-button = Il tavolo a parole
describe-round = { $game }, manche { $round } di { $rounds }.
describe-turn = Tocca a { $player }.
    .you = Tocca a te.
describe-willi-sits = Willi siede alla destra di { $player }.
    .you = Willi siede alla tua destra.
describe-hand = Hai in mano { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }: { $cards }.
describe-hand-of = { $player } ha in mano { seat-cards }: { $cards }.
describe-no-hand = Non hai carte in mano.
describe-own-points = Hai { points }.
describe-seat = { $player }: { seat-cards }, { points }.
describe-seat-team = { $player }, squadra { $team }: { seat-cards }, { points }.
describe-seat-out = { $player } è fuori, { points }.
# $tricks: quante prese; $total: quanto valgono.
describe-seat-willi = { $player }: { seat-cards }, { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    } per un totale di { $total }, { points }.
describe-played = { $card } di { $player }
    .you = il tuo { $card }
describe-trick = Nella presa: { $cards }.
describe-no-trick = Nella presa non c’è ancora nessuna carta.
describe-kind = { $card } × { $n }
describe-discards = Sugli scarti: { $cards }.
describe-no-discards = Non è ancora stato scartato niente.

## Le mie partite

games-none = Ancora nessuna partita.
games-first = Gioca la prima
games-open = non ancora cominciata
games-playing = in corso
games-back = Torna al tavolo
games-more = Più vecchie
games-devices = Continua su un altro dispositivo
games-devices-text = Apri un link sul telefono per continuare lì con il tuo nome. Vale una volta sola, per dieci minuti.
games-devices-get = Crea un link
games-devices-link = Da aprire sull’altro dispositivo
games-devices-yours = I tuoi dispositivi
games-device-here = questo dispositivo
games-device-unknown = Dispositivo sconosciuto
games-device-made = tuo dal { $day }
games-device-seen = usato l’ultima volta il { $day }
games-device-drop = Disconnetti
games-device-drop-it = Disconnetti { $device }
games-device-drop-sure = Sì, disconnetti
games-device-left = Questo dispositivo è disconnesso.
games-forget = Cancella i miei dati
games-forget-text = Il tuo nome, l’elenco delle tue partite, i numeri su come giochi e la chiave di questo dispositivo vengono cancellati. Le tue sedie passano ai bot; le registrazioni restano, senza il tuo nome.
games-forget-do = Cancella i miei dati
games-forget-sure = Sì, cancella
games-forgotten = I tuoi dati sono cancellati.
claim-title = Continua su questo dispositivo
claim-text = { $name } ha creato questo link. Se sei tu, anche qui giochi con il tuo nome.
claim-do = Continua come { $name }
claim-instead = Qui sei { $me }, e { $name } ha creato questo link. Se è qualcun altro, resta chi sei: chi crea un link da quel momento vede le tue carte. Le partite di { $me } restano indietro, a meno che non le abbia un altro dispositivo.
claim-stay = Resta { $me }
lost-title = Qui non c’è niente
lost-text = Forse il link è vecchio, o ha una lettera sbagliata.

## Rivedere una partita

replay-title = Rivedi una partita
replay-text = Apri la registrazione di una partita, tua o di altri. Il file resta su questo dispositivo.
replay-choose = Scegli un file
replay-drop = o trascinalo qui
replay-mine = Le partite che hai giocato qui sono sotto
replay-which = Quale partita di { $file }?
replay-unfinished = non giocata fino in fondo
replay-more = Mostrane altre
replay-another = Un altro file
replay-again = Dall’inizio
# Perché un file o una registrazione non si può mostrare.
replay-too-big = Questo file è troppo grande per aprirlo qui. Può avere al massimo { $limit } MB.
replay-unreadable = Questo file non si può leggere.
replay-empty = In questo file non c’è nessuna partita.
replay-too-long = È troppo lungo per essere la registrazione di una sola partita.
replay-no-record = Questa non è la registrazione di una partita.
# $found: la versione, com’è scritta lì.
replay-version = Questa registrazione ha la versione { $found }, che questa pagina non conosce.
# $field: un nome nella registrazione, com’è scritto lì.
replay-field = Nella registrazione «{ $field }» manca o è sbagliato.
replay-event-field = Nell’evento { $event } della registrazione «{ $field }» manca o è sbagliato.
replay-event-misfit = L’evento { $event } della registrazione non si accorda con quello che è successo prima.
# $why: una frase intera.
replay-on-line = { $why } È la riga { $line } del file.
# I pulsanti sotto il tavolo.
replay-controls = Rivedi la partita
replay-play = Avvia
replay-pause = Pausa
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-round-back = All’inizio della manche, o alla manche precedente
replay-round-forward = Alla manche successiva
replay-place = Punto della partita
replay-place-text = { $n } di { $of }
replay-speed = Velocità
replay-speed-times = { $speed }×
replay-to-round = Vai a una manche
replay-to-trick = Vai a una presa
replay-to-turn = Vai a un turno
replay-deal = La distribuzione
replay-trick = Presa { $n }: { $player }
replay-turn = Turno { $n }: { $player }
replay-eyes = Punto di vista
replay-eyes-all = Tutte le carte
replay-eyes-seat = { $player }
replay-copy = Copia il link a questo momento
replay-copied = Il link è copiato
replay-link = Il link a questo momento
# Prima della prima distribuzione.
replay-begin = { $game } con { $players }.
replay-save = Salva la registrazione
