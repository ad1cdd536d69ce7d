import { texts } from '../../../texts/texts.ts';
import { SEO_LIMITS, type NewName, type NewPage } from '../../../protocol/creation-methods.ts';
import { flagOf } from '../../../../schema/country.ts';
import { slugify } from '../../../../i18n/slugify.ts';
import { madeAddress } from '../../kit/naming/made-name.ts';

/** A text by language. */
export type Texts = Record<string, string>;

/** The kinds of pages that the dialog offers. */
export type DraftKind = 'page' | 'service' | 'case-study';

/** The collection of case studies. */
export const CASES = 'case-studies';

/** What the dialog for a new page holds while it's filled in. */
export interface PageDraft {
  kind: DraftKind;
  title: Texts;
  /** The address as typed; `undefined`: proposed from the name. */
  name: string | undefined;
  /** File of the page to copy; `undefined`: the template. */
  from: string | undefined;
  seoTitle: Texts;
  seoDescription: Texts;
  navigation: NonNullable<NewPage['navigation']>;
  icon: string;
  subtitle: Texts;
  description: Texts;
  /** Four lines by language. */
  features: Texts;
  tag: Texts;
  linkText: Texts;
  industry: Texts;
  result: Texts;
  summary: Texts;
  tags: string[];
  country: string | null;
  logo: string | undefined;
  background: string | undefined;
}

/** A draft without any text. */
export const emptyDraft = (from?: string): PageDraft => ({
  kind: 'page',
  title: {},
  name: undefined,
  from,
  seoTitle: {},
  seoDescription: {},
  navigation: 'none',
  icon: 'Search',
  subtitle: {},
  description: {},
  features: {},
  tag: {},
  linkText: {},
  industry: {},
  result: {},
  summary: {},
  tags: [],
  country: null,
  logo: undefined,
  background: undefined,
});

/** The address of a new page without leading slash: made of what was typed, or of its name in the source language. */
export function pathOfDraft({ kind, title, name }: PageDraft, sourceLanguage: string): string {
  // Of a script without Latin letters nothing can be made: it's for the server to say so.
  if (name !== undefined) return madeAddress(kind === 'case-study' ? name.replaceAll('/', '-') : name) || name.trim();
  const slug = slugify(title[sourceLanguage] ?? '');
  return kind === 'service' && slug !== '' ? `services/${slug}` : slug;
}

interface Language {
  code: string;
  name: string;
}

const isEmpty = (text: Texts, { code }: Language): boolean => (text[code] ?? '').trim() === '';

/** Lists what is still missing, in the words of the dialog. */
export function missingLabels(draft: PageDraft, languages: readonly Language[]): string[] {
  const { fields } = texts.creation;
  const asks: [string, Texts][] = [[fields.name, draft.title]];
  if (draft.kind === 'case-study')
    asks.push([fields.industry, draft.industry], [fields.result, draft.result], [fields.summary, draft.summary]);
  else asks.push([fields.searchTitle, draft.seoTitle], [fields.searchDescription, draft.seoDescription]);
  if (hasCard(draft))
    asks.push(
      [fields.subtitle, draft.subtitle],
      [fields.description, draft.description],
      [fields.tag, draft.tag],
      [fields.linkText, draft.linkText],
    );
  const missing = asks.flatMap(([label, text]) =>
    languages.filter((language) => isEmpty(text, language)).map(({ name }) => texts.common.inLanguage(label, name)),
  );
  if (hasCard(draft))
    for (const language of languages)
      if (linesOf(draft.features, language).length !== FEATURE_COUNT)
        missing.push(texts.common.inLanguage(fields.features, language.name));
  if (draft.kind === 'case-study' && draft.tags.length === 0) missing.push(fields.tags);
  if (draft.kind === 'case-study' && draft.country === null) missing.push(fields.country);
  return missing;
}

/** Number of missing texts that are named. */
const MAX_NAMED = 3;

/** Says what is missing, in a sentence; '' if nothing is. */
export function missingWords(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const left = missing.length - MAX_NAMED;
  const named = missing.slice(0, MAX_NAMED);
  return left > 0 ? texts.creation.stillMissingMore(named, left) : texts.creation.stillMissing(named);
}

/** Number of points on the card of a service. */
const FEATURE_COUNT = 4;

const linesOf = (text: Texts, { code }: Language): string[] =>
  (text[code] ?? '').split('\n').flatMap((line) => line.trim() || []);

/** Whether the page gets a card among the services. */
export const hasCard = ({ kind, navigation }: PageDraft): boolean => kind !== 'case-study' && navigation === 'services';

/** Texts that are longer than search engines show. */
export const tooLong = ({ seoTitle, seoDescription }: PageDraft): boolean =>
  Object.values(seoTitle).some((text) => [...text].length > SEO_LIMITS.title) ||
  Object.values(seoDescription).some((text) => [...text].length > SEO_LIMITS.description);

/** Returns what the server needs to check a name. */
export const newName = (kind: DraftKind, name: string): NewName =>
  kind === 'case-study' ? { kind: 'entry', collection: CASES, name } : { kind: 'page', name };

/** Converts a complete draft for the server. */
export function toNewPage(draft: PageDraft, languages: readonly Language[]): NewPage {
  const { kind, title, from, seoTitle, seoDescription, navigation } = draft;
  const name = pathOfDraft(draft, languages[0]?.code ?? '');
  const named = newName(kind, name);
  if (kind === 'case-study') return { ...named, title, fields: caseOf(draft, languages) };
  return {
    ...named,
    ...(kind === 'service' && { pageKind: kind }),
    title,
    seoTitle,
    seoDescription,
    navigation,
    ...(from !== undefined && { from }),
    ...(hasCard(draft) && { item: cardOf(draft, languages) }),
  };
}

function cardOf({ icon, subtitle, description, features, tag, linkText }: PageDraft, languages: readonly Language[]) {
  const points = Array.from({ length: FEATURE_COUNT }, (_, index) =>
    Object.fromEntries(languages.map((language) => [language.code, linesOf(features, language)[index] ?? ''])),
  );
  return { icon, subtitle, description, features: points, tag, linkText };
}

function caseOf(
  { industry, result, summary, tags, country, logo, background }: PageDraft,
  languages: readonly Language[],
): NonNullable<NewPage['fields']> {
  return {
    industry,
    result,
    summary,
    tags,
    flags: country === null ? [] : [{ emoji: flagOf(country), country: namesOf(country, languages) }],
    ...(logo !== undefined && { logoUrl: logo }),
    ...(background !== undefined && { backgroundImage: background }),
  };
}

/** The names of a country, by language. */
const namesOf = (country: string, languages: readonly Language[]): Texts =>
  Object.fromEntries(
    languages.map(({ code }) => [code, new Intl.DisplayNames(code, { type: 'region' }).of(country) ?? country]),
  );
