### Quello che la pagina dice di sé.

about-lead = Mister Bill è un gioco di Tommaso e Filippo Percivale, pubblicato da daVinci Editrice; Willi è pubblicato da Meinz. billi non ha alcun legame con loro. Se ti piace giocare qui, compra le carte.
# $version: per esempio 0.1.0.
about-version = Su questo server gira billi { $version }.

## Che cosa viene conservato, e come sparisce. I tempi arrivano già scritti, come “1 ora”.

about-title-kept = Che cosa conserva di te questo server
about-keeps-person = Il tuo nome, la tua lingua, l’elenco delle tue partite, per ognuna qualche numero su come hai giocato (che vedi solo tu), la data della tua prima visita e, se i tavoli ti sono chiusi, da quando: finché non li cancelli. Se non compari in nessun tavolo e in nessuna partita, spariscono { $stranger } dopo la tua ultima visita.
about-keeps-device = Per ogni tuo dispositivo, l’impronta della sua chiave, da quando è tuo, il giorno in cui è stato usato l’ultima volta, il suo browser e il suo sistema: finché non lo disconnetti o non cancelli i tuoi dati.
about-keeps-link = Un link per un altro dispositivo: per { $link }, o finché non viene usato.
about-keeps-table = Un tavolo dove le carte non vengono mai distribuite: per { $unbegun } dall’apertura.
about-keeps-game = Lo svolgimento di una partita, con i nomi, la chat e chi è presente: per { $lingering } dopo l’ultima parola, e finché qualcuno guarda. Poi resta solo la registrazione. Quando tutti se ne sono andati a metà partita, il tavolo aspetta { $empty }; poi la finiscono i bot.
about-keeps-record = La registrazione di una partita finita, con carte, mosse, punti, nomi e le parole aggiunte al caso: per sempre. Chiunque abbia il link può aprirla.
about-keeps-address = Il tuo indirizzo di rete: solo in memoria e al massimo finché il server è acceso, perché nessuno chieda troppo. billi non lo scrive mai da nessuna parte.
about-keeps-cookie = Nel tuo browser, un cookie con la chiave di questo dispositivo: per { $cookie } dopo la tua ultima visita. I tuoi segnapunti, le tue risposte ai problemi e le tue impostazioni del tavolo restano nel browser e non vengono inviati qui.
about-keeps-host = Non ci sono password né indirizzi e-mail, e billi non passa niente a nessuno. Chi gestisce questo server potrebbe conservare altro, per esempio copie di sicurezza; solo chi lo gestisce può dirtelo.
about-title-deleting = Come far cancellare tutto
about-delete-where = Vai in “{ title-games }” e scegli “{ games-forget-do }”.
about-delete-what = Il tuo nome, le chiavi dei tuoi dispositivi, l’elenco delle tue partite e i numeri su come giochi spariscono subito, e le tue sedie passano ai bot. Il tuo nome e quello che hai scritto nella chat vengono tolti da tutti i tavoli ancora in piedi.
about-delete-record = Le registrazioni conservano la partita, senza il tuo nome. Due cose restano: il nome Willi in una partita di Willi, perché decide chi comincia, e le parole aggiunte al caso, perché servono alla prova.
about-delete-first = Fallo finché questo browser ha ancora il suo cookie: senza, nessuno può sapere quali dati sono tuoi. Quello che conserva solo il tuo browser sparisce quando lì cancelli i dati di questo sito.

## Licenze

about-title-licences = Licenze
about-licences = billi è software libero con licenza MIT. Questa pagina contiene anche il lavoro di altri:
