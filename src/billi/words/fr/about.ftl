### Ce que la page dit d’elle-même.

about-lead = Mister Bill est un jeu de Tommaso et Filippo Percivale, édité par daVinci Editrice ; Willi est édité par Meinz. billi n’a aucun lien avec eux. Si tu aimes jouer ici, achète les cartes.
# $version : par exemple 0.1.0.
about-version = Ce serveur fait tourner billi { $version }.

## Ce qui est gardé, et comment l’effacer. Les durées arrivent toutes faites, comme « 1 heure ».

about-title-kept = Ce que ce serveur garde sur toi
about-keeps-person = Ton nom, ta langue, ta liste de parties, pour chacune quelques chiffres sur ton jeu (personne d’autre ne les voit), la date de ta première visite et, si on t’a fermé les tables, depuis quand : jusqu’à ce que tu les effaces. Si tu n’es d’aucune table ni d’aucune partie, tout cela part { $stranger } après ta dernière visite.
about-keeps-device = Pour chacun de tes appareils, l’empreinte de sa clé, la date où il est devenu le tien, le jour de sa dernière utilisation, son navigateur et son système : jusqu’à ce que tu le déconnectes ou que tu effaces tes données.
about-keeps-link = Un lien vers un autre appareil : { $link }, ou jusqu’à ce qu’il serve.
about-keeps-table = Une table où les cartes ne sont jamais distribuées : { $unbegun } après son ouverture.
about-keeps-game = Le déroulement d’une partie, avec les noms, les messages et qui est là : { $lingering } après le dernier mot, et tant que quelqu’un regarde. Il ne reste ensuite que l’enregistrement. Quand tout le monde est parti en pleine partie, la table attend { $empty }, puis des bots la terminent.
about-keeps-record = L’enregistrement d’une partie terminée, avec les cartes, les coups, les points, les noms et les mots ajoutés pour le hasard : pour toujours. Quiconque a le lien peut l’ouvrir.
about-keeps-address = Ton adresse réseau : seulement en mémoire, et pas plus longtemps que le serveur ne tourne, pour que personne n’en demande trop. billi ne l’écrit jamais.
about-keeps-cookie = Dans ton navigateur, un cookie avec la clé de cet appareil : { $cookie } après ta dernière visite. Tes carnets de points, tes réponses aux problèmes et tes réglages restent dans le navigateur et ne sont pas envoyés ici.
about-keeps-host = Il n’y a ni mot de passe ni adresse e-mail, et billi ne transmet rien à personne. La personne qui gère ce serveur garde peut-être autre chose, comme des sauvegardes ; elle seule peut te le dire.
about-title-deleting = Comment tout faire effacer
about-delete-where = Va dans « { title-games } » et choisis « { games-forget-do } ».
about-delete-what = Ton nom, les clés de tes appareils, ta liste de parties et les chiffres sur ton jeu disparaissent aussitôt, et des bots prennent tes chaises. Ton nom et ce que tu as écrit dans les messages sont retirés de toutes les tables encore en place.
about-delete-record = Les enregistrements gardent la partie, sans ton nom. Deux choses y restent : le nom Willi dans une partie de Willi, parce qu’il décide qui commence, et les mots ajoutés pour le hasard, parce que la preuve en a besoin.
about-delete-first = Fais-le tant que ce navigateur a encore son cookie : sans lui, personne ne peut savoir quelles données sont les tiennes. Ce que seul ton navigateur garde disparaît quand tu y effaces les données de ce site.

## Licences

about-title-licences = Licences
about-licences = billi est un logiciel libre sous licence MIT. Cette page contient aussi le travail d’autres personnes :
