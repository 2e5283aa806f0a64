### Was nur die Seite sagt. Freundlich und kurz, in der Gegenwart, mit du. Keine Ausrufezeichen außer dem von Willi.

## Der Tab und die Wege

brand = billi
# $page: einer der Titel darunter.
title = { $page } · billi
title-home = Mister Bill und Willi
title-new = Ein neuer Tisch
title-table = Am Tisch
title-games = Meine Partien
title-replay = Rückblick
title-claim = Ein anderes Gerät
title-scores = Punkteblock
title-learn = Spielen lernen
title-rules-misterbill = Mister Bill, die Regeln
title-rules-willi = Willi, die Regeln
title-lesson-misterbill = Mister Bill, die erste Partie
title-lesson-willi = Willi, die erste Partie
title-puzzle = Rätsel des Tages
title-about = Über billi
title-lost = Nichts hier
nav-skip = Zum Inhalt
nav-home = billi, zur Startseite
nav-label = Hauptmenü
nav-games = Meine Partien
nav-learn = Lernen
nav-scores = Punkteblock
nav-language = Sprache
# Jede Sprache nennt sich selbst bei ihrem Namen, egal welche gesprochen wird.
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
# Der Titel des Tabs, wenn der Tisch auf dich wartet und du woanders hinschaust.
reminder = ● Du bist dran

## Das Netz

net-unreachable = Der Server antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
# $status: eine Zahl von HTTP, als Text.
net-trouble = Auf dem Server ging etwas schief ({ $status }). Versuch es gleich noch einmal.
net-page-missing = Dieser Teil der Seite ist nicht angekommen.
net-try-again = Noch einmal
page-broken = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; deine Spiele sind sicher.
net-joining = Der Tisch wird gesucht …
net-off = Die Verbindung ist weg. Sie wird wiederhergestellt; verloren geht nichts.
net-off-kept = Die Verbindung ist weg. Deine Wahl ist gemerkt und zählt, sobald sie wieder da ist.

## Du

me-guest = Gast
me-name = Dein Name
me-name-longest = Mehr als { $n } Zeichen passen nicht.

## Startseite

home-title = Zwei Spiele, ein Tisch
home-lead = Spiel gleich los, mit Freunden überall oder gegen das Haus. Ohne Konto, ohne Werbung.
home-misterbill = Werde deine Karten paarweise los, spiel deine Kellner aus und überlass die Rechnung den anderen.
home-willi = Die niedrigste Karte sticht, alle machen zwei Stiche, und ein Wort im richtigen Moment ändert alles.
# $players: who else plays.
home-go-on = Weiterspielen: { $game } mit { $players }
home-players = Zu wievielt?
home-play = Jetzt spielen
home-play-game = Jetzt spielen: { $game } gegen Bots
home-lesson = Zeig’s mir
home-lesson-game = Zeig’s mir: So geht { $game }
home-friends = Mit Freunden
home-friends-text = Eröffne einen Tisch und verschick den Link. Alle, die ihn haben, können sich dazusetzen.
home-new = Tisch eröffnen
home-join = Link oder Code
home-join-hint = hier einfügen
home-go = Zum Tisch
home-no-code = Das ist weder ein Link zu einem Tisch noch sein Code.
home-listed = Offene Tische
# $free: wie viele Stühle; $players: wer schon dort sitzt, oder ein Strich.
home-listed-facts = { $free ->
        [one] 1 Stuhl frei
       *[other] { $free } Stühle frei
    } · { $players }
home-more = Und außerdem
home-puzzle-text = eine Lage, eine beste Wahl
home-games-text = weiterspielen oder zurückschauen
home-learn-text = Regeln und eine erste Partie, je drei Minuten
home-scores-text = für Abende mit den echten Karten
home-replay = Rückblick
home-replay-text = eine aufgezeichnete Partie ansehen
home-about-text = was es über dich speichert, und die Lizenzen

## Ein neuer Tisch

new-title = Tisch eröffnen
new-game = Was spielt ihr?
new-players = Zu wievielt?
new-three-and-willi = 3 und Willi
new-bots = Bots am Tisch
new-bots-n = { $n ->
        [0] keine
        [one] 1 Bot
       *[other] { $n } Bots
    }
bots-play = Die Bots spielen
bots-play-easy = gemütlich
bots-play-house = wie in der Familie
bots-play-sharp = auf Sieg
bots-play-master = meisterhaft
bots-play-mixed = unterschiedlich
bots-like-easy = Nette Anfänger, die mal eine Karte vergessen und zum Spaß spielen.
bots-like-house = Stammgäste, die das Spiel kennen und solide spielen.
bots-like-sharp = Helle Köpfe, die viel gegeneinander geübt haben und sich wenig entgehen lassen.
bots-like-master = Meister, die jeden Zug durchdenken und wissen, wann sich ein Wagnis lohnt.
new-clock = Bedenkzeit
new-clock-none = ohne Limit
new-clock-n = { $n } Sekunden
new-option-exchange = Tauschen
new-option-willi_starts = Wer anfängt
new-option-willi_sits = Wo Willi sitzt
# Said behind the house rule most people play by.
new-usual = (Standard)
new-listed = Diesen Tisch auf der Startseite zeigen, damit sich alle dazusetzen können
new-hints = Tipps erlauben: Alle sehen, wer sich einen holt
new-open = Tisch eröffnen

## Vor der Partie

# $n: wie viele spielen.
lobby-title = { $game } zu { $n ->
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
       *[8] acht
    }
lobby-clock = { $seconds } Sekunden je Entscheidung.
lobby-hints = Tipps sind erlaubt, und alle sehen, wer sich einen holt.
lobby-rules = Alle Regeln an diesem Tisch
lobby-chairs = Wer wo sitzt
lobby-free = frei
lobby-sit = Hinsetzen
lobby-sit-at = Hinsetzen auf Stuhl { $n }
lobby-bot = Bot
lobby-bot-at = Bot auf Stuhl { $n }
lobby-level-at = Wie der Bot auf Stuhl { $n } spielt
lobby-stand = Aufstehen
lobby-stand-at = Aufstehen von Stuhl { $n }
lobby-make-free = Freimachen
lobby-free-at = Freimachen: Stuhl { $n }
lobby-move-at = Stuhl { $n } eins nach oben
lobby-another = Noch jemand hier? Erst den Namen eingeben, dann einen Stuhl wählen
lobby-taken = Da war jemand schneller: Der Stuhl ist besetzt.
lobby-nobody = Setz dich erst, dann wird gegeben.
lobby-begin = Karten geben
# $n: wie viele Stühle frei sind.
lobby-begin-bots = { $n ->
        [one] Geben, ein Bot füllt auf
       *[other] Geben, { $n } Bots füllen auf
    }
lobby-wait = Gegeben wird, wenn alle da sind.
lobby-full = Alle Stühle sind besetzt. Du kannst bleiben und zuschauen.
invite-title = Einladen
invite-text = Schick diesen Link weiter, oder lass den Code scannen.
invite-link = Link zu diesem Tisch
invite-qr = Der Link zu diesem Tisch als QR-Code
invite-share = Link teilen
invite-copy = Link kopieren
invite-copied = Kopiert
luck-title = Zufall, den niemand lenkt
luck-text = Der Tisch hat ein Geheimnis gezogen, du siehst seinen Fingerabdruck. Deine Seite hat selbst eine Zahl gezogen und versiegelt. Wenn es losgeht, werden alle Siegel geöffnet, und damit wird abgehoben: Niemand kann sich die Karten ausgesucht haben, und nach der Partie prüft deine Seite das nach. Wenn du magst, füg noch Worte hinzu.
luck-words = Deine Worte
luck-add = Hinzufügen
luck-print = Fingerabdruck:
luck-cutting = { $players } { $n ->
        [one] muss
       *[other] müssen
    } noch abheben.
luck-left-out = { $players } { $n ->
        [one] hat
       *[other] haben
    } nicht rechtzeitig abgehoben: Es wurde ohne gegeben.
luck-yours = Zufall geprüft: Deine Seite hat mit abgehoben, und alle Karten folgen daraus. Niemand konnte sich diese Karten aussuchen.
luck-yours-of = Zufall geprüft: Deine Seite hat mit abgehoben, und alle Karten folgen daraus. Weil jemand fehlte, gab es die Wahl unter höchstens { $n } Verteilungen.
luck-without-you = Zufall geprüft: Alle Karten folgen aus dem Geheimnis. Deine Seite hat nicht rechtzeitig abgehoben.
luck-proven = Zufall geprüft: Alle Karten folgen aus dem Geheimnis und daraus, wie { $n ->
        [one] eine Person abgehoben hat
       *[other] { $n } Personen abgehoben haben
    }.
luck-uncut = Zufall geprüft: Alle Karten folgen aus dem Geheimnis. Niemand hat abgehoben.
luck-wrong-cards = Mit dem Zufall dieser Partie stimmt etwas nicht: Ereignis { $event } folgt nicht aus dem Geheimnis.
luck-wrong-proof = Mit dem Zufall dieser Partie stimmt etwas nicht: Der Nachweis geht nicht auf.
luck-wrong-told = Mit dem Zufall dieser Partie stimmt etwas nicht: In der Aufzeichnung steht es anders, als deine Seite es gesehen hat.
luck-no-record = Die Aufzeichnung war nicht zu bekommen, der Zufall ist also nicht geprüft.

## Plätze

seat-host = lädt ein
seat-away = weg, ein Bot spielt
seat-gone = Seite zu
# 0: nobody knows for how long.
seat-gone-for = { $seconds ->
        [0] weg
       *[other] weg, { $seconds } s
    }
seat-waits = ab dem nächsten Geben
seat-lent = zeigt die Karten her
# How many hints somebody has asked for.
seat-hints = { $n ->
        [one] 1 Tipp
       *[other] { $n } Tipps
    }
seat-out = raus
seat-mate = in deinem Team
seat-thinking = überlegt
seat-turn = ist dran
seat-clock = { $seconds } s
seat-cards = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
# $n: die Stiche dieser Runde; $total: was die Karten darin zählen.
seat-tricks = { $n ->
        [one] 1 Stich
       *[other] { $n } Stiche
    } · { $total }

## Am Tisch

table-round = Runde { $round } von { $rounds }
table-seats = Die anderen am Tisch
table-hand = Deine Hand
table-trick = Der Stich
table-draw-cards = Die Karten, aus denen du ziehst
draw-card = Karte { $n } von { $of } bei { $name }
# Was man kurz über dem Tisch ansieht: die Ablage nach Sorten, ein gemachter Stich.
look-close = Schließen
gone-button = Was schon abgelegt ist
gone-title = Schon abgelegt
gone-kind = { $card }: { $gone } abgelegt, { $left } noch im Spiel
gone-left = noch im Spiel
gone-gone = abgelegt
tricks-button = Stiche von { $name }
    .you = Deine Stiche
trick-last = Der letzte Stich
trick-nth = Stich { $n }
trick-called = { $player } ruft „Willi!“ und bekommt den Stich.
    .you = Du rufst „Willi!“ und bekommst den Stich.
trick-back = Der Stich davor
trick-on = Der nächste Stich
# Was die Summen der Stiche am Ende einer Runde bringen.
places = Höchste Summe: 3 Punkte, zweite: 1, dritte: 0, niedrigste: 2.
# $n: wie viele Punktekarten noch da sind; $cards: eine Liste ihrer Zahlen.
stakes = { $n ->
        [0] In dieser Runde gibt es keine Punktekarte mehr.
       *[other] In dieser Runde noch zu holen: { $cards }.
    }
table-gone = Dieser Tisch ist abgeräumt
table-gone-text = Vielleicht stimmt ein Buchstabe im Link nicht, die Partie ist schon länger vorbei, oder wer diesen Server betreibt, hat den Tisch weggenommen. Beendete Partien findest du unter „{ nav-games }“.
table-moved = Die Regeln wurden berichtigt
table-moved-text = Die Karten dieser Partie wurden nach Regeln ausgeteilt, die seither berichtigt wurden; sie kann nicht weitergehen. An einem neuen Tisch haben alle ihren Platz, und eine neue Partie kann sofort beginnen.
table-moved-go = Zum neuen Tisch
table-home = Zur Startseite

ask-draw = Du bist dran: Zieh eine Karte von { $name }.
ask-round-over = Die Runde ist vorbei.
# $players: eine Liste von Namen, $n: wie viele.
ask-next-deal = Du spielst ab dem nächsten Geben mit. Bis dahin spielt ein Bot.
ask-waiting = { $n ->
        [one] { $players } überlegt.
       *[other] { $players } überlegen.
    }
ask-gone = { $n ->
        [one] { $players } ist nicht da.
       *[other] { $players } sind nicht da.
    }
ask-gone-bot = In { $seconds } s spielt ein Bot.
ask-bot-plays = Ein Bot spielt für dich.
ask-serve = Spiel einen Kellner, oder heb dir deine auf.
ask-give-E = { card-E }: Welche Karte bekommt { $name }?
ask-give-G = { card-G }: Alle geben { $name } eine Karte. Such deine aus.
ask-give-R = { card-R }: Alle geben eine Karte weiter. Such eine für { $name } aus.
ask-target = Tippe jemanden am Tisch an.
log-time-up = Deine Zeit ist um.
log-hint = { $name } hat sich einen Tipp geholt.
    .you = Du hast dir einen Tipp geholt.
log-chair-left = { $name } ist gegangen. { $bot }, ein Bot, spielt weiter.
log-chair-taken = { $name } übernimmt ab dem nächsten Geben den Stuhl von { $bot }.
# $card: „eine Pizza“.
ask-give-chosen = Du gibst { $name } { $card }. Noch kannst du es ändern.
ask-box = Leg eine Karte in die Schachtel: Gespielt wird mit acht.
# $card: „die rote 5“.
ask-box-chosen = Du legst { $card } in die Schachtel. Noch kannst du es ändern.
ask-lead = Du spielst aus, was du willst.
ask-play = Du bist dran: Spiel eine Karte.
ask-call = „Willi!“ rufen und diesen Stich nehmen?
ask-take = Dein Stich. Zum Tauschen tipp eine seiner und eine deiner Karten an.
ask-swap-both = Tauschst du { $given } gegen { $taken }?
ask-swap = Welche Karte gibst du dafür?
ask-only-card = Nur eine Karte kommt infrage: Sie geht gleich von selbst.
# Es gibt nichts zu wählen, und die anderen sollen es nicht merken: Der Tisch antwortet, als wäre gewählt worden.
ask-forced-serve = Du hast keinen Kellner auf der Hand: Gleich antwortet der Tisch für dich.
ask-forced-take = Dein Stich. Du hast keine Karte zum Tauschen: Gleich geht es weiter.
# Was jemand geantwortet hat, bis es am Tisch weitergeht.
ask-given-pass = Du spielst keinen Kellner.
ask-given-keep = Du tauschst nichts.
ask-waived = In diesem Stich rufst du nicht.
answer-any = Irgendeine
answer-go-on = Weiter
answer-skip = Schneller
answer-to-turn = Zu meinem Zug
answer-play = { $card } spielen
answer-play-on = { $card }: { $name }
answer-left = Nach links
answer-right = Nach rechts
answer-back = Zurück
answer-pass = Kein Kellner
answer-call = Willi!
answer-no-call = Jetzt nicht
answer-waive = Nicht diesen Stich
answer-swap = Tauschen
answer-keep = Nichts tauschen
answer-hint = Tipp
answer-this = Ja, { $card }

# Was ein Kellner tut, gesagt, wenn man seine Karte antippt.
waiter-E = { card-E }: Du gibst jemandem eine Karte und bekommst eine zurück.
waiter-T = { card-T }: Du tauschst deine ganze Hand mit jemandem.
waiter-G = { card-G }: Alle geben jemandem deiner Wahl eine Karte.
waiter-L = { card-L }: Alle, die Mister Bill haben, zeigen ihn.
waiter-R = { card-R }: Alle geben eine Karte nach nebenan. Du sagst, in welche Richtung.

why-rule = Regel { $rule }
why-page-wait = Gerade gibt es nichts zu wählen.
why-page-turn = { $n ->
        [one] Einen Moment: { $players } überlegt.
       *[other] Einen Moment: { $players } überlegen.
    }
why-page-waiters = Gespielt werden nur Kellner. Gerichte und Mister Bill gehen paarweise weg, ganz von selbst.
why-page-nobody = Es ist niemand da, mit dem du das spielen kannst.
# $colour: der Buchstabe der ausgespielten Farbe; $value: die ausgespielte Zahl.
why-page-follow = Du hast { $colour ->
        [R] Rot
        [Y] Gelb
        [G] Grün
       *[B] Blau
    }: Spiel diese Farbe, oder eine { $value } in einer anderen.
why-page-same-colour = Nicht { $card }: An diesem Tisch wird nur innerhalb einer Farbe getauscht.
why-page-call-first = Sag erst, ob du rufst.
why-page-other = Das geht jetzt nicht.

## Was geschehen ist, wo der Bericht einer Aufzeichnung mehr sagt

log-label = Was bisher geschah
log-dealt = Die Karten sind verteilt.
# Zu dem, der spielt, wenn die Teams ausgelost sind.
log-mate = Du spielst mit { $player }.
log-alone = Du spielst allein.

## Runden und Punkte

round-over = Runde { $round } von { $rounds } ist vorbei
score-label = Der Stand
score-player = Wer
score-why = Warum
score-round = Runde
score-round-n = Runde { $n }
score-sum = Summe
earned-out = rechtzeitig raus
earned-bill = zahlt die Rechnung
earned-partner = raus, aber das Team zahlt
earned-stalled = beim Abbruch noch im Spiel
# $total: die Summe der Karten in jemandes Stichen.
earned-level = { $total }, Gleichstand
earned-place-1 = { $total }, höchste Summe
earned-place-2 = { $total }, zweithöchste
earned-place-3 = { $total }, dritthöchste
earned-place-4 = { $total }, niedrigste Summe
over-title = { $n ->
        [one] { $players } gewinnt
       *[other] { $players } gewinnen gemeinsam
    }
    .you = { $n ->
        [one] Du gewinnst
       *[other] { $players } gewinnt gemeinsam
    }
over-place = Rang { $place }
over-rematch = Noch eine Partie
over-follow = Zur nächsten Partie
over-new = Eine eigene Partie
over-replay = Rückblick
over-record = Herunterladen

## Neben dem Tisch

side-label = Neben dem Tisch
side-log = Verlauf
side-chat = Chat
side-score = Punkte
side-review = Rückblick
review-working = Wird ausgerechnet …
review-busy = Der Server ist mit anderen Rückblicken beschäftigt.
review-of-a-file = Dieses Spiel ist eine Datei, und die Seite blickt nur auf Spiele zurück, die der Server behält. Am Terminal: billi review DATEI.
side-table = Leute
side-settings = Optionen
side-unread = ungelesen
chat-label = Was die Leute sagen
chat-none = Noch hat niemand etwas gesagt. Was du sagst, hören alle am Tisch.
chat-phrases = Mit einmal Tippen
chat-write = Sag etwas
chat-send = Senden
people-title = An diesem Tisch
people-back = Wieder da
people-lend = Meine Karten zeigen
people-hand-link = Link zu meinen Karten
people-unlend = Meine Karten verbergen
people-leave = Meinen Stuhl einem Bot geben
people-stand-in = Bot einspringen lassen bis zur Rückkehr
people-stand-in-for = Bot einspringen lassen bis zur Rückkehr: { $name }
people-bot = Stuhl einem Bot geben
people-bot-for = Stuhl einem Bot geben: { $name }
people-sure = Ab jetzt spielt auf diesem Stuhl ein Bot.
people-mute = Stumm schalten
people-unmute = Reden lassen
people-free = Stuhl freimachen
people-free-chair = Stuhl freimachen: Nummer { $n }
settings-pace = Tempo
settings-pace-calm = gemütlich
settings-pace-brisk = flott
settings-pace-fast = schnell
settings-pace-instant = sofort
settings-sort = Karten ordnen
settings-sort-colour = nach Farbe
settings-sort-value = nach Wert
settings-light = Ansicht
settings-light-system = wie das Gerät
settings-light-light = hell
settings-light-dark = dunkel
settings-sound = Ton
settings-pick = Ich suche mir aus, welche Karte ich ziehe
settings-one-tap = Eine Karte mit einmal Tippen spielen
settings-only-card = Meine einzig mögliche Karte spielt sich von selbst
pass-to = Gib den Bildschirm an { $name } weiter.
pass-ready = Ich bin { $name }

## Der Tisch in Worten

describe-button = Der Tisch in Worten
describe-round = { $game }, Runde { $round } von { $rounds }.
describe-turn = { $player } ist dran.
    .you = Du bist dran.
describe-willi-sits = Willi sitzt rechts neben { $player }.
    .you = Willi sitzt rechts neben dir.
describe-hand = Du hast { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }: { $cards }.
describe-hand-of = { $player } hat { seat-cards }: { $cards }.
describe-no-hand = Du hast keine Karten.
describe-own-points = Du hast { points }.
describe-seat = { $player }: { seat-cards }, { points }.
describe-seat-team = { $player }, Team { $team }: { seat-cards }, { points }.
describe-seat-out = { $player } ist raus, { points }.
# $tricks: wie viele Stiche; $total: was sie zählen.
describe-seat-willi = { $player }: { seat-cards }, { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stiche
    } mit zusammen { $total }, { points }.
describe-played = { $card } von { $player }
    .you = { $card } von dir
describe-trick = Im Stich: { $cards }.
describe-no-trick = Im Stich liegt noch keine Karte.
describe-kind = { $card } × { $n }
describe-discards = Auf der Ablage: { $cards }.
describe-no-discards = Noch ist nichts abgelegt.

## Meine Partien

games-none = Noch keine Partien.
games-first = Die erste spielen
games-open = noch nicht begonnen
games-playing = läuft gerade
games-back = Zurück zum Tisch
games-more = Ältere Partien
games-devices = Auf einem anderen Gerät weiterspielen
games-devices-text = Öffne einen Link auf deinem Handy, dann spielst du dort unter deinem Namen weiter. Er gilt einmal und zehn Minuten lang.
games-devices-get = Link erstellen
games-devices-link = Auf dem anderen Gerät öffnen
games-devices-yours = Deine Geräte
games-device-here = dieses Gerät
games-device-unknown = Unbekanntes Gerät
games-device-made = deins seit { $day }
games-device-seen = zuletzt benutzt am { $day }
games-device-drop = Abmelden
games-device-drop-it = { $device } abmelden
games-device-drop-sure = Ja, abmelden
games-device-left = Dieses Gerät ist abgemeldet.
games-forget = Meine Daten löschen
games-forget-text = Dein Name, deine Liste von Partien, wie du gespielt hast und der Schlüssel dieses Geräts werden gelöscht. Bots nehmen deine Stühle; Aufzeichnungen bleiben, ohne deinen Namen.
games-forget-do = Meine Daten löschen
games-forget-sure = Ja, löschen
games-forgotten = Deine Daten sind gelöscht.
claim-title = Auf diesem Gerät weiterspielen
claim-text = { $name } hat diesen Link erstellt. Bist du das, spielst du auch hier unter deinem Namen.
claim-do = Als { $name } weiterspielen
claim-instead = Hier bist du { $me }, und { $name } hat diesen Link erstellt. Ist das jemand anderes, bleib, wer du bist: Wer einen Link erstellt, sieht von da an deine Karten. Die Partien von { $me } bleiben zurück, wenn kein anderes Gerät sie hat.
claim-stay = { $me } bleiben
lost-title = Hier ist nichts
lost-text = Vielleicht ist der Link alt, oder ein Buchstabe stimmt nicht.

## Der Rückblick

replay-title = Eine Partie noch einmal ansehen
replay-text = Öffne die Aufzeichnung einer Partie, deiner oder einer anderen. Die Datei bleibt auf diesem Gerät.
replay-choose = Datei wählen
replay-drop = oder hier ablegen
replay-mine = Partien, die du hier gespielt hast, findest du unter
replay-which = Welche Partie aus { $file }?
replay-unfinished = nicht zu Ende gespielt
replay-more = Weitere
replay-another = Andere Datei
replay-again = Von vorn
# Warum sich eine Datei oder eine Aufzeichnung nicht zeigen lässt.
replay-too-big = Diese Datei ist zu groß, um sie hier zu öffnen. Sie darf höchstens { $limit } MB haben.
replay-unreadable = Diese Datei lässt sich nicht lesen.
replay-empty = In dieser Datei ist keine Partie.
replay-too-long = Das ist zu lang für die Aufzeichnung einer einzigen Partie.
replay-no-record = Das ist keine Aufzeichnung einer Partie.
# $found: die Version, wie sie dort steht.
replay-version = Diese Aufzeichnung hat die Version { $found }, die diese Seite nicht kennt.
# $field: ein Name in der Aufzeichnung, wie er dort steht.
replay-field = In der Aufzeichnung fehlt „{ $field }“ oder ist falsch.
replay-event-field = In Ereignis { $event } der Aufzeichnung fehlt „{ $field }“ oder ist falsch.
replay-event-misfit = Ereignis { $event } der Aufzeichnung passt nicht zu dem, was vorher geschah.
# $why: ein ganzer Satz.
replay-on-line = { $why } Das ist Zeile { $line } der Datei.
# Die Knöpfe unter dem Tisch.
replay-controls = Die Wiedergabe
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-round-back = Zum Anfang der Runde oder zur Runde davor
replay-round-forward = Zur nächsten Runde
replay-place = Stelle in der Partie
replay-place-text = { $n } von { $of }
replay-speed = Tempo
replay-speed-times = { $speed }×
replay-to-round = Zu einer Runde
replay-to-trick = Zu einem Stich
replay-to-turn = Zu einem Zug
replay-deal = Das Geben
replay-trick = Stich { $n }: { $player }
replay-turn = Zug { $n }: { $player }
replay-eyes = Blickwinkel
replay-eyes-all = Alle Karten
replay-eyes-seat = { $player }
replay-copy = Link zu diesem Moment kopieren
replay-copied = Der Link ist kopiert
replay-link = Der Link zu diesem Moment
# Vor dem ersten Geben.
replay-begin = { $game } mit { $players }.
replay-save = Aufzeichnung speichern
