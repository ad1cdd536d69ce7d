import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseStudyEntry } from '../schema/site-content.ts';
import { createLazyStudies, rememberLast, type KnownStudy } from './lazy-study.ts';
import { fieldPrints } from './study-fields.ts';
import type { VisitedField } from './visit.ts';

/** What is kept of a case study in which nothing is wrong. */
export interface KeptStudy {
  known: KnownStudy;
  /** What in it the checks across files look at. */
  fields: VisitedField[];
}

/** Case studies that have been checked before, by their text; may be deleted at any time. */
export interface CaseCache {
  find: (text: string) => KeptStudy | undefined;
  keep: (text: string, study: CaseStudyEntry, fields: VisitedField[]) => KeptStudy;
  study: (kept: KeptStudy) => CaseStudyEntry;
  /** Keeps for the next time what was found or kept this time, and drops the rest. */
  save: () => void;
}

const INDEX = 'index.json';

/** Reads a case study out of a cache's folder. */
export const studyReader = (folder: string): ((hash: string) => CaseStudyEntry) =>
  rememberLast((name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as CaseStudyEntry); // written by `keep`

/**
 * Opens a cache of checked case studies.
 * @param key stands for the code that checks them: another code finds nothing of what this one has kept
 */
export function openCaseCache(folder: string, key: string): CaseCache {
  mkdirSync(folder, { recursive: true });
  const before = readIndex(folder);
  const now: Record<string, KeptStudy> = {};
  const lazyStudy = createLazyStudies(studyReader(folder));
  const nameOf = (text: string) => hash('sha1', `${key}\n${text}`);
  return {
    find(text) {
      const name = nameOf(text);
      const kept = now[name] ?? before[name];
      if (!kept || !existsSync(join(folder, `${name}.json`))) return undefined;
      return (now[name] = kept);
    },
    keep(text, study, fields) {
      const name = nameOf(text);
      const { id, slug, clientName, industry } = study;
      replaceFile(join(folder, `${name}.json`), JSON.stringify(study));
      return (now[name] = loose({
        known: { id, slug, clientName, industry, hash: name, prints: fieldPrints(study) },
        fields,
      }));
    },
    study: ({ known }) => lazyStudy(known),
    save() {
      replaceFile(join(folder, INDEX), JSON.stringify(now));
      for (const file of readdirSync(folder))
        if (file !== INDEX && !(file.replace(/\.json$/, '') in now)) rmSync(join(folder, file));
    },
  };
}

/** The same out of strings of their own: a part of a text keeps the whole text in memory. */
const loose = (kept: KeptStudy): KeptStudy => JSON.parse(JSON.stringify(kept)) as KeptStudy; // JSON holds all that it has

function readIndex(folder: string): Record<string, KeptStudy> {
  try {
    return JSON.parse(readFileSync(join(folder, INDEX), 'utf8')) as Record<string, KeptStudy>; // written by `save`
  } catch {
    return {};
  }
}

/** Writes beside and renames, so that a stop in between leaves no half file. */
function replaceFile(path: string, content: string): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}
