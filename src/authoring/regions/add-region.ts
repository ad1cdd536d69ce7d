import { REGIONS_FILE } from '../../content/read/site-regions.ts';
import type { FileChange } from '../content-edit/file-change.ts';
import { planEdits, type MarkedOperation } from '../edit/plan-edits.ts';
import { regionDefaults, type RegionChoice } from '../scaffold/region-defaults.ts';
import { copiedMark, untranslatedMark, regionEntries, readCodes, findVariants, type Variants } from './variants.ts';

/** A region to add. */
export interface NewRegion extends RegionChoice {
  /** The region whose values it starts with. */
  from: string;
}

/** A file of the content. */
export interface ContentText {
  file: string;
  text: string;
}

/** What adding a region changes. */
export interface AddedRegion {
  changes: FileChange[];
  /** Number of texts that have to be translated. */
  untranslated: number;
  /** Number of values copied from the other region. */
  copied: number;
  /** The region that already gets the visitors of the new one's country, and that country. */
  claimed?: { region: string; country: string };
}

/** Returns why a region can't be added, or `undefined` if it can. */
export function regionProblem({ code, from }: NewRegion, regionsText: string): string | undefined {
  const { regions } = readCodes(regionsText);
  if (regions.includes(code)) return `There is a region "${code}" already. Choose another code.`;
  if (!regions.includes(from)) return `There is no region "${from}" to copy from: write ${regions.join(', ')}.`;
  return undefined;
}

/**
 * Adds a region as a draft: its entry, its language in every text, and its values in everything that is written by
 * region. New values repeat those that they are made from, and carry a comment: `# untranslated: sv`,
 * `# copied from eu: se`.
 */
export function addRegion(region: NewRegion, files: readonly ContentText[]): AddedRegion {
  const regionsText = files.find(({ file }) => file === REGIONS_FILE)?.text ?? '';
  const codes = readCodes(regionsText);
  const [source = ''] = codes.languages;
  const isNew = !codes.languages.includes(region.language);
  const added: AddedRegion = { changes: [], untranslated: 0, copied: 0 };
  for (const { file, text } of files) {
    const variants = file === REGIONS_FILE ? [] : findVariants(text, codes);
    const texts = isNew ? variants.flatMap((each) => translated(each, source, region.language)) : [];
    const values = variants.flatMap((each) => copied(each, region));
    added.untranslated += texts.length;
    added.copied += values.length;
    const operations = file === REGIONS_FILE ? [entryOperation(region, text, added)] : [...texts, ...values];
    if (operations.length > 0) added.changes.push({ file, before: text, after: planEdits(text, operations) });
  }
  return added;
}

function translated({ by, path, keys, valueOf }: Variants, source: string, language: string): MarkedOperation[] {
  if (by !== 'language' || !keys.includes(source) || keys.includes(language)) return [];
  const operation = { op: 'put', path, key: language, value: valueOf(source) } as const;
  return [{ operation, comment: untranslatedMark(language) }];
}

function copied({ by, path, keys, valueOf }: Variants, { code, from }: NewRegion): MarkedOperation[] {
  if (by !== 'region' || !keys.includes(from) || keys.includes(code)) return [];
  return [{ operation: { op: 'put', path, key: code, value: valueOf(from) }, comment: copiedMark(from, code) }];
}

function entryOperation(region: NewRegion, text: string, added: AddedRegion): MarkedOperation {
  const { code, from, name, language, locale, currency } = region;
  const { country, flag, label, currencySymbol, priceFormat } = regionDefaults(region);
  const entries = regionEntries(text) as [string, { dollarRate?: number; countries?: string[] }][]; // checked content
  const [claiming] = entries.find(([, { countries = [] }]) => countries.includes(country)) ?? [];
  if (claiming !== undefined) added.claimed = { region: claiming, country };
  const { dollarRate = 1 } = entries.find(([other]) => other === from)?.[1] ?? {};
  const value = {
    name,
    flag,
    language,
    locale,
    label,
    draft: true,
    currency,
    currencySymbol,
    priceFormat,
    convertedFormat: priceFormat,
    dollarRate,
    countries: claiming === undefined ? [country] : [],
  };
  return { operation: { op: 'put', path: [], key: code, value } };
}
