/**
 * The changes of the database, in their order: the number of a change is its place in this list, from 1 on. One that was
 * released stays as it is; a further one stands behind it.
 */
export const DATABASE_CHANGES: readonly string[] = [
  `CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
   CREATE TABLE person (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     role TEXT NOT NULL CHECK (role IN ('owner', 'editor', 'contributor'))
   ) STRICT;
   CREATE TABLE passkey (
     id TEXT PRIMARY KEY,
     person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
     public_key TEXT NOT NULL,
     counter INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE invitation (
     hash TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     role TEXT NOT NULL,
     person TEXT REFERENCES person (id) ON DELETE CASCADE,
     expires INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE recovery_code (
     hash TEXT PRIMARY KEY,
     person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE
   ) STRICT;
   CREATE TABLE session (
     hash TEXT PRIMARY KEY,
     person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
     created INTEGER NOT NULL,
     used INTEGER NOT NULL
   ) STRICT;`,
  'ALTER TABLE person ADD COLUMN visited INTEGER',
  `CREATE TABLE preview_link (
     hash TEXT PRIMARY KEY,
     release INTEGER,
     person TEXT REFERENCES person (id) ON DELETE CASCADE,
     created INTEGER NOT NULL,
     expires INTEGER NOT NULL,
     visited INTEGER
   ) STRICT;`,
  `CREATE TABLE enquiry (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received INTEGER NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     company TEXT NOT NULL,
     choice TEXT NOT NULL,
     message TEXT NOT NULL,
     read INTEGER,
     answered INTEGER,
     mail_next INTEGER,
     mail_tries INTEGER NOT NULL DEFAULT 0,
     mail_problem TEXT
   ) STRICT;`,
  `ALTER TABLE person ADD COLUMN seen INTEGER;
   ALTER TABLE person ADD COLUMN visit_before INTEGER`,
  `ALTER TABLE session ADD COLUMN browser TEXT;
   ALTER TABLE session ADD COLUMN system TEXT;`,
  `ALTER TABLE passkey ADD COLUMN created INTEGER;
   ALTER TABLE passkey ADD COLUMN used INTEGER;
   ALTER TABLE passkey ADD COLUMN browser TEXT;
   ALTER TABLE passkey ADD COLUMN system TEXT;
   ALTER TABLE session ADD COLUMN passkey TEXT REFERENCES passkey (id) ON DELETE CASCADE;
   CREATE TABLE device_link (
     hash TEXT PRIMARY KEY,
     session TEXT NOT NULL REFERENCES session (hash) ON DELETE CASCADE,
     expires INTEGER NOT NULL
   ) STRICT;`,
  `CREATE TABLE note (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     file TEXT NOT NULL,
     path TEXT NOT NULL,
     lost TEXT,
     settled INTEGER,
     settled_by TEXT
   ) STRICT;
   CREATE TABLE note_entry (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     note INTEGER NOT NULL REFERENCES note (id) ON DELETE CASCADE,
     written INTEGER NOT NULL,
     text TEXT NOT NULL,
     person TEXT REFERENCES person (id) ON DELETE SET NULL,
     name TEXT,
     link INTEGER
   ) STRICT;
   CREATE TABLE note_mention (
     entry INTEGER NOT NULL REFERENCES note_entry (id) ON DELETE CASCADE,
     person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
     seen INTEGER,
     PRIMARY KEY (entry, person)
   ) STRICT;
   CREATE TABLE noted_file (
     file TEXT PRIMARY KEY,
     hash TEXT NOT NULL,
     data TEXT NOT NULL
   ) STRICT;`,
  `CREATE TABLE review (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
     asked INTEGER NOT NULL,
     message TEXT NOT NULL,
     things TEXT NOT NULL,
     discarded TEXT NOT NULL DEFAULT '[]',
     answered INTEGER,
     answered_by TEXT,
     accepted INTEGER,
     answer TEXT,
     published INTEGER,
     published_by TEXT
   ) STRICT;`,
  `CREATE TABLE named_draft (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     base TEXT NOT NULL,
     person TEXT REFERENCES person (id) ON DELETE SET NULL,
     created INTEGER NOT NULL,
     ended INTEGER,
     applied INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   ALTER TABLE preview_link ADD COLUMN draft TEXT REFERENCES named_draft (id) ON DELETE CASCADE;`,
];
