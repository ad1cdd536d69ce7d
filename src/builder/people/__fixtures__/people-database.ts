import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../database.ts';
import type { Person } from '../people.ts';
import type { Role } from '../../protocol/roles.ts';

/** Opens a database in a folder that is deleted after the test. */
export function openTestDatabase(): { database: Database; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  const database = openDatabase(folder);
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  return { database, folder };
}

/** Adds a person without a passkey. */
export function addPerson(database: Database, name: string, role: Role = 'owner'): Person {
  const person = { id: `id-${name}`, name, role };
  database.run('INSERT INTO person (id, name, role) VALUES (?, ?, ?)', person.id, name, role);
  return person;
}
