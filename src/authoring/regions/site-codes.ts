import { parse } from 'yaml';
import type { SiteCodes } from './variants.ts';

type Regions = Readonly<Record<string, { language?: unknown } | undefined>>;

/** Reads the regions and their languages, in order and without repetition. */
export function readCodes(text: string): SiteCodes {
  const entries = regionEntries(text);
  const languages = entries.flatMap(([, { language }]) => (typeof language === 'string' ? [language] : []));
  return { regions: entries.map(([code]) => code), languages: [...new Set(languages)] };
}

/** Reads the entries of regions; other fields of the file are lists. */
export function regionEntries(text: string): [string, { language?: unknown }][] {
  const regions = (parse(text, { logLevel: 'silent' }) ?? {}) as Regions; // a map, as the content check demands
  return Object.entries(regions).filter((entry): entry is [string, { language?: unknown }] => {
    const [, value] = entry;
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  });
}
