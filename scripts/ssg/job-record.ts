import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KeptFile } from './page-store.ts';

/** What is remembered of a page: of what it was made, and its files. */
export interface PageRecord {
  /** Fingerprint of its sources. */
  inputs: string;
  /** Fingerprint of all that rendering depended on. */
  made: string;
  uses: string[];
  files: KeptFile[];
}

/** The pages of a job by their first file. */
export type JobRecord = Record<string, PageRecord>;

/** Reads what is remembered of a job; nothing, if there is nothing that can be read. */
export function readRecord(path: string): JobRecord {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as JobRecord; // written by `writeRecord`
  } catch {
    return {};
  }
}

/** Remembers a job. Written beside and renamed, so that a stop in between leaves the record before. */
export function writeRecord(path: string, record: JobRecord): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(record));
  renameSync(`${path}.new`, path);
}
