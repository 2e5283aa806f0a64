"""What every SQL database is asked in the same words, with parameters written $1, $2 and so on."""

from typing import Final

HEAD_COLUMNS: Final = "id, code, secret, status, version, created, expires, deadline, listed, card"
"""The ``card`` is the table's listing, by the name the column was given at first."""

HEAD: Final = f"SELECT {HEAD_COLUMNS} FROM tables WHERE id = $1"
FIND_CODE: Final = f"SELECT {HEAD_COLUMNS} FROM tables WHERE code = $1 AND status <> 'finished'"
LISTED: Final = f"SELECT {HEAD_COLUMNS} FROM tables WHERE listed AND status = 'open' ORDER BY created DESC LIMIT $1"
OPENED_BY: Final = "SELECT count(*) FROM tables WHERE host = $1 AND status IN ('open', 'playing')"
TABLES_OF: Final = """
    SELECT table_id FROM guests WHERE person = $1 UNION SELECT id FROM tables WHERE host = $1 ORDER BY 1
"""
IS_TABLE_OF: Final = """
    SELECT 1 FROM tables WHERE code = $2 AND status <> 'finished'
    AND (host = $1 OR EXISTS (SELECT 1 FROM guests WHERE table_id = tables.id AND person = $1))
"""
DROP: Final = "DELETE FROM tables WHERE id = $1 AND version = $2 AND status = 'open'"
DUE: Final = "SELECT id FROM tables WHERE deadline <= $1 ORDER BY deadline LIMIT $2"
RETIRE: Final = """
    UPDATE tables SET status = 'over', deadline = NULL WHERE id = $1 AND version = $2 AND status = 'playing'
"""
OVER: Final = """
    SELECT tables.id, lines.at FROM tables
    JOIN lines ON lines.table_id = tables.id AND lines.version = tables.version
    WHERE tables.status = 'over' AND lines.at <= $1 AND (lines.at, tables.id) > ($2, $3)
    ORDER BY lines.at, tables.id LIMIT $4
"""
LINES: Final = "SELECT version, at, body, mark FROM lines WHERE table_id = $1 AND version > $2 ORDER BY version"
RECORD: Final = "SELECT body FROM records WHERE table_id = $1"

ADD_PERSON: Final = """
    INSERT INTO people (id, token, name, language, created) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING
"""
PEOPLE_AFTER: Final = "SELECT id FROM people WHERE id > $1 ORDER BY id LIMIT $2"
SWEEP_PEOPLE: Final = """
    DELETE FROM people WHERE id > $1 AND id <= $2 AND created < $3 AND banned IS NULL
    AND NOT EXISTS (SELECT 1 FROM devices WHERE person = people.id AND (seen >= $3 OR made >= $3))
    AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM guests WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id)
"""
PERSON_OF: Final = """
    SELECT people.id, people.name, people.language, people.created, devices.seen, people.banned
    FROM devices JOIN people ON people.id = devices.person WHERE devices.token = $1
"""
ADD_LINK: Final = "INSERT INTO links (token, person, expires) VALUES ($1, $2, $3)"
LINKED: Final = "SELECT person FROM links WHERE token = $1 AND expires > $2"
LINKED_BY: Final = """
    SELECT people.id, people.name, people.language, people.created, 0, people.banned
    FROM links JOIN people ON people.id = links.person WHERE links.token = $1 AND links.expires > $2
"""
USE_LINK: Final = "DELETE FROM links WHERE token = $1"
DROP_LINKS: Final = "DELETE FROM links WHERE person = $1"
OLD_LINKS: Final = "DELETE FROM links WHERE expires <= $1"
ADD_DEVICE: Final = """
    INSERT INTO devices (token, person, made, seen, kind) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (token) DO NOTHING
"""
COUNT_DEVICES: Final = "SELECT count(*) FROM devices WHERE person = $1"
DEVICES_OF: Final = """
    SELECT token, made, seen, kind FROM devices WHERE person = $1 ORDER BY seen DESC, made DESC, token
"""
NOTE_USE: Final = "UPDATE devices SET seen = $2, kind = $3 WHERE token = $1 AND seen < $2"
DROP_DEVICE: Final = """
    DELETE FROM devices WHERE token = $1 AND person = $2
    AND EXISTS (SELECT 1 FROM devices WHERE person = $2 AND token <> $1)
"""
RENEW: Final = "UPDATE servers SET until = $2 WHERE id = $1"
ADD_SERVER: Final = "INSERT INTO servers (id, until) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING"
DROP_SERVER: Final = "DELETE FROM servers WHERE id = $1"
ATTENDING: Final = "SELECT table_id, person FROM attendance WHERE server = $1"
DROP_ATTENDANCE: Final = "DELETE FROM attendance WHERE server = $1"
SERVERS: Final = "SELECT id, until FROM servers"
DROP_SERVER_UNCHANGED: Final = "DELETE FROM servers WHERE id = $1 AND until = $2"
OLD_ATTENDANCE: Final = "DELETE FROM attendance WHERE server NOT IN (SELECT id FROM servers)"
PRESENT: Final = """
    SELECT person, servers.id, servers.until FROM attendance JOIN servers ON servers.id = attendance.server
    WHERE table_id = $1
"""
PRESENT_AT: Final = """
    SELECT table_id, person, servers.id, servers.until FROM attendance JOIN servers ON servers.id = attendance.server
    WHERE table_id
"""
SET_DEADLINE: Final = "UPDATE tables SET deadline = $2 WHERE id = $1 AND deadline IS NOT NULL"
TRY_OUT: Final = """
    INSERT INTO trials (server, at) VALUES ($1, $2) ON CONFLICT (server) DO UPDATE SET at = excluded.at
"""
TRIED: Final = "SELECT at FROM trials WHERE server = $1"
OLD_TRIALS: Final = "DELETE FROM trials WHERE at <= $1"
RENEW_PAGE: Final = "UPDATE pages SET brought = $2 WHERE id = $1"
ADD_PAGE: Final = "INSERT INTO pages (id, files, brought) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING"
PAGES: Final = "SELECT id FROM pages ORDER BY brought DESC LIMIT $1"
PAGE: Final = "SELECT files FROM pages WHERE id = $1"
OLD_PAGES: Final = "DELETE FROM pages WHERE brought <= $1"
UPDATE_PERSON: Final = "UPDATE people SET name = $2, language = $3 WHERE id = $1"
GAMES_OF: Final = """
    SELECT tables.id, min(seats.seat), tables.status, tables.created, tables.code, tables.card
    FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.person = $1 AND (tables.created, tables.id) < ($2, $3)
    GROUP BY tables.id
    ORDER BY tables.created DESC, tables.id DESC LIMIT $4
"""
PAST_OF: Final = """
    SELECT tables.id, tables.created, min(seats.seat), count(*), played.evaluator, played.body
    FROM seats JOIN tables ON tables.id = seats.table_id
    LEFT JOIN played ON played.table_id = seats.table_id AND played.person = seats.person
    WHERE seats.person = $1 AND tables.status IN ('over', 'finished')
    GROUP BY tables.id, played.evaluator, played.body
    ORDER BY tables.created DESC, tables.id DESC LIMIT $2
"""
NOTE_PLAYED: Final = """
    INSERT INTO played (table_id, person, evaluator, body)
    SELECT DISTINCT table_id, person, $3, $4 FROM seats WHERE table_id = $1 AND person = $2
    ON CONFLICT (table_id, person) DO UPDATE SET evaluator = excluded.evaluator, body = excluded.body
"""

# For whoever runs the server.
ALL_TABLES: Final = f"""
    SELECT {HEAD_COLUMNS} FROM tables
    WHERE (created, id) < ($1, $2) AND (status = $3 OR $3 = '') ORDER BY created DESC, id DESC LIMIT $4
"""
DELIST: Final = "UPDATE tables SET listed = FALSE WHERE id = $1"
DELETE: Final = "DELETE FROM tables WHERE id = $1"
NOTE_DELETION: Final = "INSERT INTO deletions (table_id, at) VALUES ($1, $2) ON CONFLICT (table_id) DO NOTHING"
DELETED: Final = "SELECT table_id FROM deletions"
OLD_DELETIONS: Final = "DELETE FROM deletions WHERE at <= $1"
SEATED: Final = """
    SELECT seats.seat, people.id, people.name, people.banned
    FROM seats JOIN people ON people.id = seats.person WHERE seats.table_id = $1 ORDER BY seats.seat
"""
HOSTED_BY: Final = """
    SELECT people.id, people.name, people.banned FROM tables JOIN people ON people.id = tables.host WHERE tables.id = $1
"""
PERSON: Final = "SELECT id, name, language, created, 0, banned FROM people WHERE id = $1"
BANNED: Final = """
    SELECT id, name, language, created, 0, banned FROM people WHERE banned > $1 ORDER BY banned DESC, id
"""
BAN: Final = "UPDATE people SET banned = coalesce(banned, $2) WHERE id = $1"
UNBAN: Final = "UPDATE people SET banned = NULL WHERE id = $1"
DELIST_ALL_OF: Final = "UPDATE tables SET listed = FALSE WHERE host = $1 AND status = 'open'"

# For the changes that each store puts together itself.
ADD_TABLE: Final = """
    INSERT INTO tables (id, code, secret, listed, status, version, created, expires, card, host, mark)
    VALUES ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $10)
"""
ADD_SEAT: Final = "INSERT INTO seats (table_id, seat, person) VALUES ($1, $2, (SELECT id FROM people WHERE id = $3))"
CLEAR_SEATS: Final = "DELETE FROM seats WHERE table_id = $1"
ADD_RECORD: Final = """
    INSERT INTO records (table_id, body) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body
"""
NOTE_LISTING: Final = "UPDATE tables SET card = $3 WHERE id = $1 AND version = $2 AND card IS NULL"
CHANGE_LISTING: Final = "UPDATE tables SET card = $2 WHERE id = $1"
CHANGE_RECORD: Final = "UPDATE records SET body = $2 WHERE table_id = $1"
ADD_GUEST: Final = "INSERT INTO guests (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING"
CLEAR_GUESTS: Final = "DELETE FROM guests WHERE table_id = $1"
FORGET_GUEST: Final = "DELETE FROM guests WHERE person = $1"
REWRITE: Final = "UPDATE lines SET body = $3 WHERE table_id = $1 AND version = $2"
CLEAR_LINES: Final = "DELETE FROM lines WHERE table_id = $1"
SHUT: Final = """
    UPDATE tables SET status = 'finished', deadline = NULL, card = coalesce($2, card), host = NULL WHERE id = $1
"""
FORGET_HOST: Final = "UPDATE tables SET host = NULL WHERE host = $1"
DELETE_PERSON: Final = "DELETE FROM people WHERE id = $1"
