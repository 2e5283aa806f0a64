### Il segnapunti, per chi gioca con le carte vere. Una serata è una partita intera.

## Il libro delle serate

scores-heading = Segnapunti
scores-lead = Per le serate con le carte vere. Funziona anche senza rete.
scores-new = Nuova serata
scores-evenings = Le tue serate
scores-none = Ancora nessuna. Comincia, e la ritrovi qui.
scores-all = Tutte le serate
scores-round-of = Manche { $round } di { $rounds }
# $points: quello che ha ognuno di loro.
scores-leads = { $n ->
        [one] { $players } è in testa con { points }.
       *[other] { $players } sono in testa alla pari con { points } a testa.
    }
scores-nobody-leads = Nessuno ha ancora un punto.
scores-remove = Rimuovi
scores-remove-evening = Rimuovi { $game }, { $date }
scores-removed = Serata rimossa.
scores-undo = Annulla
scores-bin = { $n ->
        [one] 1 serata rimossa
       *[other] { $n } serate rimosse
    }
scores-bin-lead = Puoi riprenderle per 30 giorni.
scores-bring-back = Riprendi
scores-forget = Elimina per sempre
scores-missing = Questa serata non è qui
scores-missing-why = Una serata resta nel browser in cui è stata scritta. Forse era un altro, o la serata è stata eliminata.

## Apparecchiare

scores-who = Chi gioca?
scores-who-order = Nell’ordine in cui siete seduti, in senso orario. Un nome può restare vuoto.
# Chi non ha un nome. $number: il posto, contato da 1.
scores-player = Posto { $number }
scores-move-up = Sposta { $player } su di un posto
scores-willi-himself = Willi in persona
scores-same-name = Due di voi hanno lo stesso nome. Una lettera in più aiuta.
scores-known = Avete già giocato con
scores-willi-starts = Quando inizia Willi?
scores-willi-sits = Dove siede Willi?
scores-first-dealer = Chi dà le carte per primo?
scores-by-lot = Decide il caso
scores-dealer-follows = Inizia { $starter }, quindi nella prima manche dà le carte { $dealer }.
scores-begin = Si comincia

## Una serata

scores-rounds = Manche
scores-round = Manche { $round }
scores-round-done = Manche { $round }, giocata
scores-result = Risultato
# Sopra un nome: chi dà le carte, chi inizia.
scores-deals = Dà le carte
scores-starts = Inizia
scores-starts-later = non si sa ancora
scores-next = Alla manche { $round }
scores-see-result = Vedi chi ha vinto
scores-table = Il punteggio
scores-name = Nome
scores-sum = Totale
scores-changes = Nomi e chi dà le carte per primo

## Una manche di Mister Bill

# $n: quanti giocano.
scores-teams-ask = Carte squadra da 1 a { $n }, una a testa. Stesso colore, stessa squadra.
scores-draw = Sorteggia le squadre
scores-draw-again = Sorteggia di nuovo
scores-by-hand = Inserisci le nostre carte
scores-cards-swap = Scegli la carta squadra di ognuno. Chi l’aveva riceve l’altra. Se nella tua scatola altri numeri hanno lo stesso colore, conta chi gioca con chi; chi ha l’1 comincia.
scores-these-teams = Le squadre sono queste
scores-other-teams = Cambia le squadre
# Una carta squadra, accanto a un nome.
scores-card = carta { $card }
scores-card-choice = { $card } · { $team }
scores-team-told = { $team }: { $players }.
scores-tap-teams = Tocca ogni squadra quando esce l’ultimo dei suoi.
scores-tap-players = Ognuno per sé. Tocca chi esce, appena esce.
# $n: quanti sono in squadra; $points: quello che prende ognuno di loro.
scores-takes = { $n ->
        [one] prende { points }
       *[other] prendono { points } a testa
    }
scores-pays = { $n ->
        [one] paga il conto
       *[other] pagano il conto
    }
scores-nothing = { $n ->
        [one] non prende niente
       *[other] non prendono niente
    }
scores-back-in = { $n ->
        [one] { $players } torna in gioco.
       *[other] { $players } tornano in gioco.
    }
scores-stalled = Da un’eternità nessuno scarta: la manche finisce qui.
scores-goes-on = La manche continua.

## Una manche di Willi

scores-totals-ask = Ognuno somma le carte delle sue due prese.
scores-totals-willi = Contate le carte di Willi così come sono: il segnapunti aggiunge i suoi 12.
scores-plus-twelve = + 12
scores-has-total = { $total }
# $counted: quanto valgono le carte di Willi, senza i suoi 12.
scores-has-total-willi = { $counted } + 12 = { $total }
scores-write = Segna
scores-correct = Correggi questa manche
scores-leave = Lascia com’era
scores-total-missing = { $n ->
    [one] Manca ancora un totale.
   *[other] Mancano ancora { $n } totali.
}
scores-odd-total = { $player }: otto carte fanno da { $least } a { $most }. Ricontiamo?
scores-odd-sum = Insieme fa { $sum }, ma dovrebbe essere da { $least } a { $most }. Ricontiamo?

## La fine di una serata

scores-again = Ancora, stessa tavolata
scores-again-how = Tutti scalano di un posto.
scores-copy = Copia come testo
scores-copied = Copiato.
scores-copy-by-hand = Copialo da qui
scores-text-heading = { $game }, { $date }
# $rounds: i punti di ogni manche con dei più in mezzo; $points: la loro somma.
scores-text-line = { $player }: { $rounds } = { $points }

## Quello che resta

scores-trouble-unstored = Questo browser non conserva quello che scrivi: forse è pieno, o in modalità privata. La tua serata dura solo finché questa scheda è aperta.
scores-trouble-newer = Una versione più recente di questa pagina ha scritto le tue serate. Ricarica per continuare.
scores-trouble-broken = Una parte del libro non si legge. È messa da parte, e niente è eliminato.
scores-reload = Ricarica
scores-try-again = Riprova
scores-save-aside = Salva in un file
scores-drop-aside = Elimina

scores-file-title = Una copia da tenere
scores-kept = Le tue serate sono in questo browser e da nessun’altra parte, e ha promesso di conservarle.
scores-kept-perhaps = Le tue serate sono in questo browser e da nessun’altra parte, e può cancellarle da solo: Safari lo fa dopo una settimana senza visite.
scores-file-lead = Un file le mette al sicuro e le porta su un altro dispositivo.
scores-file-save = Salva in un file
scores-file-add = Aggiungi da un file
# $n: quante serate sono nuove, o più avanti.
scores-file-added = { $n ->
        [0] In questo file non c’è niente di nuovo.
        [one] 1 serata è aggiunta.
       *[other] { $n } serate sono aggiunte.
    }
scores-file-part = Una parte di questo file non si leggeva ed è stata lasciata fuori.
scores-file-wrong = Questo non è un file del segnapunti: non è stato aggiunto niente.
scores-file-newer = Una versione più recente di questa pagina ha scritto questo file: ricarica la pagina, poi aggiungilo.
