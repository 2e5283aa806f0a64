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
# Su una riga a sé. $n: in quante partite il caso non è dimostrato.
verify-unproven = { $n ->
        [one] Il caso non è dimostrato in { $n } partita
       *[other] Il caso non è dimostrato in { $n } partite
    }: servono una prova nella registrazione e la fine della partita.
verify-unnamed = { $n ->
        [one] { $n } partita di Willi non riporta i nomi
       *[other] { $n } partite di Willi non riportano i nomi
    }, quindi non si è controllato se doveva iniziare chi si chiama Willi (W3).
# Di una sola partita con la prova, altre due righe: di chi sono le parole, e l’impronta. $n: quante persone.
verify-contributed = { $n ->
        [one] Ha tagliato il mazzo o aggiunto parole
       *[other] Hanno tagliato il mazzo o aggiunto parole
    }: { $people }.
verify-contributed-nobody = Nessuno ha tagliato il mazzo o aggiunto parole, quindi questo caso l’ha deciso il tavolo da solo.
verify-seat = il posto { $seat }
verify-fingerprint = La sua impronta è { $commitment }: confrontala con quella che hai visto prima della distribuzione.
review-unfinished = { $where }: la partita non è finita, quindi non si può ancora analizzare.
review-version = { $where }: la partita segue le regole della versione { $found }, che non si possono analizzare.
review-no-judge = { $where }: nessuno qui conosce { $game } abbastanza bene per analizzarlo.
review-several = { $file } contiene { $records } partite: indica con --record quale scrivere in { $to }.
review-onto-itself = La pagina prenderebbe il posto della partita stessa: con --to indica un file diverso da { $file }.
review-no-seat = In questa partita non c’è il posto { $found }; i posti vanno da 0 a { $most }.
review-written = { $file }: scritto.
# Quante altre decisioni hanno regalato qualcosa.
review-more = { $n ->
        [one] 1 altra decisione ha regalato qualcosa; --all le mostra tutte.
       *[other] Altre { $n } decisioni hanno regalato qualcosa; --all le mostra tutte.
    }
verify-empty = { $file } non contiene registrazioni.
verify-failure = { $where } ({ $rule }) – previsto: { $expected }; trovato: { $found }
verify-illegal = { $where } ({ $rule }): { $why } Trovato: { $found }
verify-names = { $where }: «names» dovrebbe avere un nome per persona, { $expected } in tutto, ma ne ha { $found }.
verify-no-end = { $where }: «{ $field }» c’è, ma gli eventi si fermano prima della fine della partita.
# La prova del caso. L’impronta è l’impegno, lo SHA-256 del segreto.
verify-proof-version = { $where }: la prova del caso è alla versione { $found }; questo billi legge le versioni da 1 a { $expected }.
verify-digits = { $where }: «{ $field }» dovrebbe avere { $limit } cifre da 0 a 9 e da a a f.
verify-by-seat = { $where }: «{ $field }» dovrebbe avere un testo per persona, { $expected } in tutto, ma ne ha { $found }.
verify-words-wrong = { $where }: { $why }
verify-commitment = { $where }: il segreto non corrisponde all’impronta mostrata prima della distribuzione, «fair.commitment».
verify-no-proof = { $where }: non c’è una prova del caso, quindi non si può controllare.
verify-not-over = { $where }: la partita non è finita, quindi del suo caso non è dimostrato niente.
verify-other-commitment = { $where }: questa è la prova per un’altra impronta, { $found }.
verify-tries = { $where }: «fair.tries» è { $found }, ma con { $out ->
        [one] 1 posto escluso
       *[other] { $out } posti esclusi
    } va da 1 a { $most }.
verify-cut = { $where }: il posto { $seat } non ha tagliato il mazzo come aveva sigillato, «fair.seals».
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
file-unwritable = { $file } non si può scrivere: { $reason }
file-not-utf8 = { $where }: questo non è testo UTF-8.
file-not-json = { $where }: questo non è JSON.
file-truncated = { $where }: la riga si interrompe; manca il resto del file.
file-two-records = { $where }: nella riga c’è più di una registrazione. Metti ciascuna su una riga sua.
file-too-deep = { $where }: più di { $limit } livelli annidati.
file-line-too-long = { $where }: la riga supera { $limit } byte.
file-bom = { $where }: la riga inizia con un indicatore dell’ordine dei byte (BOM). Salva il file in UTF-8 senza.
file-blank-line = { $where }: la riga è vuota.
file-bad-character = { $where }: un testo contiene un carattere che non si può mostrare, { $found }.
file-number-too-big = { $where }: un numero è troppo grande.
file-field-twice = { $where }: «{ $field }» compare due volte.
file-wrong-version = { $where }: il formato è alla versione { $found }; questo billi legge le versioni da 1 a { $expected }.
file-unknown-game = { $where }: il gioco «{ $found }» non esiste. Puoi scegliere tra: { $games }.
file-unknown-event = { $where }: { $game } non ha un evento «{ $found }».
file-unknown-card = { $where }: { $game } non ha una carta «{ $found }».
file-unknown-option = { $where }: { $game } non ha un’opzione «{ $option }».
file-option-value = { $where }: l’opzione «{ $option }» non può essere «{ $found }». Puoi scegliere tra: { $values }.
# $expected e $found: uno dei messaggi type-.
file-wrong-type = { $where }: «{ $field }» dovrebbe essere { $expected }, ma è { $found }.
file-missing-field = { $where }: manca «{ $field }».
file-not-in-game = { $where }: «{ $field }» è { $found }, che in questa partita non c’è.

type-whole = un numero intero
type-decimal = un numero decimale
type-text = un testo
type-list = una lista
type-object = un oggetto
type-boolean = un valore booleano
type-null = vuoto (null)

## Archivio

extra-missing = Serve una parte di billi che si installa a parte. Installala con: { $command }
train-other-plan = { $file } è stato iniziato con altre impostazioni. Continua con quelle o scegli un’altra cartella.
train-unreadable = { $file } non si può leggere: da lì non si riprende. Toglilo o scegli un’altra cartella.
train-player-there = { $file } c’è già, ma senza ciò che serve per riprendere. Scegli un’altra cartella.
train-learned-more = { $file } ha già imparato da { $decisions } decisioni. Chiedine di più o scegli un’altra cartella.
train-plan-unreadable = { $file } non contiene impostazioni: dovrebbe essere un oggetto JSON con alcuni dei loro campi. { $reason }
train-plan-field = { $file }: «{ $field }» non è un campo delle impostazioni, oppure ha un’opzione propria.
train-plan-value = { $file }: «{ $field }» non può essere { $value }.
store-unknown = Un database di tipo «{ $found }» non esiste. Puoi scegliere tra: { $known }.
store-address = Questo indirizzo di database non si può leggere. Scrivilo come { $examples }; in una password, segni come @ o / vanno codificati con il percento.
store-unwritable = Il database { $file } non si può scrivere: { $reason }
store-not-ours = { $file } non è un database di billi. Indica un altro file.
store-newer = Il database è alla versione { $found }; questo billi conosce le versioni fino alla { $known }. Usa un billi più recente.
store-in-use = { $n ->
    [one] Un server di una versione precedente sta ancora usando questo database e non potrebbe andare avanti con ciò che serve a questo billi. Fermalo prima.
   *[other] { $n } server di una versione precedente stanno ancora usando questo database e non potrebbero andare avanti con ciò che serve a questo billi. Fermali prima.
}
store-taken = Un altro billi sta già usando { $file }. Fermalo, oppure indica un altro file con --database.
store-in-memory = Un database in memoria perderebbe tutti i tavoli quando billi si ferma. Indica un file, come { $example }, o un database PostgreSQL.
# $where: il computer e il nome del database.
store-unusable = Il database { $where } non si può usare: { $reason }
# Può essere un $reason.
store-no-answer = nessuna risposta entro { $seconds } secondi
# Can be a $reason.
store-reads-otherwise = ciò che è appena stato scritto non si può leggere
# Can be a $reason.
store-held = qualcos’altro tiene occupate le sue tabelle, per esempio un backup. Riavvia billi quando è finito
# Can be a $reason.
store-disk = il suo disco è pieno o guasto
store-unavailable = In questo momento il database non funziona: { $reason }
store-broken = In { $file } non si scrive più nulla: { $reason }. Controlla il disco, poi riavvia billi.
store-lost = Spostato, eliminato o sostituito mentre billi lo usava: { $files }. Non si salva più nulla. Se il file è stato spostato, rimettilo al suo posto e tutto va avanti. Se è stato eliminato, non fermare billi, che ha l’ultima copia: hosting.md spiega come salvarla.
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
serve-no-temporary = Più processi hanno bisogno di una cartella temporanea per le loro cifre, e non ce n’è una in cui scrivere ({ $reason }). Dai a billi una /tmp, o indica una cartella in TMPDIR.
serve-public-url = L’indirizzo pubblico si scrive come { $example }, non «{ $found }».
serve-public-url-bare = L’indirizzo pubblico si scrive come { $example }, senza nulla dopo, né utente né password.
# $n: sempre almeno 2.
serve-sqlite-workers = { $n } processi condividono un file SQLite. Funziona, ma per loro PostgreSQL va meglio.
serve-without-redis = billi va avanti senza Redis, perché { $where } non si può usare: { $reason }
serve-postgres-risky = PostgreSQL gira con { $setting } = { $value }: dopo un guasto possono andare perse mosse già concesse. hosting.md dice che cosa impostare.

## Gestire un server

host-none = Non ci sono tavoli così.
host-more = Ce ne sono altri: --limit ne mostra quanti vuoi.
host-not-there = Il tavolo «{ $table }» non c’è. billi host list mostra quali ci sono.
host-no-person = La persona «{ $person }» non c’è. billi host show dice chi siede a un tavolo.
host-delisted = { $table } non è nell’elenco pubblico. Il suo link continua a valere.
# $names: di chi vi siede, separati da virgole.
host-delete-unsure = Questo cancella { $table } per sempre: { $game }, { $names }. Aggiungi --yes se è ciò che vuoi.
host-deleted = { $table } è cancellato. I server che lo tengono aperto lo chiudono entro pochi secondi.
host-banned = L’esclusione di { $who } vale da subito: entro pochi secondi si chiudono le sue connessioni. Ai suoi posti decidono i bot, e nessuno dei suoi tavoli aperti è nell’elenco pubblico. Chi torna con un altro browser è qualcuno di nuovo.
host-unbanned = { $who } può sedersi di nuovo.
host-nobody-banned = Nessuno è escluso.
host-exported = Scritto in { $file }: { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    } e { $people ->
        [one] 1 persona
       *[other] { $people } persone
    }. C’è dentro tutto, anche le mani delle partite in corso: tienilo per te.
host-imported = Accolto: { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    } e { $people ->
        [one] 1 persona
       *[other] { $people } persone
    }.
host-import-not-empty = In questa base di dati c’è già qualcosa, quindi non è stato accolto nulla. Indicane una vuota.
host-import-other = Questo file non l’ha scritto billi host export. Non è stato accolto nulla.
host-import-version = Questo file è della versione { $found }; questo billi accoglie la versione { $known }. Esportalo di nuovo con questo billi, che aggiorna la vecchia base di dati.
host-import-newer = Questo file viene da un billi più recente (versione { $found }); questo accoglie la versione { $known }. Prendi quello, o uno successivo. Non è stato accolto nulla.
host-import-line = La riga { $line } non si può leggere: { $reason }. Non è stato accolto nulla.
host-import-cut = Il file si interrompe prima della fine. Non è stato accolto nulla.
host-import-refused = La base di dati non lo accoglie: { $reason }. Non è stato accolto nulla.
host-file-there = { $file } c’è già e resta com’è. Indica un altro file.
host-backed-up = { $file } è una base di dati intera, com’è adesso. Contiene i segreti delle partite in corso: tienila per te.
host-backup-damaged = { $file } è danneggiato ({ $reason }), quindi non ce n’è una copia. hosting.md dice che cosa fare.
host-backup-postgres = Questo è per SQLite. PostgreSQL si copia con pg_dump, come mostra hosting.md.
host-backup-stream = Una copia di sicurezza è un file, non un flusso. Indicane uno che non c’è ancora.
host-column-table = Tavolo
host-column-game = Gioco
host-column-status = Stato
host-column-listed = Pubblico
host-column-created = Aperto
host-column-lines = Righe
host-column-names = Chi
host-column-seat = Posto
host-column-name = Nome
host-column-person = Persona
host-column-banned = Escluso
host-of-table = ospite
host-listed = sì
host-status-open = aperto
host-status-playing = in gioco
host-status-over = finito
host-status-finished = registrazione

## Script e bot

client-no-answer = Nessun server risponde a { $url }: { $reason }
# $found: lo stato, o ciò che non si può leggere.
client-not-billi = Ciò che si trova a { $url } non risponde come billi ({ $found }). Controlla l’indirizzo.
bot-no-module = Il bot «{ $name }» non esiste: Python non trova nessun modulo «{ $module }».
bot-no-class = Il bot «{ $name }» non esiste: { $module } non ha una classe «{ $kind }» con un metodo «choose».
bot-wants-more = Il bot «{ $name }» non può essere creato: { $kind } può chiedere la fortuna o nulla, e chiede di più.
bot-no-player = «{ $name }» non contiene un giocatore addestrato: { $reason }
bot-not-started = Il bot «{ $name }» non si può avviare: { $reason }
# $code: il suo codice d’uscita, o un trattino.
bot-ended = Il bot «{ $name }» si è fermato nel mezzo di una partita (codice d’uscita { $code }).
bot-slow = Il bot «{ $name }» non ha risposto entro { $seconds } secondi.
# $example: una risposta come dev’essere.
bot-nonsense = Il bot «{ $name }» dovrebbe rispondere con una riga come { $example }, ma ha detto: { $found }
# $why: perché la scelta non è permessa.
bot-illegal = Il bot «{ $name }» ha scelto «{ $action }». { $why }
ray-failed = Il cluster Ray «{ $address }» non si può usare: { $reason }
ladder-few = Per una classifica servono almeno due bot, separati da virgole.
ladder-twice = Il bot «{ $name }» è indicato due volte.
# $what: una parola del file, come seed o bots.
ladder-other = { $file } contiene un’altra classifica, dove «{ $what }» è { $there } invece di { $here }. Indica un altro file, o ridai le stesse cose.
ladder-unreadable = { $file }, riga { $line }: questo non viene da una classifica.

## Riga di comando

cli-billi = un tavolo per due giochi di carte, Mister Bill e Willi. Da solo, billi apparecchia e apre il tavolo nel tuo browser.

cli-usage = Uso
cli-commands = Comandi
cli-arguments = Argomenti
cli-options = Opzioni
cli-metavar-command = COMANDO
cli-metavar-game = GIOCO
cli-metavar-file = FILE
cli-metavar-date = [DATA]
cli-metavar-folder = CARTELLA
cli-metavar-table = TAVOLO
cli-metavar-person = PERSONA
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
cli-host = si occupa dei tavoli, delle persone e dei dati di un server, anche mentre gira
cli-host-environment = Senza --database, né BILLI_DATABASE nell’ambiente, si intende il file nella tua cartella dei dati, come per billi serve. Usa il billi che serve: uno più nuovo aggiorna la base di dati.
cli-host-list = elenca tavoli e partite, prima i più recenti, e nulla delle carte di nessuno
cli-host-status = solo quelli aperti, in gioco, finiti o conservati come registrazione
cli-host-limit = quanti al massimo
cli-host-show = mostra chi siede a un tavolo e chi ne è l’ospite
cli-host-table = l’identificativo del tavolo, come lo mostra list
cli-host-delist = toglie un tavolo dall’elenco pubblico; il suo link continua a valere
cli-host-delete = cancella per sempre un tavolo con il suo registro, la registrazione e la chat
cli-host-yes = lo fa davvero; altrimenti billi dice solo che cosa sparirebbe
cli-host-ban = non fa più sedere qualcuno né aprire tavoli; guardare resta permesso
cli-host-ban-newcomers = Qui non ci sono account: l’esclusione vale per la persona rappresentata da un browser e dai dispositivi ad esso collegati. Chi torna con un altro browser, ha svuotato questo o ha chiesto di essere dimenticato è qualcuno di nuovo, per cui l’esclusione non vale. I tavoli fuori dall’elenco pubblico li trova solo chi ne ha ricevuto il link; un indirizzo lo respinge il proxy.
cli-host-person = l’identificativo della persona, come lo mostra show
cli-host-unban = lascia di nuovo sedere qualcuno
cli-host-bans = elenca chi è escluso, e da quando
cli-host-export = scrive tutto in un solo file, che ogni base di dati di billi può accogliere
cli-host-export-file = il file da scrivere, che puoi leggere solo tu; - è l’uscita standard
cli-host-import = accoglie un tale file, tutto o niente; la base di dati deve essere vuota
cli-host-import-file = il file da leggere; - è l’ingresso standard
cli-host-backup = copia il file SQLite com’è adesso, mentre il server va avanti
cli-host-backup-file = il file da scrivere, che puoi leggere solo tu
cli-simulate = fa giocare molte partite ai bot e le riassume
cli-simulate-game = il gioco: misterbill o willi
cli-simulate-players = in quanti si gioca
cli-simulate-games = quante partite giocare
cli-simulate-seed = il seme del caso: lo stesso numero dà le stesse partite; altrimenti uno nuovo
cli-simulate-bots = chi gioca, random, easy, house, sharp, master, grandmaster o un bot tuo (docs/learning.md): uno per tutti i posti, o uno per posto, separati da virgole
cli-simulate-option = una regola della casa, per esempio exchange=chosen; si può ripetere
cli-simulate-records = scrive le partite in questo file, una per riga
cli-simulate-workers = quanti processi si dividono il lavoro; altrimenti uno per core
cli-ladder = misura i bot tra loro sulle stesse smazzate
cli-ladder-bots = chi gioca, due bot o più, separati da virgole: random, easy, house, sharp, master, grandmaster o un bot tuo, cioè una classe Python o un programma (docs/learning.md)
cli-ladder-deals = quante smazzate; i bot le giocano a due a due, da ogni posto
cli-ladder-to = tiene ogni smazzata finita in questo file; indicato di nuovo, la classifica riprende da lì
cli-ladder-plot = disegna la classifica in questo file, in SVG
cli-ray = gioca sul cluster Ray a questo indirizzo; auto ne trova uno in funzione, local ne avvia uno su questo computer
cli-train = fa imparare un gioco a un giocatore che gioca contro sé stesso
cli-train-to = la cartella di ciò che impara; ciò che vi è iniziato continua
cli-train-decisions = da quante decisioni impara; altrimenti quante ne bastano per qualche minuto. Con un numero più grande continua ciò che era finito
cli-train-device = dove impara: cpu per il processore, cuda per una GPU
cli-train-against = il file di un giocatore: occupa tutti gli altri posti e non impara, il che mostra di quanto lo si può battere
cli-train-from = il file di un giocatore: comincia come quel giocatore invece che da zero
cli-train-plan = un file JSON con quello che deve cambiare nelle impostazioni
cli-train-seed = il seme del caso: lo stesso numero dà lo stesso giocatore
cli-verify = controlla che le partite registrate seguano le regole
cli-verify-file = un file di registrazioni, una per riga; - è l’ingresso standard
cli-verify-proven = fallisce se una partita non è finita o il suo caso non è dimostrato
cli-verify-commitment = fallisce se la prova non ha questa impronta: 64 cifre mostrate prima della distribuzione
cli-verify-json = scrive in JSON quello che è controllato e dimostrato, una riga per partita
cli-replay = racconta le partite registrate, evento per evento
cli-replay-file = un file di registrazioni, una per riga; - è l’ingresso standard
cli-replay-record = racconta solo questa registrazione; la prima è 1
cli-review = dire da dove viene il risultato di una partita finita: la fortuna e le scelte di tutti
cli-review-file = un file di registrazioni, una per riga; - è l’ingresso standard
cli-review-record = analizzare solo questa registrazione; la prima è 1
cli-review-seat = per chi; il primo posto è 0
cli-review-all = mostrare tutte le decisioni che hanno regalato qualcosa, non solo le dieci più care
cli-review-json = scrivere JSON, una partita per riga
cli-review-to = scrivere in questo file una pagina da aprire nel browser
cli-puzzle = mostrare il problema di un giorno: una mano con una scelta migliore
cli-puzzle-date = il giorno, come 2026-11-18; altrimenti oggi
cli-puzzle-answer = dire la scelta migliore, e perché
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
cli-ladder-title = { $deals ->
        [one] 1 smazzata
       *[other] { $deals } smazzate
    } di { $game } in { $players }, { $games } partite, seme { $seed }
# Sopra una tabella: ogni riga parla di un bot seduto da solo tra copie di un altro, quello della colonna.
cli-ladder-points = Punti in più della media degli altri, da solo tra
# Lo stesso; $fair: una percentuale.
cli-ladder-wins = Quota di vittorie ({ $fair } sarebbe equo), da solo tra
cli-ladder-wins-alone = Quota di vittorie, da solo tra
cli-ladder-note = Ogni smazzata si gioca da ogni posto; ± è un intervallo al 95% sulle smazzate.
cli-ladder-written = Classifica disegnata in { $file }.
cli-column-seat = Posto
cli-column-bot = Bot
cli-column-points = Punti (media)
cli-column-interval = ± (95%)
cli-column-wins = Vittorie
cli-column-share = Quota di vittorie
cli-column-rating = Valutazione (σ)
cli-column-over = Punti di vantaggio
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
cli-row-learned = Decisioni imparate
cli-row-left = Tempo rimasto
cli-row-over-past = Punti a manche in più di un sé precedente
cli-row-over-rival = Punti a manche in più del giocatore contro cui impara
cli-row-entropy = Apertura delle sue scelte, in nat
cli-row-error = Errore del suo critico, in punti
cli-train-written = { $file } ha imparato da { $decisions ->
        [one] una decisione
       *[other] { $decisions } decisioni
    }.
cli-train-stopped = Ciò che ha imparato è salvato: lo stesso comando riprende da qui.
cli-train-rounded = Impara da { $lesson } decisioni alla volta: { $decisions } in tutto.
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
cli-error-option-form = Un’opzione si scrive NOME=VALORE, non «{ $found }».
cli-error-commitment = Un’impronta ha 64 cifre da 0 a 9 e da a a f, non «{ $found }».
cli-error-record = { $file } ha { $records ->
        [one] solo 1 registrazione
       *[other] { $records } registrazioni
    }; la registrazione { $found } non c’è.
cli-error-language = billi non parla «{ $found }». Puoi scegliere tra: { $languages }.
cli-error-command = Il comando «{ $found }» non esiste. Puoi scegliere tra: { $commands }.
cli-error-no-option = L’opzione «{ $found }» non esiste.
cli-error-no-value = { $option } vuole un valore.
cli-error-flag = { $option } non vuole un valore.
cli-error-missing = Manca { $what }.
# $hint: il messaggio qui sotto.
cli-error-extra = «{ $found }» è di troppo. { $hint }
# $command: per esempio billi simulate.
cli-error-hint = { $command } --help ti dice di più.
