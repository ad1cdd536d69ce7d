import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseStudyEntry } from '../schema/site-content.ts';
import { createPack, openPack, packReader, type Pack, type PackPlace } from './case-pack.ts';
import { fieldLines, openFieldLines, type KeptFields } from './field-lines.ts';
import { createLazyStudies, type KnownStudy } from './lazy-study.ts';
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

/** What a build finds of the one before. */
interface Index {
  /** The pack that its places are good for. */
  pack: string;
  studies: Record<string, KeptStudy>;
}

const INDEX = 'kept.json';
const PACK = 'studies.pack';

/** So many times as large as what is still used a pack may become: what has changed stands behind what it was. */
const MOST_WASTE = 3;

/** Reads case studies out of a cache's folder. The last one is remembered: its fields are asked for one after another. */
export function studyReader(folder: string): (place: PackPlace) => KeptFields {
  const read = packReader(join(folder, PACK));
  let last: { at: number; fields: KeptFields } | undefined;
  return (place) => {
    if (last?.at !== place.at) last = { at: place.at, fields: openFieldLines(read(place)) };
    return last.fields;
  };
}

/**
 * Opens a cache of checked case studies.
 * @param key stands for the code that checks them: another code finds nothing of what this one has kept
 */
export function openCaseCache(folder: string, key: string): CaseCache {
  mkdirSync(folder, { recursive: true });
  const { pack, before } = openKept(folder);
  const now: Index['studies'] = {};
  const lazyStudy = createLazyStudies(studyReader(folder));
  const nameOf = (text: string) => hash('sha1', `${key}\n${text}`);
  return {
    find(text) {
      const name = nameOf(text);
      const kept = now[name] ?? before[name];
      return kept && (now[name] = kept);
    },
    keep(text, study, fields) {
      const name = nameOf(text);
      const { id, slug, clientName, industry } = study;
      const place = pack.add(fieldLines(study));
      return (now[name] = loose({
        known: { id, slug, clientName, industry, hash: name, prints: fieldPrints(study), ...place },
        fields,
      }));
    },
    study: ({ known }) => lazyStudy(known),
    save() {
      replaceFile(join(folder, INDEX), JSON.stringify({ pack: pack.id, studies: now } satisfies Index));
      for (const file of readdirSync(folder)) if (file !== INDEX && file !== PACK) rmSync(join(folder, file));
    },
  };
}

/** The studies that were kept, with their pack; or none and a new pack, where it is not theirs or is waste for the most part. */
function openKept(folder: string): { pack: Pack; before: Index['studies'] } {
  const path = join(folder, PACK);
  const { pack: id, studies } = readIndex(folder);
  const found = openPack(path, id);
  let [used, end] = [0, 0];
  for (const { known } of Object.values(studies)) {
    used += known.length;
    end = Math.max(end, known.at + known.length);
  }
  if (found && found.size() >= end && found.size() <= MOST_WASTE * used) return { pack: found, before: studies };
  return { pack: createPack(path), before: {} };
}

/** The same out of strings of their own: a part of a text keeps the whole text in memory. */
const loose = (kept: KeptStudy): KeptStudy => JSON.parse(JSON.stringify(kept)) as KeptStudy; // JSON holds all that it has

function readIndex(folder: string): Index {
  try {
    return JSON.parse(readFileSync(join(folder, INDEX), 'utf8')) as Index; // written by `save`
  } catch {
    return { pack: '', studies: {} };
  }
}

/** Writes beside and renames, so that a stop in between leaves no half file. */
function replaceFile(path: string, content: string): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}
