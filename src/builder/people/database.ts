import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { DATABASE_CHANGES } from './migrations.ts';

/** A value of a column. */
type Value = string | number | null;

/** The database of the people who may use the builder, and of the messages that visitors send. */
export interface Database {
  /** Returns the first row, by the names of its columns; `undefined` if there is none. */
  first: (sql: string, ...values: Value[]) => unknown;
  all: (sql: string, ...values: Value[]) => unknown[];
  /** Returns the number of rows that were changed. */
  run: (sql: string, ...values: Value[]) => number;
  /** Runs a function whose changes are made together or not at all. No other program changes anything meanwhile. */
  together: <T>(run: () => T) => T;
  close: () => void;
}

/** Why the database can't be used. The message says what to do. */
export class DatabaseError extends Error {}

/** The database's file in the folder of the builder's data. */
const DATABASE_FILE = 'people.db';

/** Returns the path of the database in a folder. */
export const databaseFile = (folder: string): string => join(folder, DATABASE_FILE);

/** Default of `patienceMs`. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the database in a folder, which only its owner may read if it's new. Creates it if there's none, and brings an older one up to date.
 * @param patienceMs how long a change waits while another program writes, in milliseconds. The process does nothing else meanwhile.
 */
export function openDatabase(folder: string, patienceMs = BUSY_TIMEOUT_MS): Database {
  const file = databaseFile(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = connect(file, patienceMs);
    chmodSync(file, 0o600);
    update(database, file);
    return database;
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The database ${file} can't be opened: ${remedyOf(error)}`, { cause: error });
  }
}

/** Opens the database in a folder for one use, as `openDatabase`. */
export function withDatabase<T>(folder: string, run: (database: Database) => T, patienceMs?: number): T {
  const database = openDatabase(folder, patienceMs);
  try {
    return run(database);
  } finally {
    database.close();
  }
}

/** Returns whether an error of the database, or its cause, is that another program is using it. */
export function isDatabaseBusy(error: unknown): boolean {
  const { code = '', cause } = error as { code?: string; cause?: unknown }; // of Node or SQLite
  return /SQLITE_(?:BUSY|LOCKED)/.test(code) || (cause !== undefined && isDatabaseBusy(cause));
}

function remedyOf(error: unknown): string {
  const { code = '', message } = error as { code?: string; message: string }; // of Node or SQLite
  if (/SQLITE_(?:NOTADB|CORRUPT)/.test(code)) return 'it is damaged. Stop the builder and restore a backup.';
  if (isDatabaseBusy(error)) return 'another program is using it. End that program and try again.';
  if (/ENOSPC|SQLITE_FULL/.test(code)) return 'the disk is full. Delete something and try again.';
  if (/EACCES|EPERM|EROFS|SQLITE_(?:CANTOPEN|READONLY)/.test(code))
    return 'this user may not write there. Set BUILDER_DATA to a folder of its own, for example /var/lib/builder.';
  return message;
}

function connect(file: string, patienceMs: number): Database {
  const connection = new Libsql(file);
  connection.pragma(`busy_timeout = ${patienceMs}`);
  connection.pragma('journal_mode = WAL');
  connection.pragma('foreign_keys = ON');
  // What is deleted is personal: its bytes are overwritten, too.
  connection.pragma('secure_delete = ON');
  return {
    // The library adds how long it took to a single row.
    first: (sql, ...values) => connection.prepare(sql).all(...values)[0],
    all: (sql, ...values) => connection.prepare(sql).all(...values),
    run: (sql, ...values) => connection.prepare(sql).run(...values).changes,
    together: (run) => connection.transaction(run).immediate(),
    close: () => void connection.close(),
  };
}

/** Copies a database, while others use it, to a new file that only its owner may read. */
export function copyDatabase(database: Database, file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
    database.run('VACUUM INTO ?', file);
  } catch (error) {
    throw new DatabaseError(`The copy ${file} can't be written: ${remedyOf(error)}`, { cause: error });
  }
}

/** Makes the changes that a database doesn't have yet. */
function update(database: Database, file: string): void {
  database.together(() => {
    const { user_version: made } = database.first('PRAGMA user_version') as { user_version: number }; // SQLite's own
    if (made > DATABASE_CHANGES.length)
      throw new DatabaseError(`The database ${file} is of a newer version of the builder. Update the builder.`);
    for (const change of DATABASE_CHANGES.slice(made))
      for (const statement of change.split(';').filter((text) => text.trim() !== '')) database.run(statement);
    database.run(`PRAGMA user_version = ${DATABASE_CHANGES.length}`);
  });
}
