import { hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CaseStudyEntry } from '../../schema/site-content.ts';
import type { SchemaField } from './walk-schema.ts';

/** A checked case study without findings. */
export interface CachedCase {
  caseStudy: CaseStudyEntry;
  /** The fields that cross-file checks use. */
  fields: SchemaField[];
}

/** Checked case studies of the last build, by their text. The file may be deleted at any time. */
export interface CaseCache {
  find: (text: string) => CachedCase | undefined;
  add: (text: string, checked: CachedCase) => void;
  /** Writes the entries that were found or added since the cache was opened, and drops the rest. */
  save: () => void;
}

/**
 * Opens a cache of checked case studies.
 * @param key identifies the version of the checking code; other versions don't share entries
 */
export function openCaseCache(file: string, key: string): CaseCache {
  const before = readCases(file);
  const now: Record<string, CachedCase> = {};
  const nameOf = (text: string) => hash('sha1', `${key}\n${text}`);
  return {
    find(text) {
      const name = nameOf(text);
      const found = before[name];
      return found && (now[name] = found);
    },
    add(text, checked) {
      now[nameOf(text)] = checked;
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

function readCases(file: string): Record<string, CachedCase> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, CachedCase>; // written by `save`
  } catch {
    return {};
  }
}
