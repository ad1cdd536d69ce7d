import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../database.ts';

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
