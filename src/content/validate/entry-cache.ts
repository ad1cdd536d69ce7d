import { hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Entry } from '../../schema/define-collection.ts';
import type { SchemaField } from './walk-schema.ts';

/** A checked entry without findings. */
export interface CachedEntry {
  entry: Entry;
  /** The fields that cross-file checks use. */
  fields: SchemaField[];
}

/** Checked entries of the last build, by their collection and text. The file may be deleted at any time. */
export interface EntryCache {
  find: (collection: string, text: string) => CachedEntry | undefined;
  add: (collection: string, text: string, checked: CachedEntry) => void;
  /** Writes the entries that were found or added since the cache was opened, and drops the rest. */
  save: () => void;
}

/**
 * Opens a cache of checked entries.
 * @param key identifies the version of the checking code; other versions don't share entries
 */
export function openEntryCache(file: string, key: string): EntryCache {
  const before = readEntries(file);
  const now: Record<string, CachedEntry> = {};
  const nameOf = (collection: string, text: string) => hash('sha1', `${key}\n${collection}\n${text}`);
  return {
    find(collection, text) {
      const name = nameOf(collection, text);
      const found = before[name];
      return found && (now[name] = found);
    },
    add(collection, text, checked) {
      now[nameOf(collection, text)] = checked;
    },
    save() {
      const names = Object.keys(now);
      if (names.length === Object.keys(before).length && names.every((name) => name in before)) return;
      mkdirSync(dirname(file), { recursive: true });
      // Write to a temporary file and rename it, so that a killed build leaves no partial file.
      writeEntries(`${file}.new`, now);
      renameSync(`${file}.new`, file);
    },
  };
}

/** Writes a JSON object entry by entry: the text of a large site's would take more memory than its content. */
function writeEntries(path: string, entries: Record<string, unknown>): void {
  const file = openSync(path, 'w');
  try {
    writeFileSync(file, '{');
    for (const [index, [name, entry]] of Object.entries(entries).entries())
      writeFileSync(file, `${index === 0 ? '' : ','}${JSON.stringify(name)}:${JSON.stringify(entry)}`);
    writeFileSync(file, '}');
  } finally {
    closeSync(file);
  }
}

function readEntries(file: string): Record<string, CachedEntry> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, CachedEntry>; // written by `save`
  } catch {
    return {};
  }
}
