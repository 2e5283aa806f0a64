### Die Regeln beider Spiele in unseren eigenen Worten, und die Seite, auf der man aussucht, was man lernen will.
### Eine Regel ist rule-<id>: ihr Titel in .title, dann ein bis vier kurze Sätze. Darunter können Anmerkungen stehen:
### -example, -ours (eine Entscheidung von uns, nie vom Verlag), -house (wählbar, wenn man einen Tisch eröffnet), -online.
### Karten heißen, wie games.ftl sie nennt, Knöpfe wie in page.ftl.

## Was man lernen kann

learn-heading = Spielen lernen
learn-intro = Setz dich dazu und probier es aus, oder lies zuerst: Beides führt an den Tisch.
learn-misterbill = Werde deine Karten los, und überlass die Rechnung den anderen.
    .who = 3 bis 8 Leute, drei Runden
learn-willi = Niedrige Karten stechen, alle machen genau zwei Stiche, und ein Wort ändert alles.
    .who = 4 Leute, oder 3 und Willi selbst, acht Runden
learn-lesson = { $game } spielend lernen
learn-lesson-time = Eine kleine Partie mit Begleitung: etwa { $n } Minuten.
learn-rules = Die Regeln von { $game } lesen
learn-rules-time = Das Wichtigste in einer Minute, alles in etwa { $n } Minuten.

## Die Seite mit den Regeln

rules-heading = Die Regeln von { $game }
rules-quick = In einer Minute
rules-contents = Auf der Karte
rules-about = Das alles steht hier in unseren eigenen Worten. Wo die gedruckten Regeln etwas offenlassen, mussten wir entscheiden, und ein Kasten sagt es dazu: Diese Entscheidungen sind unsere, nicht die des Verlags. Hausregeln sucht ihr euch aus, wenn ihr einen Tisch eröffnet.
rules-link = Link zur Regel { $rule }
rules-here = Die Regel, die du suchst
rules-lesson = Jetzt du: { $game } spielend lernen
rules-other = Die Regeln von { $game }
rules-print = Drucken
rules-note-example = Zum Beispiel
rules-note-ours = Unsere Entscheidung
rules-note-house = Hausregel
rules-note-online = Am Online-Tisch

## Mister Bill

rules-misterbill-intro = Das Essen war herrlich, und jetzt will niemand zahlen. Leg deine Gerichte paarweise ab, schick die Kellner los, damit alles durcheinandergerät, und hoffe, dass dir jemand { card-B } abnimmt. Das ist flott, laut und ein bisschen gemein: Das letzte Team mit Karten zahlt die Rechnung.
rules-misterbill-quick-1 = Alle Karten werden verteilt, und wer Paare hat, legt sie gleich ab.
rules-misterbill-quick-2 = Bist du dran, ziehst du blind eine Karte von rechts. Gibt sie ein Paar, leg es ab.
rules-misterbill-quick-3 = Dann darfst du einen Kellner spielen: eine Karte tauschen, die ganze Hand tauschen, jemanden von allen beschenken lassen, nach { card-B } suchen oder Karten weiterreichen lassen.
rules-misterbill-quick-4 = Keine Karten mehr? Dann bist du sofort raus, und genau das willst du.
rules-misterbill-quick-5 = Ist ein ganzes Team raus, nimmt jedes Mitglied die höchste Punktekarte, die noch da ist. Das letzte Team zahlt die Rechnung und bekommt nichts.
rules-misterbill-quick-6 = Zwei Runden im Team, dann eine, in der alle für sich spielen. Am Ende gewinnt, wer die meisten Punkte hat.

rules-misterbill-cards = Die Karten
rule-MB1 = Gespielt wird mit 47 Karten. Sechs Gerichte gibt es je viermal: { card-O.name }, { card-S.name }, { card-P.name }, { card-W.name }, { card-H.name } und { card-D.name }. Die fünf Kellner auch: { card-E }, { card-T }, { card-G }, { card-L } und { card-R }. { card-B } ist dreimal dabei.
    .title = Gerichte, Kellner und { card-B }
rule-MB2 = Jede Karte trägt in den Ecken einen Buchstaben. Die gedruckten Regeln nennen nur einen: das L des Kellners { card-L }.
    .title = Auf jeder Karte ein Buchstabe
rule-MB2-ours = Alle anderen haben wir gewählt. Die Gerichte haben O, S, P, W, H und D; { card-E } hat das E, { card-T } das T, { card-G } das G, { card-R } das R und { card-B } das B. Die Buchstaben sind in allen Sprachen gleich.
rule-MB3 = Acht Teamkarten mit den Nummern 1 bis 8 gibt es in vier Farben.
    .title = Teamkarten
rule-MB3-ours = Welche Nummern die gleiche Farbe haben, sagen die gedruckten Regeln nicht. Bei uns gehören 1 und 2 zusammen ({ team-1 }), ebenso 3 und 4 ({ team-2 }), 5 und 6 ({ team-3 }), 7 und 8 ({ team-4 }). Das passt zu allen ihren Beispielen.
rule-MB4 = Neunzehn Punktekarten warten auf alle, die rechtzeitig rauskommen. Runde 1 (blaue Karten) und Runde 2 (grüne) haben je zwei Vieren, zwei Zweien und zwei Einsen. Runde 3 (rote) hat 8, 6, 5, 4, 3, 2 und 1, jede einmal.
    .title = Punktekarten

rules-misterbill-setup = Vor einer Runde
rule-MB5 = Die Runden 1 und 2 werden in Teams gespielt. Nehmt so viele Teamkarten, wie ihr Leute seid, von der 1 an, mischt sie und gebt allen eine, offen: gleiche Farbe, gleiches Team. Seid ihr eine ungerade Zahl, spielt jemand allein. Für Runde 2 werden neue Teams gelost.
    .title = Zwei Runden im Team
rule-MB5-ours = Wer allein spielt, ergibt sich aus unseren Farben (MB3): die Person mit der höchsten Karte.
rule-MB6 = In Runde 3 gibt es keine Teamkarten: Alle spielen für sich.
    .title = Eine Runde allein
rule-MB7 = Der Zufall bestimmt, wer zuerst gibt. In jeder neuen Runde gibt die Person links daneben.
    .title = Wer gibt
rule-MB8 = Alle 47 Karten werden einzeln im Uhrzeigersinn verteilt; wer links vom Geber sitzt, bekommt die erste. So kann es sein, dass manche eine Karte mehr haben.
    .title = Alle Karten kommen unter die Leute
rule-MB8-online = billi gibt. Der Zufall der ganzen Partie steht vor der ersten Karte fest, und nach der letzten können alle ihn nachprüfen.
rule-MB9 = Alle legen ihre Paare gleicher Karten offen ab. Nur Paare: Von drei gleichen bleibt dir eine auf der Hand, von vieren keine. Was abgelegt ist, ist für diese Runde aus dem Spiel.
    .title = Die ersten Paare
rule-MB9-online = billi findet deine Paare und legt sie für dich ab, jetzt und später.
rule-MB10 = In den Runden 1 und 2 fängt an, wer die Teamkarte 1 hat. In Runde 3 fängt an, wer die wenigsten Punkte hat.
    .title = Wer anfängt
rule-MB10-ours = Haben mehrere gleich wenige, fängt von ihnen an, wer links vom Geber im Uhrzeigersinn zuerst kommt. Ist diese Person schon raus, fängt die nächste an, die noch im Spiel ist.
rule-MB11 = Es kann sein, dass du lauter Paare bekommst. Dann bist du sofort raus, noch vor dem ersten Zug.
    .title = Raus vor dem Start
rule-MB11-ours = Die ersten Paare werden nacheinander abgelegt, im Uhrzeigersinn von dort, wo die Runde anfängt. So kann eine Runde sogar vorbei sein, bevor jemand dran war.

rules-misterbill-turn = Du bist dran
rule-MB12 = Zieh blind und zufällig eine Karte bei der nächsten Person zu deiner Rechten, die noch im Spiel ist. Nur ihr beide wisst, welche es ist. War es ihre letzte, ist sie sofort raus, noch bevor dein Zug weitergeht.
    .title = Erstens: eine Karte ziehen
rule-MB12-online = Du tippst eine Karte von nebenan an. Welche kommt, hat der Zufall am Tisch schon vor dem Geben entschieden: Egal, welche du antippst, es ist dieselbe. Nach der Partie können alle das nachprüfen.
rule-MB13 = Leg alle Paare ab, die du jetzt hast. Hast du dann keine Karten mehr, bist du raus und dein Zug ist zu Ende.
    .title = Zweitens: Paare ablegen
rule-MB14 = Jetzt darfst du einen Kellner spielen, und nur einen. Oder keinen. Leg ihn auf die Ablage und tu, was er verlangt.
    .title = Drittens: ein Kellner, wenn du magst
rule-MB14-ours = Niemand soll erfahren, wer einen Kellner hat; darum sieht es gleich aus, ob jemand keinen spielt oder keinen hat. Wer noch Karten hat, wird gefragt, mit oder ohne Kellner auf der Hand, und am Tisch heißt es beide Male „spielt keinen Kellner“.
rule-MB14-online = Ohne Kellner ist „{ answer-pass }“ deine einzige Antwort. Der Tisch gibt sie für dich, so schnell oder so langsam wie du sonst, damit auch die Zeit den anderen nichts verrät.
rule-MB15 = Zwei gleiche Kellner sind ein Paar wie jedes andere. Leg sie ab, und weiter passiert nichts.
    .title = Ein Paar Kellner tut nichts

rules-misterbill-waiters = Die fünf Kellner
rule-MB16 = Es gibt fünf Kellner, und jeder bringt den Tisch auf seine Art durcheinander. Er tut es einmal, sobald er auf der Ablage liegt.
    .title = Was Kellner tun
rule-MB16-ours = Nennen darfst du immer nur jemand anderen, der noch im Spiel ist. Ein Kellner wirkt auf die Karten, die alle haben, sobald er deine Hand verlassen hat, ganz wörtlich. Das ist wichtig, wenn er deine letzte Karte war: Nur das englische Blatt sagt, dass du dann raus bist; bei uns tut der Kellner erst seine Arbeit.
rule-MB16-online = { card-G } und { card-R } fragen alle zugleich. Du darfst es dir anders überlegen, bis die Letzten gewählt haben; dann wandern alle Karten auf einmal.
rule-MB16E = Such dir jemanden aus und eine deiner Karten: Die gibst du her und bekommst eine andere zurück. Wie, sagt nur das deutsche Blatt, und so halten wir es: Du ziehst sie blind, bevor die andere Person deine aufnimmt.
    .title = { card-E }: Karte gegen Karte
rule-MB16E-ours = War { card-E } deine letzte Karte, passiert nichts.
rule-MB16E-house = { option-misterbill-exchange-chosen } Ausgesucht wird, bevor deine Karte zu sehen ist.
rule-MB16T = Such dir jemanden aus und tauscht alle Karten, die ihr auf der Hand habt.
    .title = { card-T }: Hand gegen Hand
rule-MB16T-ours = War { card-T } deine letzte Karte, bekommst du trotzdem die andere Hand, und die andere Person hat keine mehr.
rule-MB16G = Nenne jemand anderen. Alle Übrigen im Spiel, auch du, geben dieser Person eine Karte eigener Wahl.
    .title = { card-G }: Alle geben
rule-MB16G-ours = Alle wählen geheim und gleichzeitig. War { card-G } deine letzte Karte, hast du nichts zu geben.
rule-MB16L = Wer { card-B } hat, zeigt ihn dem ganzen Tisch und nimmt ihn wieder auf.
    .title = { card-L }: Wer hat { card-B }?
rule-MB16L-ours = { card-L } wirkt auch als deine letzte Karte.
rule-MB16R = Sag links oder rechts. Alle geben gleichzeitig eine Karte eigener Wahl an die nächste Person auf dieser Seite weiter, die noch im Spiel ist.
    .title = { card-R }: Alle geben weiter
rule-MB16R-ours = Alle wählen geheim und gleichzeitig. War { card-R } deine letzte Karte, hast du nichts weiterzugeben, bekommst aber trotzdem etwas.

rules-misterbill-out = Rauskommen
rule-MB17 = Wer durch einen Kellner gar keine Karte mehr hat, ist zuerst raus; zwei gleiche, die noch nicht abgelegt sind, zählen noch als Karten. Dann werden die Paare der Reihe nach abgelegt, im Uhrzeigersinn von der Person an, die am Zug ist, und wer danach ohne Karten dasteht, ist in diesem Moment raus. So kann die Reihenfolge entscheiden, wer die bessere Punktekarte bekommt.
    .title = Paare nach einem Kellner
rule-MB17-example = Runde 3; im Uhrzeigersinn sitzen Anna, Bea, Carl und David. Anna spielt { card-G } und nennt Bea; Carl und David geben ihre letzten Karten her. Carl ist raus und nimmt die 8, dann David die 6. Erst jetzt legt Bea ab, und alles, was sie hat, geht in Paaren weg. Auch sie ist raus, aber ihr bleibt nur noch die 5, und Anna zahlt die Rechnung.
rule-MB17-ours = Nimmt ein Kellner mehreren die letzte Karte, scheiden auch sie im Uhrzeigersinn aus, von der Person an, die am Zug ist. Die gedruckten Regeln nennen diese Reihenfolge nur fürs Ablegen.
rule-MB18 = Sobald du durch irgendetwas keine Karten mehr hast, bist du raus, egal, wer am Zug ist. Und du bleibst es, bis die Runde zu Ende ist.
    .title = Keine Karten, keine Sorgen

rules-misterbill-talk = Reden
rule-MB19 = Im Team dürft ihr euch jederzeit beraten, aber laut, sodass alle mithören. Abzusprechen, welche Karten ihr weitergebt, ist nicht erlaubt.
    .title = Tischgespräche
rule-MB19-ours = Du darfst dir für einen Kellner auch jemanden aus deinem Team aussuchen. Nur das englische Blatt sieht das anders; die drei übrigen verbieten bloß, sich über Karten abzusprechen.
rule-MB19-online = Geredet wird nur im Chat des Tisches, und den lesen alle. Zeigst du deine Hand per Link her, bekommt sie niemand zu sehen, der in derselben Partie sitzt.

rules-misterbill-scoring = Punkte
rule-MB20 = Ist auch das letzte Mitglied eines Teams raus, nimmt jedes Mitglied die höchste Punktekarte, die noch da ist. Wer in einer Teamrunde allein spielt, nimmt eine, und die andere mit diesem Wert kommt aus dem Spiel. In Runde 3 nehmen alle für sich.
    .title = Raus bringt Punkte
rule-MB20-example = Runde 1 zu fünft: Anna und Eva sind ein Team, Carl und David ein anderes, Bea ist allein. Eva ist raus, und Anna hat nur noch { card-B }. Bea zieht ihn: Anna ist raus, und sie und Eva nehmen je eine 4. Bea legt ihr Paar Mister Bill ab und spielt { card-L }, ihre letzte Karte; David muss seinen Mister Bill zeigen. Bea ist raus und nimmt eine 2; die andere 2 kommt aus dem Spiel. Jetzt sind nur noch Carl und David da: Die Runde ist vorbei, sie bekommen nichts, und die Einsen kommen aus dem Spiel.
rule-MB21 = Die Runde endet in dem Moment, in dem nur noch ein Team im Spiel ist. Es zahlt die Rechnung: keine Punkte. Übrige Punktekarten kommen aus dem Spiel.
    .title = Die Letzten zahlen
rule-MB22 = Nach Runde 3 gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheiden die Punkte aus Runde 3.
    .title = Wer gewinnt
rule-MB22-ours = Steht es dann immer noch gleich, wird der Sieg geteilt. Das kommt nur vor, wenn eine Runde stecken geblieben ist (MB23).
rule-MB23 = Karten können immer im Kreis gehen, wenn niemand ablegen kann und niemand einen Kellner spielen will. Die gedruckten Regeln setzen dem kein Ende.
    .title = Wenn sich nichts mehr bewegt
rule-MB23-ours = Vergehen 20 Züge je Person, die noch im Spiel ist, ohne dass irgendetwas abgelegt wird, endet die Runde. Teams, die noch im Spiel sind, bekommen nichts.

## Willi

rules-willi-intro = Die niedrigste Karte sticht, und alle machen genau zwei Stiche: Die Kunst ist, welche zwei. Mach sie randvoll oder lass sie fast leer, denn die Mitte bringt wenig. Alles geht leise und listig zu, bis jemand „Willi!“ ruft und mit dem Stich davonzieht, mit dem du gerechnet hast.
rules-willi-quick-1 = Neun Karten für alle, und alle legen heimlich eine in die Schachtel. Bleiben acht Stiche.
rules-willi-quick-2 = Bediene die Farbe, oder spiel die gleiche Zahl in einer anderen Farbe. Hast du die Farbe nicht, spiel, was du willst.
rules-willi-quick-3 = Die niedrigste Karte bekommt den Stich; von gleichen die erste.
rules-willi-quick-4 = Du hast in diesen Stich gespielt und willst ihn auf jeden Fall? Ruf „Willi!“, bevor die nächste Karte fällt.
rules-willi-quick-5 = Alle machen genau zwei Stiche. Wer einen macht, darf eine Karte daraus eintauschen und spielt zum nächsten aus.
rules-willi-quick-6 = Zähl die Karten in deinen beiden Stichen zusammen. Die höchste Summe bringt 3, die niedrigste 2, die zweite 1, die dritte nichts.
rules-willi-quick-7 = Nach acht Runden gewinnt, wer die meisten Punkte hat. Ihr seid nur zu dritt? Dann nimmt Willi selbst den vierten Stuhl.

rules-willi-cards = Karten und Geben
rule-W1 = Es gibt 36 Karten: 1 bis 9 in vier Farben. Punktekarten gibt es mit 3, 2 und 1, je acht. Eine weitere Karte ist Willi selbst, für den Fall, dass ihr zu dritt seid.
    .title = Die Karten
rule-W1-ours = Die Farben sind Rot, Gelb, Grün und Blau.
rule-W2 = Alle Karten werden verteilt, je neun. Dann legen alle eine davon zurück in die Schachtel; so bleiben acht Karten für acht Stiche.
    .title = Neun Karten, eine für die Schachtel
rule-W2-ours = Die Karten kommen verdeckt und alle zugleich in die Schachtel. Sie sind für diese Runde aus dem Spiel und bleiben geheim, bis die Partie vorbei ist.
rule-W2-online = Alle wählen zugleich, und du darfst es dir anders überlegen, bis die Letzten gewählt haben. billi gibt; der Zufall steht vor der ersten Karte fest, und nach der Partie können alle ihn nachprüfen.

rules-willi-start = Wer anfängt
rule-W3 = Heißt jemand Willi, fängt er in der ersten Runde an. Sonst entscheidet der Zufall. Zu dritt spielen Namen keine Rolle, denn dann ist Willi selbst dabei (W16).
    .title = Heißt hier jemand Willi?
rule-W3-ours = Groß oder klein und Leerzeichen um den Namen spielen keine Rolle. Heißen mehrere Willi, bestimmt der Zufall einen von ihnen.
rule-W4 = Das Geben rückt jede Runde einen Platz nach links. In acht Runden geben alle zweimal.
    .title = Jeder kommt mal dran
rule-W4-ours = Die gedruckten Regeln sagen nur, wer in der ersten Runde anfängt. Bei uns sitzt, wer anfängt, immer links vom Geber; so fangen auch alle zweimal an.

rules-willi-tricks = Stiche
rule-W5 = Wer ausspielt, spielt irgendeine Karte. Die anderen spielen im Uhrzeigersinn eine Karte dieser Farbe oder die gleiche Zahl in einer anderen Farbe. Nur wenn du keine Karte der Farbe hast, darfst du spielen, was du willst.
    .title = Gleiche Farbe oder gleiche Zahl
rule-W5-example = Die rote 5 wird ausgespielt. Hast du Rot und die gelbe 5, darfst du jede rote Karte oder die gelbe 5 spielen, sonst nichts. Hast du kein Rot, darfst du alles spielen.
rule-W6 = Die niedrigste Zahl bekommt den Stich, gleich in welcher Farbe. Liegt sie mehrmals da, gilt die zuerst gespielte.
    .title = Niedrig sticht
rule-W6-example = Die rote 3 wird ausgespielt, dann kommen die blaue 3, die rote 7 und die rote 9. Die beiden Dreien sind am niedrigsten, und die rote war zuerst da: Sie bekommt den Stich.

rules-willi-call = „Willi!“
rule-W7 = Wer „Willi!“ ruft, bekommt den Stich, was auch immer liegt. Du musst in diesen Stich schon gespielt haben, und du musst rufen, bevor die nächste Karte fällt. Wer die letzte Karte spielt, darf nicht rufen, und danach darf es niemand mehr.
    .title = Ein Wort, und er gehört dir
rule-W8 = Nach der ersten, zweiten und dritten Karte darf zuerst rufen, wer gerade gespielt hat. Wer nicht will, überlässt es denen, die schon vorher in den Stich gespielt haben, auch wenn sie zuvor verzichtet haben. Gerufen wird nur einmal im Stich, und die Übrigen bedienen danach wie immer.
    .title = Wer zuerst rufen darf
rule-W8-ours = Wer von zweien zuerst kommt, die schon vorher gespielt haben, lassen die gedruckten Regeln offen. Bei uns geht es in der Reihenfolge ihrer Karten; so steht es auch in Besprechungen des Spiels.
rule-W8-online = billi fragt in dieser Reihenfolge, eine Person nach der anderen, nach jeder der ersten drei Karten. Sag „{ answer-waive }“, und du hast Ruhe bis zum nächsten Stich; zurücknehmen lässt sich das nicht. Hat nur noch eine Person weniger als zwei Stiche, gehört ihr der Stich ohnehin, und niemand wird gefragt.

rules-willi-two = Zwei Stiche für alle
rule-W9 = Alle machen genau zwei Stiche in der Runde. Hast du deine zwei, spielst du weiter mit, darfst aber nicht mehr rufen, und deine Karte zählt nicht: Den Stich bekommt die niedrigste Karte derer, die weniger als zwei haben.
    .title = Zwei, nicht mehr und nicht weniger
rule-W9-example = Die rote 6 wird ausgespielt, dann kommen die rote 1, die rote 4 und die rote 8. Wer die 1 gespielt hat, hat schon zwei Stiche; also bekommt ihn die 4.
rule-W10 = Bekommst du den Stich, spielst du zum nächsten aus. Vorher darfst du eine Karte aus der Hand gegen eine beliebige Karte des Stichs tauschen; beide werden allen gezeigt. Nach dem achten Stich ist keine Karte zum Tauschen mehr da.
    .title = Tauschen, dann ausspielen
rule-W10-house = { option-willi-exchange-same_colour } So beschreiben es Besprechungen der deutschen Ausgabe.
rule-W10-ours = Wird nur innerhalb einer Farbe getauscht, wirst du auch gefragt, wenn keine Karte passt. Sonst wüssten alle, welche Farben dir fehlen.

rules-willi-scoring = Punkte
rule-W11 = Zähl die Zahlen auf den Karten deiner beiden Stiche zusammen, so wie sie nach allem Tauschen daliegen.
    .title = Deine Summe
rule-W12 = Die höchste Summe nimmt eine 3, die zweite eine 1, die dritte nichts und die niedrigste eine 2. Also hoch hinaus oder tief hinunter.
    .title = Hoch oder tief, nur nicht dazwischen
rule-W13 = Wer sich einen Platz teilt, bekommt nichts, und alle geteilten Plätze sind damit verbraucht.
    .title = Gleiche Summen
rule-W13-example = Summen von 40, 40, 39 und 34: Die beiden mit 40 teilen sich den ersten und zweiten Platz und bekommen nichts. 39 liegt auf dem dritten Platz und bekommt auch nichts. 34 ist am niedrigsten und nimmt eine 2.
rule-W13-ours = Das gedruckte Beispiel nennt die falsche Punktekarte als die, die liegen bleibt. Wir spielen es wie hier beschrieben.
rule-W14 = Nach acht Runden gewinnt, wer die meisten Punkte hat.
    .title = Wer gewinnt
rule-W14-ours = Bei Gleichstand wird der Sieg geteilt. Die gedruckten Regeln sagen dazu nichts.

rules-willi-three = Zu dritt, mit Willi
rule-W15 = Seid ihr zu dritt, ist Willi der Vierte. Er bekommt neun Karten als verdeckten Stapel, legt keine in die Schachtel und deckt die oberste auf, sooft er dran ist. Er bedient nicht, ruft nie und tauscht nie, und eine Karte bleibt ihm übrig.
    .title = Willi setzt sich dazu
rule-W15-ours = Sein Stapel wird in der Reihenfolge aufgedeckt, in der er gegeben wurde.
rule-W16 = Willi spielt in jeder Runde zum ersten Stich aus. Mit dem Geben ist er an der Reihe wie alle anderen.
    .title = Willi fängt an und rückt weiter
rule-W16-ours = Wo Willi sitzt, sagen die gedruckten Regeln nicht, und auf einem festen Platz entscheidet der Stuhl die Partie: Wo alle gut spielen, gewinnt am häufigsten, wer gleich nach ihm dran ist, und fast nie, wer direkt vor ihm sitzt. Darum rückt er jede Runde an einer Person vorbei nach links, und ihr spielt abwechselnd gleich nach ihm. Gegeben wird reihum, wie ihr in der ersten Runde sitzt, zuerst von der Person rechts von Willi. Dass er jede Runde anfängt, nimmt das Gedruckte wörtlich.
rule-W16-house = { option-willi-willi_starts-in_turn } So fangen alle zweimal an, auch Willi: Das Gedruckte lässt sich auch so lesen. Noch eine Wahl: { option-willi-willi_sits-stays }
rule-W17 = Willi macht Stiche wie alle anderen und spielt dann aus, indem er eine Karte aufdeckt. Habt ihr drei die ersten sechs Stiche gemacht, gehören ihm die letzten zwei.
    .title = Willis Stiche
rule-W18 = Beim Zählen legt Willi auf seine Summe noch 12 drauf.
    .title = Willis Zwölf
rule-W18-ours = Was ihm seine Summe bringt, lassen die gedruckten Regeln offen. Bei uns nimmt er Punktekarten wie alle anderen, und er kann die Partie gewinnen.

## Tipps

rules-tips = Ein paar Tipps
rules-misterbill-tip-1 = Heb dir deine Kellner auf. Einer in Reserve kann dich retten, wenn { card-B } auftaucht.
rules-misterbill-tip-2 = { card-B } gibt es dreimal, einer bleibt also immer übrig. Hast du ihn, gib ihn weiter: mit { card-E }, { card-T }, { card-G } oder { card-R }.
rules-misterbill-tip-3 = Zähl mit, wie viele Karten die anderen haben. Wer nur noch eine hat, ist fast raus: { card-G } hält auf, und mit { card-T } gehört die kleine Hand dir.
rules-willi-tip-1 = Entscheide dich früh für hoch oder tief. Der zweite Platz bringt nur einen Punkt, der dritte nichts.
rules-willi-tip-2 = Leg deine einzige Karte einer Farbe in die Schachtel. Wird die Farbe ausgespielt, darfst du spielen, was du willst.
rules-willi-tip-3 = Tausch mit Plan. Willst du hoch hinaus, gehören hohe Karten in deine Stiche; willst du tief bleiben, hol sie heraus und spiel sie später aus.

## Die Bilder

# Wer in den Bildern und Beispielen am Tisch sitzt; was über einem Bild steht; dann, nach Regel, was zu sehen ist.
# Unter einem Bild lesen es alle, ob sie das Bild sehen oder nicht.
picture-name-1 = Anna
picture-name-2 = Bea
picture-name-3 = Carl
picture-name-4 = David
picture-before = Vorher
picture-after = Nachher
picture-first = Nach der ersten Karte
picture-second = Nach der zweiten
picture-third = Nach der dritten
picture-MB3 = 1 und 2 haben einen roten Kreis, 3 und 4 ein grünes Dreieck, 5 und 6 ein gelbes Quadrat, 7 und 8 eine violette Raute.
picture-MB4 = Sechs blaue Karten für Runde 1, sechs grüne für Runde 2, sieben rote für Runde 3.
picture-MB16E = Anna spielt { card-E } mit Bea. Sie gibt ihr { card-B } und zieht blind eine von Beas Karten: ein Sushi.
picture-MB16T = Anna spielt { card-T } mit Bea. Ihre vier Karten, darunter { card-B }, gehen an Bea, und sie bekommt Beas einzige Pizza.
picture-MB16G = Anna spielt { card-G } und nennt Bea. Anna gibt ihr { card-B }, Carl ein Sushi: Aus Beas einer Karte werden drei.
picture-MB16L = Anna spielt { card-L }. Bea hat { card-B }: Sie zeigt ihn allen und nimmt ihn wieder auf.
picture-MB16R = Anna spielt { card-R } nach links. { card-B } geht von Anna zu Bea, eine Pizza von Bea zu Carl, ein Dessert von Carl zu Anna.
picture-MB17 = Alle geben Bea eine Karte. Carl und David haben keine mehr: Carl ist der Erste und nimmt die 8, David der Zweite und nimmt die 6. Erst dann gehen Beas drei Paare weg, und sie nimmt die 5. Anna bleibt auf { card-B } sitzen.
picture-W8 = Anna spielt aus, dann spielen Bea und Carl. Die Zahlen sagen, wer nach jeder Karte als Erstes, Zweites und Drittes gefragt wird. David spielt zuletzt und wird nicht gefragt.
picture-W10 = Du hast den Stich mit der grünen 1 bekommen. Du nimmst die 1 zurück und legst deine rote 9 hinein: Der Stich zählt nun 30 statt 22, und die 1 kann dir noch einen holen.
picture-W15 = Anna spielt die rote 5 aus, Bea spielt die rote 7 und Carl die rote 6. Willi deckt die grüne 2 auf. Er muss nicht bedienen, seine Karte ist die niedrigste, und der Stich gehört ihm.
