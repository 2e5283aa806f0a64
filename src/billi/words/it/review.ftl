## L’analisi di una partita finita

review-of = { $game }: da dove viene il risultato
# $player: un nome.
review-whose = Analisi per { $player }
review-choose = L’analisi di chi
review-player = Nome
review-result = Risultato
review-deal = La distribuzione
review-draws = Le pescate
review-own = Scelte proprie
review-others = Scelte degli altri
review-result-about = Un risultato sono i punti di una persona meno la media del tavolo. È la distribuzione, le pescate, le scelte proprie e quelle degli altri, sommate esattamente.
review-chair = Nella distribuzione c’è quello che vale il posto, { $points }: dove gioca Willi non sono tutti uguali.
review-line = Che cosa si poteva aspettare ciascun posto
review-line-about = In ogni momento, il risultato che ciascun posto si poteva aspettare. Si va avanti con le frecce o trascinando.
# $step e $steps: numeri, come in «12 di 300».
review-step = { $step } di { $steps }
review-back = Un passo indietro
review-forward = Un passo avanti
review-moments = I momenti decisivi
review-luckiest = Più fortunato
review-unluckiest = Più sfortunato
review-dearest = Scelta più cara
review-nothing = Niente di particolare.
review-decisions = Decisioni
review-decisions-about = Giudicate solo in base a quello che { $player } poteva vedere in quel momento. «Niente di nettamente meglio» vuol dire: se un’altra scelta era migliore, lo era di così poco che può essere un caso.
review-round = Manche { $round }
review-made = Scelto
review-best = Meglio
review-gave = Regalato
review-between = da { $low } a { $high }
review-equal = Niente di nettamente meglio
review-equals = { $n ->
        [one] 1 decisione in cui non c’era niente di nettamente meglio
       *[other] { $n } decisioni in cui non c’era niente di nettamente meglio
    }
review-gave-all = Regalato in tutto: { $points }.
review-no-decisions = Nessuna decisione da prendere.
review-table = La linea come tabella
review-moment = Momento
review-how = Come si è calcolato
review-how-line = Una rete che vede tutte le carte dice quanto vale una posizione. Prima di una pescata è la media su tutte le carte possibili. Dove il caso decide più volte prima che qualcuno abbia una scelta, si estrae { $samples } volte, sempre allo stesso modo. Le manche a venire non valgono niente per nessuno, tranne dove gioca Willi: lì è quello che valgono i posti su { $deals } distribuzioni.
review-how-decisions = Dove qualcuno ha scelto diversamente da un giocatore allenato, le scelte si provano in { $hands } distribuzioni al massimo che vanno d’accordo con tutto quello che si era visto. L’intervallo è giusto in 95 casi su 100.
review-seated = Tutti prendono posto.
review-dealt = Si distribuiscono le carte della manche { $round }.
# Una carta che torna in uno scambio alla cieca.
review-blind = { $player } pesca { $card } da { $from } ({ card-E }).
# $choice: uno dei messaggi qui sotto.
review-chose = { $player }: { $choice }

# Che cosa sceglie qualcuno, dopo il nome e i due punti o in un elenco.
choice-play = giocare { $card }
choice-box = mettere { $card } nella scatola
choice-call = chiamare «Willi!»
choice-no-call = non chiamare
choice-take = prendere { $card } dalla presa
choice-give = cedere { $card }
choice-keep = tenere le proprie carte
choice-pass = non giocare nessun cameriere
choice-give-to = dare { $card } a { $target }
choice-waiter-E = giocare { card-E } con { $target }
choice-waiter-T = giocare { card-T } con { $target }
choice-waiter-G = giocare { card-G }: tutti danno a { $target }
choice-waiter-L = giocare { card-L }
choice-waiter-R = giocare { card-R } a { $direction ->
        [left] sinistra
       *[right] destra
    }
