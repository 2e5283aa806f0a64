-- A database of version 1, in SQLite's words, with something in every table. It is never changed.
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO schema_version VALUES (1);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL,
    secret BLOB NOT NULL,
    listed BOOLEAN NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'finished')),
    version BIGINT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    deadline BIGINT
);
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE status <> 'finished';
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_open ON tables (created) WHERE status = 'open';
CREATE INDEX tables_over ON tables (id) WHERE status = 'over';
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    version BIGINT NOT NULL CHECK (version > 0),
    at BIGINT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE TABLE records (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    body BLOB NOT NULL
);
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    token BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT REFERENCES people ON DELETE SET NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person);
INSERT INTO tables VALUES ('old', 'oldcode', x'0102', 1, 'playing', 2, 10, 20, 30);
INSERT INTO tables VALUES ('done', 'donecode', x'0304', 0, 'finished', 9, 5, 6, NULL);
INSERT INTO lines VALUES ('old', 1, 11, x'61'), ('old', 2, 12, x'62');
INSERT INTO records VALUES ('done', x'78daab56ca4bcc4d2d56b28a5672ca57d25172cccb538aad05004fda06c5');
INSERT INTO people VALUES ('ann', x'aa', 'Ann', 'it', 1);
INSERT INTO seats VALUES ('old', 0, 'ann'), ('done', 1, 'ann');
