import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isIgnoredPath } from '../src/content/read/ignored-names.ts';
import type { Site } from '../src/schema/site.schema.ts';
import { slugPart } from '../src/schema/slug.ts';

/*
 * Values that the owner may change at any time, read from the content, so that tests about something else don't
 * repeat them.
 */

const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));

interface RegionEntry {
  language: string;
  locale: string;
  draft?: boolean;
}

const isRegion = (value: unknown): value is RegionEntry =>
  typeof value === 'object' && value !== null && 'language' in value;

const PUBLISHED = Object.entries(read('regions.yaml') as object).filter(
  (entry): entry is [string, RegionEntry] => isRegion(entry[1]) && entry[1].draft !== true,
);

/** The codes of the published regions; the first is the default. */
export const REGIONS: readonly string[] = PUBLISHED.map(([code]) => code);

/** The region of an unknown visitor. */
export const DEFAULT_CODE = REGIONS[0] ?? '';

/** The first region of each language. */
export const REGION_PER_LANGUAGE: readonly string[] = PUBLISHED.filter(
  ([, { language }], index) => PUBLISHED.findIndex(([, other]) => other.language === language) === index,
).map(([code]) => code);

const entryOf = (code: string): RegionEntry => {
  const [, entry] = PUBLISHED.find(([other]) => other === code) ?? [];
  if (!entry) throw new Error(`There is no region ${code}.`);
  return entry;
};

/** The `lang` of a region's pages. */
export const localeOf = (code: string): string => entryOf(code).locale;

/** The language of a region's texts. */
export const languageOfRegion = (code: string): string => entryOf(code).language;

const DICTIONARY = read('dictionary.yaml') as Record<string, Record<string, Record<string, string>>>;

/** A text of the dictionary in a region. */
export const wordOf = (code: string, group: string, key: string): string =>
  DICTIONARY[group]?.[key]?.[languageOfRegion(code)] ?? '';

/** The keys of a group of the dictionary; none if the site has no such group. */
export const wordsIn = (group: string): string[] => Object.keys(DICTIONARY[group] ?? {});

const compare = (one: string, other: string): number => (one < other ? -1 : 1);

/** A page of the content. */
interface PageFile {
  /** Its path without region; '' is the home page. */
  path: string;
  /** Its section types and shared sections, by name. */
  types: string;
  /** The collection of which it shows an entry. */
  each?: string | undefined;
  /** Further paths without region. */
  alsoAt: readonly string[];
}

/** The files of a folder of the content, in order; none if the site has no such folder. */
const filesIn = (folder: string): string[] =>
  existsSync(`content/${folder}`)
    ? readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.yaml') && !isIgnoredPath(name))
        .toSorted(compare)
    : [];

/** The pages of the content. */
export const PAGE_FILES: readonly PageFile[] = filesIn('pages').map((name) => {
  const { sections, each, alsoAt } = read(`pages/${name}`) as {
    sections: { type?: string; shared?: string }[];
    each?: string;
    alsoAt?: string[];
  };
  const path = name.replace(/\.yaml$/, '').replace(/^home$/, '');
  return {
    path,
    types: [...new Set(sections.map(({ type, shared }) => type ?? shared ?? ''))].toSorted(compare).join(' '),
    each,
    alsoAt: alsoAt ?? [],
  };
});

/** The site's owner. */
export const SITE_CONTENT = read('site.yaml') as Pick<
  Site,
  'url' | 'person' | 'phone' | 'consentVersion' | 'company' | 'timeZone'
>;

/** Claims used in several places. */
export const FACTS = read('facts.yaml') as Record<
  'experience' | 'replyTime' | 'startUpFee',
  { en: string; da: string }
>;

const CASES = filesIn('case-studies').map(
  (name) => read(`case-studies/${name}`) as { clientName: string; industry: Record<string, string>; tags: string[] },
);

/** Case studies by slug. */
export const CASE_SLUGS = CASES.map(
  ({ clientName, industry }) => `${slugPart(clientName)}-${slugPart(industry[languageOfRegion(DEFAULT_CODE)] ?? '')}`,
);

/** The articles, the newest first. */
export const ARTICLES = filesIn('articles')
  .map(
    (name) =>
      read(`articles/${name}`) as { id: string; date: string; tags: string[] } & Record<
        'title' | 'summary',
        Record<string, string>
      >,
  )
  .toSorted((one, other) => compare(other.date, one.date));

/** Number of case studies. */
export const CASE_COUNT = CASES.length;

/** Returns how many of them have a tag. */
export const countTagged = (tag: string): number => CASES.filter(({ tags }) => tags.includes(tag)).length;

/** The prefix or suffix of a price in each region. */
export const PRICES = { us: /\$\d/, eu: /€\d/, dk: /\d kr\./ };
