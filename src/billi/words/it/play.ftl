### Come ha giocato qualcuno nel tempo: nelle proprie partite, e solo per sé.

play-title = Come giochi
play-which = Quali partite
# $game: il nome del gioco. $against: uno dei messaggi qui sotto. $n: quante partite.
play-group = { $game }: { $against } ({ $n })
play-against-random = bot a caso
play-against-easy = bot alla buona
play-against-house = bot come in famiglia
play-against-sharp = bot che vogliono vincere
play-against-master = maestri
play-against-mixed = bot di vario tipo
play-against-people = altre persone

## Che cosa ne risulta

play-early = È presto per dirlo: ci vogliono almeno { $n } partite.
play-ahead = Vai meglio degli altri, e non per fortuna.
play-behind = Vai peggio degli altri, e non per sfortuna.
play-level = Troppo vicini per dirlo: la differenza può essere un caso.
# Tutti numeri con il segno, come +0,40.
play-sum = { $n ->
        [one] Una partita, { $result } punti: fortuna { $luck }, scelte tue { $own }, scelte degli altri { $others }.
       *[other] { $n } partite, in media { $result } punti: fortuna { $luck }, scelte tue { $own }, scelte degli altri { $others }.
    }
play-change-less = Regali meno di prima: { $since } a decisione nelle ultime { $n } partite, { $before } in quelle precedenti.
play-change-more = Regali più di prima: { $since } a decisione nelle ultime { $n } partite, { $before } in quelle precedenti.
play-change-same = Se qualcosa è cambiato, non si distingue dal caso: { $since } nelle ultime { $n } partite, { $before } in quelle precedenti.
play-waiting = { $n ->
        [one] C’è ancora una partita da guardare…
       *[other] Ci sono ancora { $n } partite da guardare…
    }

## I disegni. Dopo un numero vengono «punti a partita» e «punti a decisione».

play-rest = Senza la fortuna
play-a-game = punti a partita
play-given = Regalato
play-a-decision = punti a decisione
play-given-about = meno è meglio
play-legend-result = risultato
play-legend-rest = senza la fortuna
play-legend-given = ogni partita
play-legend-running = su dieci partite

## Lo stesso come tabella, e che cosa vuol dire

play-more = Partita per partita, e che cosa vuol dire
play-when = Giocata
play-result = Risultato
play-luck = Fortuna
play-without = Senza fortuna
play-about-luck = Un risultato sono i tuoi punti meno la media di tutti quelli che giocano, tranne Willi. La fortuna è quello che ci hanno messo la distribuzione e le pescate. Il resto è stato giocato: da te e dagli altri. Com’è andata una scelta quando c’erano carte coperte è ancora lì dentro.
play-about-given = Ogni tua decisione è giudicata in base a quello che potevi vedere in quel momento. Quello che la scelta migliore avrebbe portato in più della tua, in media, è regalato. La fascia colorata e il numero dopo ± contengono la media in 95 casi su 100.
play-about-counts = Contano le tue ultime 100 partite, purché tu abbia giocato di persona una sola mano dalla prima carta all’ultima. Lo vedi solo tu, e sparisce quando cancelli i tuoi dati.
