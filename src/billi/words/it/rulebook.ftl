### Le regole dei due giochi, con parole nostre, e la pagina dove si sceglie che cosa imparare.
### Una regola è rule-<id>: il titolo in .title, poi da una a quattro frasi brevi. Sotto possono esserci delle note:
### -example, -ours (una decisione nostra, mai dell’editore), -house (si sceglie aprendo un tavolo) e -online.
### Le carte si chiamano come in games.ftl, i pulsanti come in page.ftl.

## Che cosa imparare

learn-heading = Impara a giocare
learn-intro = Siediti e prova, oppure prima leggi: tutte le strade portano al tavolo.
learn-misterbill = Liberati delle carte e lascia il conto agli altri.
    .who = Da 3 a 8 giocatori, tre manche
learn-willi = Le carte basse prendono, ognuno fa due prese, e una parola sola cambia tutto.
    .who = In 4, o in 3 con Willi in persona, otto manche
learn-lesson = Impara { $game } giocando
learn-lesson-time = Una piccola partita in buona compagnia: circa { $n } minuti.
learn-rules = Leggi le regole di { $game }
learn-rules-time = Il succo in un minuto, tutto quanto in circa { $n } minuti.

## La pagina delle regole

rules-heading = Le regole di { $game }
rules-quick = In un minuto
rules-contents = Nel menu
rules-about = Qui tutto è raccontato con parole nostre. Dove le regole stampate lasciano qualcosa in sospeso abbiamo dovuto decidere, e un riquadro lo dice: quelle decisioni sono nostre, non dell’editore. Le regole della casa si scelgono quando si apre un tavolo.
rules-link = Link alla regola { $rule }
rules-here = La regola che cercavi
rules-lesson = Ora prova: impara { $game } giocando
rules-other = Le regole di { $game }
rules-print = Stampa
rules-note-example = Per esempio
rules-note-ours = Decisione nostra
rules-note-house = Regola della casa
rules-note-online = Al tavolo online

## Mister Bill

rules-misterbill-intro = La cena era squisita, e ora nessuno vuole pagare. Metti giù i tuoi piatti a coppie, manda in giro i camerieri a far confusione e spera che qualcuno ti porti via { card-B }. È svelto, chiassoso e un po’ perfido: l’ultima squadra con le carte in mano paga il conto.
rules-misterbill-quick-1 = Si distribuiscono tutte le carte. Ognuno scarta le sue coppie.
rules-misterbill-quick-2 = Al tuo turno peschi alla cieca una carta da chi hai a destra. Se fa coppia, la scarti.
rules-misterbill-quick-3 = Poi puoi giocare un cameriere: scambiare una carta, scambiare tutta la mano, far dare a qualcuno una carta da tutti, scoprire chi ha { card-B } o far girare le carte.
rules-misterbill-quick-4 = Finite le carte? Sei subito fuori, ed è proprio quello che vuoi.
rules-misterbill-quick-5 = Quando una squadra è tutta fuori, ognuno dei suoi prende la carta segnapunti più alta rimasta. L’ultima squadra paga il conto e non prende niente.
rules-misterbill-quick-6 = Due manche a squadre, poi una in cui ognuno gioca per sé. Vince chi ha più punti.

rules-misterbill-cards = Le carte
rule-MB1 = Si gioca con 47 carte. Ci sono sei piatti, quattro volte ciascuno: { card-O.name }, { card-S.name }, { card-P.name }, { card-W.name }, { card-H.name } e { card-D.name }. Così anche i cinque camerieri: { card-E }, { card-T }, { card-G }, { card-L } e { card-R }. { card-B } c’è tre volte.
    .title = Piatti, camerieri e { card-B }
rule-MB2 = Ogni carta ha una lettera negli angoli. Le regole stampate ne nominano una sola: la L del cameriere { card-L }.
    .title = Una lettera su ogni carta
rule-MB2-ours = Tutte le altre le abbiamo scelte noi. I piatti hanno O, S, P, W, H e D; { card-E } ha la E, { card-T } la T, { card-G } la G, { card-R } la R e { card-B } la B. Le lettere sono le stesse in tutte le lingue.
rule-MB3 = Otto carte squadra, numerate da 1 a 8, sono di quattro colori.
    .title = Le carte squadra
rule-MB3-ours = Le regole stampate non dicono quali numeri hanno lo stesso colore. Qui 1 e 2 stanno insieme ({ team-1 }), e così 3 e 4 ({ team-2 }), 5 e 6 ({ team-3 }), 7 e 8 ({ team-4 }). Torna con tutti i loro esempi.
rule-MB4 = Diciannove carte segnapunti aspettano chi esce in tempo. Le manche 1 (carte azzurre) e 2 (verdi) hanno due 4, due 2 e due 1 ciascuna. La manche 3 (carte rosse) ha 8, 6, 5, 4, 3, 2 e 1, una volta sola.
    .title = Le carte segnapunti

rules-misterbill-setup = Prima di una manche
rule-MB5 = Le manche 1 e 2 si giocano a squadre. Prendete tante carte squadra quanti siete, a partire dall’1, mescolatele e datene una a testa, scoperta: stesso colore, stessa squadra. Se siete dispari, uno di voi gioca per conto suo. Per la manche 2 si sorteggiano nuove squadre.
    .title = Due manche a squadre
rule-MB5-ours = Chi gioca per conto suo dipende dai nostri colori (MB3): è chi ha la carta più alta.
rule-MB6 = Nella manche 3 niente carte squadra: ognuno gioca per sé.
    .title = Una manche da soli
rule-MB7 = Il caso decide chi dà le carte per primo. A ogni nuova manche tocca a chi siede alla sua sinistra.
    .title = Chi dà le carte
rule-MB8 = Le 47 carte si danno tutte, una alla volta, in senso orario, cominciando da chi siede a sinistra del mazziere. Qualcuno può trovarsi una carta in più degli altri.
    .title = Si dà tutto il mazzo
rule-MB8-online = Le carte le dà billi. Tutto ciò che dipende dal caso è stabilito prima della prima carta, e dopo l’ultima chiunque può controllarlo.
rule-MB9 = Ognuno scarta, scoperte, le sue coppie di carte uguali. Solo coppie: di tre uguali una ti resta in mano, di quattro nessuna. Quello che è scartato è fuori dalla manche.
    .title = Le prime coppie
rule-MB9-online = billi trova le tue coppie e le scarta per te, ora e anche dopo.
rule-MB10 = Nelle manche 1 e 2 inizia chi ha la carta squadra 1. Nella manche 3 inizia chi ha meno punti.
    .title = Chi inizia
rule-MB10-ours = Se più persone sono alla pari, inizia tra loro la prima che si incontra in senso orario dalla sinistra del mazziere. Se chi dovrebbe iniziare è già fuori, tocca al prossimo ancora in gioco.
rule-MB11 = Può capitarti di ricevere solo coppie. Allora sei subito fuori, prima ancora del primo turno.
    .title = Fuori prima del via
rule-MB11-ours = Le prime coppie si scartano a turno, in senso orario da chi inizia. Così una manche può persino finire prima che qualcuno abbia giocato.

rules-misterbill-turn = Il tuo turno
rule-MB12 = Pesca una carta a caso, senza vederla, dal primo alla tua destra ancora in gioco. Solo voi due sapete qual è. Se era la sua ultima, quella persona è subito fuori, prima che il tuo turno continui.
    .title = Primo: pesca una carta
rule-MB12-online = Tocchi una delle carte di chi hai accanto. Quale arriva lo ha già stabilito il caso, prima di dare le carte: qualunque tu tocchi, è sempre la stessa. Dopo la partita chiunque può controllare.
rule-MB13 = Scarta tutte le coppie che hai adesso. Se resti senza carte sei fuori, e il tuo turno è finito.
    .title = Secondo: scarta le coppie
rule-MB14 = Ora puoi giocare un cameriere, e uno solo. O nessuno. Mettilo sugli scarti e fai quello che dice.
    .title = Terzo: un cameriere, se ti va
rule-MB14-ours = Nessuno deve scoprire chi ha un cameriere: non giocarne e non averne devono sembrare la stessa cosa. Se hai ancora carte ti si chiede, con un cameriere in mano o senza, e in tutti e due i casi il tavolo sente «non gioca nessun cameriere».
rule-MB14-online = Senza camerieri, «{ answer-pass }» è la tua unica risposta. Il tavolo la dà per te, in fretta o con calma come fai di solito tu, così nemmeno il tempo dice qualcosa agli altri.
rule-MB15 = Due camerieri uguali sono una coppia come le altre. Si scartano, e non succede altro.
    .title = Una coppia di camerieri non fa niente

rules-misterbill-waiters = I cinque camerieri
rule-MB16 = I camerieri sono cinque, e ognuno mette in subbuglio il tavolo a modo suo. Lo fa una volta sola, appena è sugli scarti.
    .title = Che cosa fanno i camerieri
rule-MB16-ours = Chi indichi è sempre un’altra persona, e ancora in gioco. Un cameriere agisce sulle carte che tutti hanno quando lui ha lasciato la tua mano, alla lettera. Conta quando era la tua ultima carta: solo il foglio inglese aggiunge che allora sei fuori; qui il cameriere fa prima il suo lavoro.
rule-MB16-online = { card-G } e { card-R } chiedono a tutti insieme. Puoi cambiare idea finché non ha scelto anche l’ultimo; poi le carte si muovono tutte in una volta.
rule-MB16E = Dai una carta a tua scelta a chi vuoi tu, e ricevine una in cambio. Solo il foglio tedesco dice come, e noi lo seguiamo: la peschi alla cieca, prima che l’altro prenda in mano la tua.
    .title = { card-E }: carta per carta
rule-MB16E-ours = Se { card-E } era la tua ultima carta, non succede niente.
rule-MB16E-house = { option-misterbill-exchange-chosen } E la sceglie prima di vedere la tua.
rule-MB16T = Scambia tutta la tua mano con chi vuoi tu.
    .title = { card-T }: mano per mano
rule-MB16T-ours = Se { card-T } era la tua ultima carta, ricevi lo stesso l’altra mano, e a chi l’aveva non resta niente.
rule-MB16G = Indica un’altra persona. Tutti gli altri ancora in gioco, e anche tu, le danno una carta a loro scelta.
    .title = { card-G }: tutti danno
rule-MB16G-ours = Ognuno sceglie in segreto, tutti nello stesso momento. Se { card-G } era la tua ultima carta, non hai niente da dare.
rule-MB16L = Chi ha { card-B } lo mostra a tutto il tavolo, poi se lo riprende.
    .title = { card-L }: chi ha { card-B }?
rule-MB16L-ours = { card-L } funziona anche come ultima carta.
rule-MB16R = Di’ sinistra o destra. Ognuno passa una carta a sua scelta alla persona ancora in gioco più vicina da quella parte, tutti nello stesso istante.
    .title = { card-R }: tutti passano
rule-MB16R-ours = Ognuno sceglie in segreto, tutti nello stesso momento. Se { card-R } era la tua ultima carta, non hai niente da passare, ma ricevi lo stesso.

rules-misterbill-out = Uscire
rule-MB17 = Chi dopo un cameriere non ha nemmeno una carta esce per primo; due carte uguali non ancora scartate contano ancora. Poi si scartano le coppie a turno, in senso orario dalla persona che sta giocando, e chi a quel punto non ha più carte esce in quel momento. Così l’ordine può decidere chi prende la carta segnapunti migliore.
    .title = Le coppie dopo un cameriere
rule-MB17-example = Manche 3; in senso orario siedono Anna, Bea, Carlo e Davide. Anna gioca { card-G } e indica Bea; Carlo e Davide danno la loro ultima carta. Carlo è fuori e prende l’8, poi Davide il 6. Solo adesso Bea scarta, e tutto quello che ha se ne va a coppie. È fuori anche lei, ma le resta solo il 5, e Anna paga il conto.
rule-MB17-ours = Se un cameriere lascia più persone senza carte, anche loro escono in senso orario dalla persona che sta giocando. Le regole stampate danno quest’ordine solo per gli scarti.
rule-MB18 = Appena qualcosa ti lascia senza carte sei fuori, di chiunque sia il turno. E ci resti fino alla fine della manche.
    .title = Niente carte, niente pensieri

rules-misterbill-talk = Parlare
rule-MB19 = In una squadra ci si può consultare in ogni momento, ma ad alta voce, perché tutti sentano. Mettersi d’accordo su quali carte passare, invece, non si può.
    .title = Chiacchiere a tavola
rule-MB19-ours = Puoi giocare un cameriere anche su chi è nella tua squadra. Solo il foglio inglese dice il contrario; gli altri tre vietano soltanto di accordarsi sulle carte.
rule-MB19-online = Si parla solo nella chat del tavolo, e la leggono tutti. Se mostri la tua mano con un link, chi gioca nella stessa partita non la vede.

rules-misterbill-scoring = I punti
rule-MB20 = Quando esce anche l’ultimo di una squadra, ognuno dei suoi prende la carta segnapunti più alta rimasta. Chi in una manche a squadre gioca per conto suo ne prende una, e l’altra dello stesso valore lascia la partita. Nella manche 3 ognuno prende per sé.
    .title = Chi esce fa punti
rule-MB20-example = Manche 1, cinque giocatori: Anna ed Eva sono una squadra, Carlo e Davide un’altra, Bea gioca per conto suo. Eva è fuori, e ad Anna resta solo { card-B }. Bea lo pesca: Anna è fuori, e lei ed Eva prendono un 4 a testa. Bea scarta la sua coppia di Mister Bill e gioca { card-L }, la sua ultima carta; Davide deve mostrare il suo Mister Bill. Bea è fuori e prende un 2; l’altro 2 lascia la partita. Restano solo Carlo e Davide: la manche è finita, loro non prendono punti, e gli 1 lasciano la partita.
rule-MB21 = La manche finisce nel momento in cui resta in gioco una squadra sola. Quella squadra paga il conto e non fa punti. Le carte segnapunti avanzate lasciano la partita.
    .title = L’ultima squadra paga
rule-MB22 = Vince chi ha più punti dopo la manche 3. In caso di parità decidono i punti della manche 3.
    .title = Chi vince
rule-MB22-ours = Se c’è ancora parità, si vince insieme. Può succedere solo dopo una manche bloccata (MB23).
rule-MB23 = Le carte possono girare e girare senza che nessuno possa scartare né voglia giocare un cameriere. Le regole stampate non ci mettono fine.
    .title = Quando non si muove più niente
rule-MB23-ours = Se passano 20 turni per ogni persona ancora in gioco senza nemmeno uno scarto, la manche finisce. Le squadre ancora in gioco non prendono punti.

## Willi

rules-willi-intro = La carta più bassa prende, e ognuno fa esattamente due prese: l’arte sta in quali. Riempile fino all’orlo o lasciale quasi vuote, perché la via di mezzo paga poco. Tutto è calma e astuzia, finché qualcuno chiama «Willi!» e se ne va con la presa su cui contavi.
rules-willi-quick-1 = Nove carte a testa, e ognuno ne mette una in segreto nella scatola. Restano otto prese.
rules-willi-quick-2 = Rispondi al colore, o gioca lo stesso numero in un altro colore. Se quel colore non ce l’hai, gioca quello che vuoi.
rules-willi-quick-3 = La carta più bassa vince la presa; tra carte pari, la prima.
rules-willi-quick-4 = Hai già giocato in questa presa e la vuoi a ogni costo? Chiama «Willi!» prima della carta seguente.
rules-willi-quick-5 = Ognuno vince esattamente due prese. Chi ne vince una può scambiare una carta con una della presa, poi apre la prossima.
rules-willi-quick-6 = Somma le carte delle tue due prese. Il totale più alto vale 3, il più basso 2, il secondo 1, il terzo niente.
rules-willi-quick-7 = Dopo otto manche vince chi ha più punti. Siete solo in tre? Willi in persona prende la quarta sedia.

rules-willi-cards = Le carte e la distribuzione
rule-W1 = Ci sono 36 carte: da 1 a 9 in quattro colori. Le carte segnapunti valgono 3, 2 e 1, otto per tipo. Un’altra carta ancora è Willi in persona, per quando siete in tre.
    .title = Le carte
rule-W1-ours = I colori sono rosso, giallo, verde e blu.
rule-W2 = Si danno tutte le carte, nove a testa. Poi ognuno ne rimette una nella scatola: restano otto carte per otto prese.
    .title = Nove carte, una per la scatola
rule-W2-ours = Le carte vanno nella scatola coperte e tutte insieme. Sono fuori dalla manche e restano segrete fino alla fine della partita.
rule-W2-online = Tutti scelgono insieme, e puoi cambiare idea finché non ha scelto anche l’ultimo. Le carte le dà billi; ciò che dipende dal caso è stabilito prima della prima carta, e dopo la partita chiunque può controllarlo.

rules-willi-start = Chi inizia
rule-W3 = Se qualcuno si chiama Willi, inizia la prima manche. Altrimenti decide il caso. In tre i nomi non contano, perché c’è Willi in persona (W16).
    .title = C’è qualcuno che si chiama Willi?
rule-W3-ours = Maiuscole e spazi intorno al nome non contano. Se a chiamarsi Willi sono in più d’uno, inizia uno di loro, a caso.
rule-W4 = A ogni manche il compito di dare le carte passa di un posto a sinistra. In otto manche ognuno le dà due volte.
    .title = A ciascuno il suo turno
rule-W4-ours = Le regole stampate dicono solo chi inizia la prima manche. Qui chi inizia siede sempre a sinistra del mazziere, così anche a iniziare tocca due volte a ciascuno.

rules-willi-tricks = Le prese
rule-W5 = Chi apre gioca la carta che vuole. Gli altri, in senso orario, giocano una carta di quel colore, oppure lo stesso numero in un altro colore. Solo se di quel colore non hai nessuna carta puoi giocare qualsiasi cosa.
    .title = Stesso colore o stesso numero
rule-W5-example = Si apre con il 5 rosso. Se hai dei rossi e il 5 giallo, puoi giocare qualsiasi rosso o il 5 giallo, e nient’altro. Se non hai rossi, puoi giocare qualsiasi carta.
rule-W6 = Il numero più basso vince la presa, qualunque sia il suo colore. Se c’è più volte, conta il primo giocato.
    .title = Il più basso prende
rule-W6-example = Si apre con il 3 rosso, poi vengono il 3 blu, il 7 rosso e il 9 rosso. I due 3 sono i più bassi, e il rosso è arrivato per primo: vince la presa.

rules-willi-call = «Willi!»
rule-W7 = Chi chiama «Willi!» vince la presa, quali che siano le carte. Devi aver già giocato in questa presa, e devi chiamare prima della carta seguente. Chi gioca l’ultima carta non può chiamare, e dopo non può più nessuno.
    .title = Una parola, ed è tua
rule-W8 = Dopo la prima, la seconda e la terza carta può chiamare per primo chi ha appena giocato. Se non vuole, tocca a chi ha giocato prima in questa presa, anche se aveva già rinunciato. Una sola chiamata per presa; dopo, gli altri rispondono come al solito.
    .title = Chi chiama per primo
rule-W8-ours = Se prima hanno giocato in due, le regole stampate non dicono a chi tocca. Qui tocca a chi dei due ha giocato per primo; alcune recensioni del gioco dicono lo stesso.
rule-W8-online = billi chiede in quest’ordine, uno dopo l’altro, dopo ciascuna delle prime tre carte. Di’ «{ answer-waive }», e ti si lascia in pace fino alla prossima presa; non puoi tornare indietro. Se solo una persona ha meno di due prese, la presa è comunque sua, e non si chiede niente a nessuno.

rules-willi-two = Due prese a testa
rule-W9 = Ognuno vince esattamente due prese per manche. Quando hai le tue due continui a giocare, ma non puoi più chiamare e la tua carta non conta: vince la più bassa tra chi ne ha meno di due.
    .title = Due, né più né meno
rule-W9-example = Si apre con il 6 rosso, poi vengono l’1, il 4 e l’8 rossi. Chi ha giocato l’1 ha già due prese, quindi vince il 4.
rule-W10 = Se vinci la presa, apri la prossima. Prima puoi scambiare una carta della tua mano con una qualsiasi della presa; si mostrano a tutti tutte e due. Dopo l’ottava presa non resta nessuna carta da scambiare.
    .title = Scambia, poi apri
rule-W10-house = { option-willi-exchange-same_colour } Così lo descrivono le recensioni dell’edizione tedesca.
rule-W10-ours = Quando si scambia solo nello stesso colore, ti si chiede anche se nessuna carta va bene. Altrimenti tutti saprebbero quali colori ti mancano.

rules-willi-scoring = I punti
rule-W11 = Somma i numeri delle carte nelle tue due prese, così come sono dopo gli scambi.
    .title = Il tuo totale
rule-W12 = Il totale più alto prende un 3, il secondo un 1, il terzo niente e il più basso un 2. Quindi punta in alto, o punta in basso.
    .title = Tanto o poco, mai nel mezzo
rule-W13 = Chi è alla pari su un posto non prende niente, e tutti i posti condivisi restano occupati.
    .title = Totali pari
rule-W13-example = Totali di 40, 40, 39 e 34: i due 40 si dividono il primo e il secondo posto e non prendono niente. Il 39 è terzo e non prende niente nemmeno lui. Il 34 è il più basso e prende un 2.
rule-W13-ours = L’esempio stampato sbaglia nel dire quale carta segnapunti non prende nessuno. Noi giochiamo come è scritto qui.
rule-W14 = Dopo otto manche vince chi ha più punti.
    .title = Chi vince
rule-W14-ours = In caso di parità si vince insieme. Le regole stampate non ne parlano.

rules-willi-three = In tre, con Willi
rule-W15 = Se siete in tre, Willi è il quarto. Riceve nove carte in un mazzetto coperto, non ne mette nella scatola e scopre la prima ogni volta che tocca a lui. Non risponde al colore, non chiama mai e non scambia mai, e alla fine gli avanza una carta.
    .title = Willi si siede
rule-W15-ours = Il suo mazzetto si scopre nell’ordine in cui è stato dato.
rule-W16 = Willi apre la prima presa di ogni manche. A dare le carte tocca anche a lui, come agli altri.
    .title = Willi inizia, e cambia posto
rule-W16-ours = Le regole stampate non dicono dove siede Willi, e se resta fermo è la sedia a decidere la partita: tra bravi giocatori, chi gioca subito dopo di lui vince più spesso, chi gioca subito prima quasi mai. Perciò a ogni manche passa dall’altra parte di chi ha a sinistra, e giocate a turno subito dopo di lui. Nella prima manche dà le carte chi siede alla destra di Willi; poi si va avanti secondo i posti di quella manche. Che sia lui a iniziare ogni manche è il testo stampato preso alla lettera.
rule-W16-house = { option-willi-willi_starts-in_turn } Così tutti, anche Willi, iniziano due volte: il testo stampato si può leggere anche in questo modo. Un’altra scelta: { option-willi-willi_sits-stays }
rule-W17 = Willi vince prese come tutti, e poi apre scoprendo una carta. Se voi tre avete vinto le prime sei prese, le ultime due sono sue.
    .title = Le prese di Willi
rule-W18 = Quando si contano i totali, Willi aggiunge 12 al suo.
    .title = I dodici di Willi
rule-W18-ours = Le regole stampate non dicono che cosa gli frutta il suo totale. Qui prende carte segnapunti come tutti, e può vincere la partita.

## Consigli

rules-tips = Qualche consiglio
rules-misterbill-tip-1 = Tieni da parte i camerieri. Uno di riserva può salvarti quando arriva { card-B }.
rules-misterbill-tip-2 = { card-B } c’è tre volte, quindi uno avanza sempre. Se è il tuo, passalo con { card-E }, { card-T }, { card-G } o { card-R }.
rules-misterbill-tip-3 = Conta le carte degli altri. Chi ne ha una sola è quasi fuori: { card-G } lo trattiene, e con { card-T } la sua piccola mano diventa tua.
rules-willi-tip-1 = Scegli presto tra alto e basso. Il secondo posto vale un punto solo, il terzo niente.
rules-willi-tip-2 = Metti nella scatola la tua unica carta di un colore. Quando si giocherà quel colore, potrai giocare qualsiasi cosa.
rules-willi-tip-3 = Scambia con un piano. Se punti in alto, le carte alte vanno nelle tue prese; se punti in basso, tirale fuori e aprici più tardi.

## I disegni

# Chi siede al tavolo nei disegni e negli esempi; che cosa c’è scritto sopra; poi, per regola, quello che si vede.
# Sotto un disegno lo leggono tutti, che lo vedano o no.
picture-name-1 = Anna
picture-name-2 = Bea
picture-name-3 = Carlo
picture-name-4 = Davide
picture-before = Prima
picture-after = Dopo
picture-first = Dopo la prima carta
picture-second = Dopo la seconda
picture-third = Dopo la terza
picture-MB3 = 1 e 2 hanno un cerchio rosso, 3 e 4 un triangolo verde, 5 e 6 un quadrato giallo, 7 e 8 un rombo viola.
picture-MB4 = Sei carte azzurre per la manche 1, sei verdi per la manche 2, sette rosse per la manche 3.
picture-MB16E = Anna gioca { card-E } con Bea. Le dà { card-B } e pesca alla cieca una carta di Bea: un sushi.
picture-MB16T = Anna gioca { card-T } con Bea. Le sue quattro carte, con { card-B }, vanno a Bea, e lei riceve l’unica pizza di Bea.
picture-MB16G = Anna gioca { card-G } e indica Bea. Anna le dà { card-B }, Carlo un sushi: Bea aveva una carta, ora ne ha tre.
picture-MB16L = Anna gioca { card-L }. Bea ha { card-B }: lo mostra a tutti e se lo riprende.
picture-MB16R = Anna gioca { card-R } verso sinistra. { card-B } passa da Anna a Bea, una pizza da Bea a Carlo, un dessert da Carlo ad Anna.
picture-MB17 = Tutti danno una carta a Bea. Carlo e Davide non ne hanno più: Carlo è il primo e prende l’8, Davide il secondo e prende il 6. Solo allora se ne vanno le tre coppie di Bea, e lei prende il 5. Ad Anna resta { card-B }.
picture-W8 = Anna apre, poi giocano Bea e Carlo. I numeri dicono a chi si chiede per primo, secondo e terzo dopo ogni carta. Davide gioca per ultimo, e a lui non si chiede niente.
picture-W10 = Hai vinto la presa con l’1 verde. Ti riprendi l’1 e al suo posto metti il tuo 9 rosso: la presa vale 30 invece di 22, e l’1 può fartene vincere un’altra.
picture-W15 = Anna apre con il 5 rosso, Bea gioca il 7 rosso e Carlo il 6 rosso. Willi scopre il 2 verde. Non deve rispondere al colore, la sua carta è la più bassa, e la presa è sua.
