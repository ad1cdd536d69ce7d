import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileStamp } from './output-writer.ts';

/** The record of a page: its inputs and its files. */
export interface PageRecord {
  /** Hash of its sources. */
  inputs: string;
  /** Hash of everything that rendering depended on. */
  made: string;
  uses: string[];
  files: FileStamp[];
}

/** The pages of a job by their first file. */
export type JobRecord = Record<string, PageRecord>;

/** Reads the record of a job; empty if it can't be read. */
export function readRenderRecord(path: string): JobRecord {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as JobRecord; // written by `writeRenderRecord`
  } catch {
    return {};
  }
}

/**
 * Writes the record of a job. Uses a temporary file and a rename, so that an interruption leaves the previous record.
 */
export function writeRenderRecord(path: string, record: JobRecord): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, JSON.stringify(record));
  renameSync(`${path}.new`, path);
}
