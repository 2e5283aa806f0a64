## Quello che non si può fare

# I posti si contano da 0, le carte si scrivono come nelle registrazioni.
game-unknown = Il gioco «{ $name }» non esiste. Puoi scegliere tra: { $known }.
game-players = A { $name } si gioca in { $fewest }–{ $most }, non in { $players }.
option-unknown = L’opzione «{ $option }» non esiste. Puoi scegliere tra: { $known }.
option-value = L’opzione «{ $option }» non può essere «{ $value }». Puoi scegliere tra: { $known }.
bot-unknown = Il bot «{ $name }» non esiste. Puoi scegliere tra: { $known }.
bot-untaught = Nessuno ha ancora insegnato a «{ $name }» a giocare a { $game }.
start-deck-or-seed = Indica una sola di queste cose: un mazzo, un seme o un altro caso.
start-team-cards = Le carte squadra vanno con un mazzo: senza, le distribuisce il caso.
start-luck = «{ $luck }» non è un caso: serve un metodo «below» che sceglie un numero.
seed-range = Un seme è un numero intero da 0 a 2⁶³ − 1, non «{ $seed }».
copy-luck = Dai a una copia una sola di queste cose: un seme, un altro caso o lo stesso caso.
start-dealer = Il posto { $dealer }, che dovrebbe dare le carte, non esiste; i { $seats } posti si contano da 0.
start-names = Giocano in { $players }, ma i nomi sono { $names }.
start-names-list = Indica i nomi in una lista, un testo per ognuna delle { $players } persone, non «{ $names }».
start-dealer-willi = Willi inizia la prima manche, quindi dà le carte il posto 2, non il posto { $dealer }.
start-dealer-name = Inizia chi si chiama Willi, quindi dà le carte uno di questi posti: { $dealers }; non il posto { $dealer }.
view-seat = Nessuno guarda dal posto { $seat }; i posti delle { $players } persone si contano da 0.
action-unreadable = «{ $text }» non è una mossa. Scrivi per esempio «play R5», «give O» o «pass».
card-unknown = La carta «{ $card }» non esiste.
record-no-beginning = Questa partita è stata preparata a metà e non ha una registrazione. Iniziala dalla prima distribuzione.
record-untold = Nessuno ha ancora scritto come si racconta una partita di «{ $game }».
fair-secret = Un segreto ha { $limit } byte, non { $length }.
fair-words-long = Le parole del posto { $seat } hanno { $length } caratteri; al massimo { $limit }.
fair-words-character = Le parole del posto { $seat } contengono un carattere che non si può mostrare, { $found }.

pop-nothing = Non c’è niente da riprendere.
deal-not-now = Non è il momento di dare le carte.
deck-list = Un mazzo è una lista di carte, non «{ $deck }».
deck-card-extra = Nel mazzo «{ $card }» compare una volta di troppo.
deck-card-missing = Nel mazzo manca una carta: { $card }.
team-cards-wrong = Dai a ogni posto una delle carte squadra da 1 a { $players }.
team-cards-none = L’ultima manche si gioca senza carte squadra.
team-cards-not-here = Le carte squadra ci sono solo a Mister Bill.
draw-not-there = Qui non si può pescare { $card }; le carte sono: { $cards }.

why-over = La partita è finita.
why-luck = Ora nessuno sceglie: si danno le carte o si pesca.
why-no-seat = «{ $seat }» non è un posto; i posti delle { $players } persone si contano da 0.
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
why-no-call-theirs = Il posto { $seat } non ha bisogno di chiamare: la presa è sua, gli altri ne hanno già due.
why-not-in-trick = { $card } non è nella presa appena vinta.
why-same-colour = Qui { $card } non si può scambiare: le due carte devono avere lo stesso colore.

position-no-hands = Una posizione ha bisogno di «hands»: una lista con un testo per persona.
position-unknown-field = Una posizione non ha un campo «{ $field }». Puoi scegliere tra: { $known }.
position-one-a-seat = «{ $field }» vuole una lista di { $seats }, un elemento per posto.
position-number = «{ $field }» deve essere un numero intero da { $least } a { $most }, non «{ $value }».
position-exactly = «{ $field }» qui deve essere { $expected }, non «{ $value }».
position-choice = «{ $field }» non può essere «{ $value }». Puoi scegliere tra: { $known }.
position-cards = «{ $field }» deve indicare carte come «{ $example }», non «{ $value }».
position-seats = «{ $field }» deve essere una lista di posti diversi, da 0 a { $highest }, non «{ $value }».
position-not-now = «{ $field }» non ha posto nella fase «{ $phase }».
position-points = Il posto { $seat } qui non può avere { $points }: controlla «{ $field }».
position-pair-in-hand = Il posto { $seat } non può avere { $card } due volte: le coppie si scartano subito.
position-count = In tutte le mani insieme { $card } non può esserci tante volte: { $held }.
position-still-in = Il posto { $seat } deve essere ancora in gioco se ha carte, e fuori se non ne ha.
position-turn-out = Non può essere il turno del posto { $seat }, che è fuori.
position-one-team = È rimasta in gioco una sola squadra, quindi la manche è finita.
position-effect = Nessun cameriere può essere in corso così. Controlla waiter, target, direction e gifts.
position-tricks = «won» non può essere { $won }: nessuno vince più di due prese, e l’ottava chiude la manche.
position-trick = Carte nella presa: nella fase «{ $phase }» non possono essere { $cards }.
position-willi-asked = Willi non sceglie niente: scopre la sua prossima carta.
position-call = Così nessuno può dover chiamare. Controlla trick, asked e caller.
position-caller = Il posto { $seat } non può aver chiamato in questa presa.
position-exchange = Così nessuno può scambiare una carta. Controlla trick, won, winner e taken.
position-card-twice = { $card } non può essere in due posti diversi.
position-box = Il posto { $seat } non può aver messo { $card } nella scatola.
position-hand-size = Carte in mano al posto { $seat }: { $held } invece di { $expected }.
position-pile = Carte nel mazzetto di Willi: devono essere { $expected }.

bulk-number = «{ $name }» vuole un numero intero, almeno 1, non «{ $number }».
bots-count = Indica un bot per tutti, oppure { $players } bot; ne hai indicati { $found }.
worker-stopped = Uno dei processi si è fermato all’improvviso; forse la memoria non è bastata.
batch-actions = Indica una mossa per partita, { $n } in tutto: numeri interi delle regole, o uno negativo per scegliere a caso.
batch-illegal = La partita { $game } ora non permette la mossa { $action }.
arena-game = Nessuno può ancora imparare «{ $game }» qui: il gioco non dice che cosa vede chi impara.
arena-games = Un’arena accetta un solo gioco, con qualsiasi numero di giocatori e opzione; questi sono più d’uno: { $games }.
arena-other = Ciò che è stato salvato è di un’altra arena: questa ha { $n } partite, o altri giocatori e opzioni.
begin-from-none = Non c’è nessuno stato da cui continuare.
begin-from-other = Lo stato { $place } è { $game }, e lì si gioca ad altro.
begin-from-luck = Nello stato { $place } nessuno deve scegliere: tocca alla fortuna, o la partita è finita.
env-bots = Indica un bot per tutti gli altri posti, o uno per ciascuno, { $seats } in tutto; questi sono { $bots }.
env-bots-many = «{ $name }» non sa giocare migliaia di partite insieme; { $known } sì. Per gli altri fai giocare a Gymnasium una partita dopo l’altra: vectorization_mode «sync».
env-reset = Prima siediti: chiama reset().
env-reset-over = Alcune di queste partite sono finite. Comincia le prossime con reset e una reset_mask, o scegli un altro autoreset_mode.
env-seeds = Dai un seme per tutte le partite o uno per ciascuna, { $n } in tutto.
env-reset-mask = Una reset_mask dice di ogni partita, { $n } in tutto, se ricomincia; almeno una deve.
env-observer = Chi gioca vede insieme quel che è pubblico e quel che è suo, mai l’uno senza l’altro: non { $kind }.
device-unknown = Il dispositivo «{ $device }» non esiste. Puoi scegliere tra: { $known }.
device-no-cuda = Per la GPU billi va installato con «cuda»: { $reason }
device-no-gpu = Qui non c’è una GPU che CUDA possa usare.

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
table-closed = La partita sta per cominciare: fino alla distribuzione non si cambia più niente.
table-not-cutting = Adesso non tocca a te tagliare il mazzo.
table-other-cut = Non è il taglio che avevi sigillato.
table-not-begun = La partita non è ancora cominciata.
table-over = La partita è finita.
table-stale = Il tavolo è andato avanti: ora è alla versione { $version }. Guarda di nuovo e scegli.
table-order = Nomina una volta ciascuno dei { $seats } posti.
table-no-calls = In questo gioco non si chiama.
table-phrase = Non c’è la frase «{ $phrase }». Scegli tra: { $known }.
table-name-empty = Dicci come ti chiami.
table-name-long = Un nome ha al massimo { $longest } lettere.
table-words-long = Le tue parole per il caso hanno al massimo { $longest } lettere.
table-saying-empty = Prima scrivi qualcosa.
table-saying-long = Dillo in { $longest } lettere al massimo.
table-muted = Chi ospita ti ha tolto la parola.
table-not-over = La partita non è ancora finita.
table-put-away = Questo tavolo è stato riposto; la partita è conservata.
table-one-chair = Hai già un posto. Più posti su un dispositivo si concordano prima di dare le carte.
table-next-deal = Questa mano è stata data a qualcun altro. La prossima è tua.
table-elsewhere = A questo tavolo si gioca su un altro server. Tra un attimo sarai lì.
table-unreadable = In questo momento questo tavolo non si può leggere. Chi gestisce il server può scoprire perché.
table-old-rules = Questa partita è stata distribuita secondo regole corrette nel frattempo e non può proseguire. Apri un nuovo tavolo.
table-moved-on = Questa partita è stata distribuita secondo regole corrette nel frattempo e non può proseguire. Ognuno ha il suo posto a un nuovo tavolo: { $code }.
table-still-here = È al tavolo: nessuno decide al suo posto.
table-just-gone = È appena uscito qualcuno: aspetta un momento.
table-too-chatty = Una cosa alla volta: aspetta un attimo prima di dire altro.
table-log-full = A questo tavolo si è detto e cambiato così tanto che va avanti soltanto la partita.
table-share = A questo tavolo hai detto e cambiato così tanto che ormai puoi soltanto giocare.
table-too-many = Chi ospita può avere { $most } tavoli aperti alla volta. Porta prima a termine una partita, oppure torna domani.
table-no-hints = A questo tavolo non ci sono consigli: chi ospita non li ha permessi.
table-no-hints-here = In questo gioco non ci sono consigli.
table-hint-turn = Puoi chiedere un consiglio quando tocca a te scegliere.
table-hint-bot = Un bot sta giocando per te. Prima torna, poi chiedi.
table-hint-no-choice = Qui non c’è niente da scegliere, quindi niente consiglio.

## Alla porta del server

message-unreadable = Questo messaggio non si può leggere: { $reason }.
message-busy = Il tavolo è molto affollato. Riprova.
store-not-now = In questo momento non si può salvare nulla. Riprova un po’ più tardi.
door-who-are-you = Prima dicci chi sei.
door-banned = Chi gestisce questo server non ti vuole ai suoi tavoli. Puoi guardare e far cancellare i tuoi dati.
door-foreign-page = Viene da una pagina che non è la nostra, quindi non rispondiamo.
door-not-json = Non è JSON, e qui non si legge altro.
door-too-large = È troppo in una volta: al massimo { $limit } byte.
door-too-many = Troppi tentativi. Aspetta un momento e riprova.
door-too-many-new = Dalla tua rete sono arrivate così tante persone nuove che per ora non entra più nessuno. Aspetta un momento e riprova.
door-too-many-listed = Dalla tua rete ci sono così tanti tavoli nella lista pubblica che per ora non se ne aggiungono altri. Aspetta un momento, o apri il tuo solo con il link.
door-old-link = Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.
door-last-device = È il tuo unico dispositivo qui. Senza, non potresti più tornare.
door-devices-full = Questa persona ha già { $limit } dispositivi. Prima bisogna disconnetterne uno.
door-somebody-already = Qui sei già qualcun altro. Con questo link diventeresti un’altra persona.
door-not-over = Questa partita non è finita: la registrazione arriva alla fine.
door-not-there = Qui non c’è nulla. Forse il link è vecchio o ha una lettera sbagliata.
door-language = billi parla una di queste lingue: { $known }, non «{ $language }».
