### Una prima partita in buona compagnia: quello che la pagina dice a ogni passo delle due lezioni (src/billi/lessons).
### Un passo è lesson-<game>-<step>: il titolo, che cosa succede e perché, e in .do che cosa fare.
### Le carte si chiamano come in games.ftl, i pulsanti e i giocatori come in page.ftl.

## Intorno a una lezione

lesson-coach = Che cosa fare adesso
lesson-progress = Passo { $number } di { $steps }
lesson-go-on = Avanti
lesson-again = Ricomincia
lesson-leave = Esci
lesson-play = Gioca sul serio
lesson-rules = Leggi le regole
lesson-not-now = Quello viene dopo. Prima fai quello che dice il biglietto.
lesson-stuck = Da qui questa partita non può andare avanti. Ricomincia dall’inizio.

## Mister Bill

lesson-misterbill-deal = Le 47 carte sono tutte distribuite. Liberati delle tue: chi non ne ha più è fuori, ed è un bene. Fai squadra con { bot-name-2 }, di fronte a te.
    .title = Accomodati in trattoria
lesson-misterbill-pairs = Due carte uguali fanno una coppia, e una coppia lascia subito la tua mano: i tuoi due dessert non ci sono già più. Ti restano dei piatti, e cinque camerieri per aiutarti.
    .title = Le coppie se ne vanno
lesson-misterbill-draw = Cominci tu. Un turno si apre con una carta pescata alla cieca da chi hai a destra: { bot-name-3 }. Per pescare tocca una delle sue carte.
    .title = Pesca una carta
lesson-misterbill-look = L’omelette ha trovato la sua gemella, e la coppia se ne va. Ora puoi giocare un cameriere. Con { card-L }, chi ha { card-B } lo deve mostrare.
    .title = Una coppia e un cameriere
    .do = Gioca { card-L }.
lesson-misterbill-exchange = { bot-name-3 } aveva { card-B }, e ora l’hai pescato tu. Ce ne sono solo tre, quindi a qualcuno ne resta sempre uno. Con { card-E } dai una carta e ne peschi un’altra, alla cieca.
    .title = Preso
    .do = Gioca { card-E } con { bot-name-1 }, alla tua sinistra.
lesson-misterbill-give = Quello che dai lo scegli tu. Quello che torna lo decide il caso.
    .title = Con i miei omaggi
    .do = Dai via { card-B }.
lesson-misterbill-pass = È tornato un hamburger, e con il tuo ha fatto coppia. Tocca di nuovo a te. Nessuno ti obbliga a giocare un cameriere: tienili per dopo. Chi non ne ha dice lo stesso, così nessuno sa che cosa hai.
    .title = O nessuno
    .do = Scegli «{ answer-pass }».
lesson-misterbill-round = Con { card-R } tutti passano una carta al vicino nello stesso momento. Da che parte, lo dici tu.
    .title = Tutto gira
    .do = Gioca { card-R }, verso sinistra.
lesson-misterbill-hand-on = Ognuno sceglie in segreto, poi le carte si muovono tutte. Per oggi hai visto abbastanza.
    .title = Tutti insieme
    .do = Passa la carta { card-L }.
lesson-misterbill-gather = A { bot-name-3 } è rimasta una carta sola. Con { card-G } indichi qualcuno, e tutti gli altri gli danno una carta.
    .title = Non così in fretta
    .do = Gioca { card-G } per { bot-name-3 }.
lesson-misterbill-gift = Ne dai una anche tu. Per { bot-name-2 } è l’ultima, tanto meglio.
    .title = Un regalo
    .do = Dai il sushi.
lesson-misterbill-mate = { bot-name-2 } non ha più carte ed esce. I punti arrivano appena esci anche tu.
    .title = Sei a metà
lesson-misterbill-trade = { card-G } la possono giocare tutti: stavolta { bot-name-1 }, e le carte sono arrivate a te. Ma ora { bot-name-1 } ne ha una sola, e { card-T } scambia le mani intere.
    .title = Il tuo gran momento
    .do = Gioca { card-T } con { bot-name-1 }.
lesson-misterbill-last = Ti resta una carta, e { bot-name-1 } sta per pescarla. Senza carte sei subito fuori, anche se non è il tuo turno.
    .title = L’ultima carta
lesson-misterbill-bill = La tua squadra è fuori per prima: 4 punti a testa. { bot-name-1 } e { bot-name-3 } hanno ancora carte, quindi pagano il conto e non prendono niente.
    .title = Il conto, per favore
lesson-misterbill-bye = Una partita ha due manche a squadre e una in cui ognuno gioca per sé. Vince chi ha più punti. Buon appetito.
    .title = Ora sai giocare

## Willi

lesson-willi-deal = Le carte vanno da 1 a 9, in quattro colori. Ognuno ne ha nove.
    .title = Accomodati nel retro
lesson-willi-goal = Ognuno fa esattamente due prese e somma le carte che contengono. Il totale più alto vale 3 punti, il secondo 1, il terzo niente, il più basso 2.
    .title = Molto in alto o molto in basso
lesson-willi-box = Per prima cosa ognuno mette via una carta, in segreto. Ne restano otto, per otto prese. L’1 giallo è la tua unica carta gialla, e non avere un colore può far comodo.
    .title = Nella scatola
    .do = Metti l’1 giallo nella scatola.
lesson-willi-lead = Apri tu la prima presa, con la carta che vuoi.
    .title = La prima carta
    .do = Gioca l’8 verde.
lesson-willi-decline = Chi ha già giocato può chiamare «Willi!» prima della carta successiva, e la presa è sua qualunque cosa succeda. Te lo chiedono dopo ogni carta, tranne l’ultima; questa presa non ne vale la pena.
    .title = Una parola sola
    .do = Scegli «{ answer-no-call }».
lesson-willi-lowest = Questa volta tutti hanno giocato verde. La carta più bassa si aggiudica la presa: il 4 giocato da { bot-name-1 }.
    .title = Vince la più bassa
lesson-willi-follow = { bot-name-1 } scambia una carta e apre con il 2 verde. Hai del verde: gioca verde, oppure un altro 2, come { bot-name-2 }. { bot-name-3 } non aveva verde e poteva giocare di tutto.
    .title = Segui il colore
    .do = Gioca il 9 verde.
lesson-willi-anything = Tra due carte uguali ha vinto la prima. Ora si gioca a giallo, e { bot-name-2 } ha chiamato: questa presa è andata, qualunque carta cada. Non hai giallo, quindi puoi giocare quello che vuoi.
    .title = Nessuna di quel colore
    .do = Gioca il 7 rosso.
lesson-willi-value = Si gioca a verde, e ne hai. Ma puoi anche giocare il numero di apertura in un altro colore.
    .title = Lo stesso numero
    .do = Gioca il 6 blu.
lesson-willi-call = 6, 9 e 6 fanno già 21, e tu punti in alto. Ma l’altro 6 c’era prima, e il tuo da solo non vince. Basta una parola.
    .title = Ora chiami tu
    .do = Chiama «Willi!»
lesson-willi-swap = La presa è tua, e puoi scambiare una delle sue carte con una della tua mano. L’1 ti farà vincere un’altra presa, e un 9 in questa conta per te.
    .title = Un buono scambio
    .do = Tocca l’1 verde della presa e il tuo 9 rosso, poi scegli «{ answer-swap }».
lesson-willi-one = Chi si aggiudica una presa apre la successiva. Niente è più basso di un 1.
    .title = Apri tu
    .do = Gioca l’1 verde.
lesson-willi-keep = È la tua seconda presa. Puoi scambiare ancora, ma nessuno ti obbliga.
    .title = Stavolta niente scambio
    .do = Scegli «{ answer-keep }».
lesson-willi-two = Hai le tue due prese. Continui a giocare, ma non puoi più chiamare, e le tue carte non vincono più niente.
    .title = Due bastano
    .do = Gioca il 3 verde.
lesson-willi-rest = Tre 3, e il tuo era il primo. Ma tu e { bot-name-1 } avete già due prese, quindi vince il 3 giocato da { bot-name-3 }. Le ultime due prese si giocano da sole.
    .title = Chi ne ha due non conta più
lesson-willi-totals = Le tue carte fanno 51, il totale più alto: 3 punti. { bot-name-1 } ha 48 e prende 1, { bot-name-3 } ha 36 e non prende niente. { bot-name-2 } ha il più basso, 30, e prende 2. Chi è pari non prende niente.
    .title = Quanto vale
lesson-willi-bye = Una partita ha otto manche, e vince chi ha più punti. Il resto è sangue freddo.
    .title = Ora sai giocare
