import { createHash, hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedSite } from '../content/load-content.ts';
import { caseSummary, type CaseStudyEntry } from '../schema/site-content.ts';
import { bucketOf } from './shards.ts';

/**
 * Number of groups of case studies, assigned by id: a group stays together when other case studies are added or
 * removed.
 */
const GROUPS = 256;

/** Case studies in a file. */
export interface CaseStudyGroup {
  name: string;
  file: string;
  /** Number of case studies. */
  count: number;
}

/** Case studies in files, which workers read. */
export interface StoredCaseStudies {
  groups: readonly CaseStudyGroup[];
  /** File with the summaries of all case studies, and its hash. */
  summaries: { file: string; fingerprint: string };
  /** Hash of all case studies. */
  fingerprint: string;
}

/** A site whose case studies are stored. Its content has their summaries, as lists show them. */
export interface StoredSite extends Omit<LoadedSite, 'pageData' | 'written' | 'show'> {
  stored: StoredCaseStudies;
}

/**
 * Writes the case studies of a site to a folder. Two thirds of a large site's memory are their long texts, which only the
 * workers need.
 * @returns the site without the long texts
 */
export function storeCaseStudies(
  { pageData: _pageData, written: _written, show: _show, ...site }: LoadedSite,
  folder: string,
): StoredSite {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sum = createHash('sha1');
  const groups = [...groupCaseStudies(site.content.caseStudies)].map(([group, own]): CaseStudyGroup => {
    const file = join(folder, `${group}.json`);
    const text = JSON.stringify(own);
    writeFileSync(file, text);
    sum.update(text);
    return { name: `${group}`, file, count: own.length };
  });
  const file = join(folder, 'summaries.json');
  const text = JSON.stringify(site.content.caseStudies.map(caseSummary));
  writeFileSync(file, text);
  // Parsed again: texts of the YAML parser refer to the whole file that they're from.
  const caseStudies = JSON.parse(text) as CaseStudyEntry[];
  return {
    ...site,
    content: { ...site.content, caseStudies },
    stored: { groups, summaries: { file, fingerprint: hash('sha1', text) }, fingerprint: sum.digest('hex') },
  };
}

/** Groups case studies by their ids, independently of their order. */
export function groupCaseStudies(caseStudies: readonly CaseStudyEntry[]): Map<number, CaseStudyEntry[]> {
  const groups = new Map<number, CaseStudyEntry[]>();
  for (const caseStudy of caseStudies) {
    const group = bucketOf(caseStudy.id, GROUPS);
    const own = groups.get(group) ?? [];
    groups.set(group, own);
    own.push(caseStudy);
  }
  return groups;
}
