### What the page tells of itself: what a server keeps about people and for how long, and whose work is in it.

about-lead = Mister Bill is a game by Tommaso and Filippo Percivale, published by daVinci Editrice; Willi is published by Meinz. billi is not connected with them. If you enjoy playing here, buy the cards.
# $version: such as 0.1.0.
about-version = This server runs billi { $version }.

## What is kept, and how it goes. Times come written out, such as “1 hour”.

about-title-kept = What this server keeps about you
about-keeps-person = Your name, your language, your list of games, a few numbers on how you played each of them (only you see these), when you first came, and since when you are kept from tables, if you are: until you delete them. If no table and no game has you in it, they go { $stranger } after your last visit.
about-keeps-device = For each of your devices, a fingerprint of its key, when it became yours, the day it was last used, and its browser and system: until you sign it out or delete your data.
about-keeps-link = A link to another device: for { $link }, or until it is used.
about-keeps-table = A table whose cards are never dealt: for { $unbegun } after it was opened.
about-keeps-game = The course of a game, with names, chat and who is there: for { $lingering } after the last word, and for as long as somebody is looking. Then only the record is left. When everyone has left in the middle of a game, the table waits for { $empty }; then bots finish it.
about-keeps-record = The record of a finished game, with cards, moves, points, names and any words you added for the luck: for good. Anyone who has its link can open it.
about-keeps-address = Your network address: in memory only, and no longer than the server runs, so that nobody can ask too much. billi never writes it down.
about-keeps-cookie = In your browser, a cookie with this device’s key: for { $cookie } after your last visit. Your score pads, how you did at the puzzles and how you like the table stay in the browser and are not sent here.
about-keeps-host = There are no passwords and no mail addresses, and billi passes nothing on. Whoever runs this server may keep more, such as backups; only they can tell you.
about-title-deleting = How to have it deleted
about-delete-where = Go to “{ title-games }” and choose “{ games-forget-do }”.
about-delete-what = Your name, your devices’ keys, your list of games and how you played go at once, and bots take your chairs. Your name and what you said in the chat are taken out of every table that still stands.
about-delete-record = Records keep the game, without your name. Two things stay in them: the name Willi in a game of Willi, as it decides who starts, and words added for the luck, as the proof needs them.
about-delete-first = Do it while this browser still has its cookie: without it, nobody can tell which data is yours. What only your browser keeps goes when you clear its data for this site.

## Licences

about-title-licences = Licences
about-licences = billi is free software under the MIT licence. This page also contains the work of others:
