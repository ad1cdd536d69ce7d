import { createHash, hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedSite } from '../content/load-content.ts';
import { collectionOf } from '../model/content-model.ts';
import { recordOf } from '../data/plain.ts';
import { summaryOf, type Entry } from '../schema/define-collection.ts';
import type { SiteContent } from '../schema/site-content.ts';
import { bucketOf } from './shards.ts';

/** Number of groups of entries, assigned by id: a group stays together when other entries are added or removed. */
const GROUPS = 256;

/** Entries in a file. */
export interface StoredGroup {
  name: string;
  collection: string;
  file: string;
  /** Number of entries. */
  count: number;
}

/** Entries in files, which workers read. */
export interface StoredEntries {
  groups: readonly StoredGroup[];
  /** File with the summaries of all entries by collection, and its hash. */
  summaries: { file: string; fingerprint: string };
  /** Hash of all entries. */
  fingerprint: string;
}

/** A site whose entries are stored. Its content has their summaries, as lists show them. */
export interface StoredSite extends Omit<LoadedSite, 'pageData' | 'written' | 'show'> {
  stored: StoredEntries;
}

/**
 * Writes the entries of a site to a folder. Two thirds of a large site's memory are their long texts, which only the
 * workers need.
 * @returns the site without the long texts
 */
export function storeEntries(
  { pageData: _pageData, written: _written, show: _show, ...site }: LoadedSite,
  folder: string,
): StoredSite {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sum = createHash('sha1');
  const collections = Object.entries(site.content.entries);
  const groups = collections.flatMap(([collection, entries]) =>
    [...groupEntries(entries)].map(([group, own]): StoredGroup => {
      const name = `${collection}-${group}`;
      const file = join(folder, `${name}.json`);
      const text = JSON.stringify(own);
      writeFileSync(file, text);
      sum.update(text);
      return { name, collection, file, count: own.length };
    }),
  );
  const file = join(folder, 'summaries.json');
  const text = JSON.stringify(
    recordOf(Object.keys(site.content.entries), (name) =>
      (site.content.entries[name] ?? []).map((entry) => summaryOf(entry, collectionOf(site.model, name))),
    ),
  );
  writeFileSync(file, text);
  // Parsed again: texts of the YAML parser refer to the whole file that they're from.
  const entries = JSON.parse(text) as SiteContent['entries'];
  return {
    ...site,
    content: { ...site.content, entries },
    stored: { groups, summaries: { file, fingerprint: hash('sha1', text) }, fingerprint: sum.digest('hex') },
  };
}

/** Groups entries by their ids, independently of their order. */
export function groupEntries(entries: readonly Entry[]): Map<number, Entry[]> {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const group = bucketOf(entry.id, GROUPS);
    const own = groups.get(group) ?? [];
    groups.set(group, own);
    own.push(entry);
  }
  return groups;
}
