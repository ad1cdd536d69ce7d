import { readdirSync, readFileSync } from 'node:fs';
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

const compare = (one: string, other: string): number => (one < other ? -1 : 1);

/** The pages of the content, by their paths without region; '' is the home page. */
export const PAGE_FILES: readonly { path: string; types: string }[] = readdirSync('content/pages', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.yaml') && !isIgnoredPath(name))
  .toSorted(compare)
  .map((name) => {
    const { sections } = read(`pages/${name}`) as { sections: { type?: string; shared?: string }[] };
    const path = name.replace(/\.yaml$/, '').replace(/^home$/, '');
    return {
      path,
      types: [...new Set(sections.map(({ type, shared }) => type ?? shared ?? ''))].toSorted(compare).join(' '),
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

const CASES = readdirSync('content/case-studies')
  .filter((name) => name.endsWith('.yaml') && !isIgnoredPath(name))
  .map(
    (name) => read(`case-studies/${name}`) as { clientName: string; industry: Record<string, string>; tags: string[] },
  );

/** Case studies by slug. */
export const CASE_SLUGS = CASES.map(
  ({ clientName, industry }) => `${slugPart(clientName)}-${slugPart(industry[languageOfRegion(DEFAULT_CODE)] ?? '')}`,
);

/** The articles, the newest first. */
export const ARTICLES = readdirSync('content/articles')
  .filter((name) => name.endsWith('.yaml') && !isIgnoredPath(name))
  .map(
    (name) =>
      read(`articles/${name}`) as { id: string; date: string; tags: string[] } & Record<
        'title' | 'summary',
        Record<string, string>
      >,
  )
  .toSorted((one, other) => compare(other.date, one.date));

const CASE_PAGES = read('pages/case-study.yaml') as { alsoAt?: string[] };

/** Further addresses of the first case study, without region. */
export const CASE_ALIASES = (CASE_PAGES.alsoAt ?? []).map((path) => `${path}/${CASE_SLUGS[0]}`);

/** Number of case studies. */
export const CASE_COUNT = CASES.length;

/** Returns how many of them have a tag. */
export const countTagged = (tag: string): number => CASES.filter(({ tags }) => tags.includes(tag)).length;

/** The prefix or suffix of a price in each region. */
export const PRICES = { us: /\$\d/, eu: /€\d/, dk: /\d kr\./ };
