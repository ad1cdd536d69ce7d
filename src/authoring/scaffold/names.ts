import { isReserved, reservedPathProblem } from '../../content/cross-check/checks/reserved-names.ts';
import { blockedWord } from '../../schema/blocked-words.ts';
import { slugify, capitalize } from '../../i18n/name-forms.ts';
import { isRegionCode, type RegionCodes } from '../../regions/site-regions.ts';
import type { CollectionDefinition } from '../../schema/define-collection.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns why a word can't name a section type, or `undefined` if it can. */
export function sectionNameProblem(name: string): string | undefined {
  const hidden = blockedWord(name);
  if (hidden)
    return `"${name}" cannot be a section: content blockers hide what is called "${hidden}". Choose another word.`;
  if (isReserved(name)) return `"${name}" cannot be a section: a part of every page is called so. Choose another word.`;
  if (/^\d/.test(name)) return `"${name}" cannot be a section: its name begins with a digit. Begin with a letter.`;
  return slugProblem(name, 'a section', sectionNameProblem);
}

/** Returns why a word can't be the id of an entry of a collection, or `undefined` if it can. */
export function entryIdProblem(collection: NamedCollection, id: string, regions: RegionCodes): string | undefined {
  const what = withArticle(collection.title.toLowerCase());
  const reserved = reservedPathProblem(`${collection.name}/${id}`, regions);
  if (reserved) return `"${id}" cannot be ${what}: ${reserved.inFile}. Choose another word.`;
  return slugProblem(id, what, (other) => entryIdProblem(collection, other, regions));
}

type NamedCollection = Pick<CollectionDefinition, 'name' | 'title'>;

const AND = new Intl.ListFormat('en-GB');

/** Puts the indefinite article before a noun: "a concert". */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Returns why a text can't be a page path, or `undefined` if it can. */
export function pagePathProblem(path: string, regions: RegionCodes): string | undefined {
  const [first, ...rest] = path.split('/');
  const problem = (other: string) => pagePathProblem(other, regions);
  if (isRegionCode(regions, first))
    return `Leave the region out: every page is made for ${AND.format(regions.codes)}. ${attempt(rest, '/', problem)}`.trim();
  const wrong = path
    .split('/')
    .map((segment) => slugProblem(segment, 'part of an address', problem))
    .find(Boolean);
  if (wrong) return wrong;
  const reserved = reservedPathProblem(path, regions);
  return reserved && `"${path}" cannot be a page: ${reserved.inFile}. Choose another word.`;
}

/** Normalizes an address to a file path: `/services/saas.yaml` becomes `services/saas`. */
export const plainPath = (path: string): string =>
  path
    .trim()
    .replace(/^(?:content\/pages)?\/+|^content\/pages\//, '')
    .replace(/\.ya?ml$/, '')
    .replace(/\/+$/, '');

type Problem = (name: string) => string | undefined;

function slugProblem(name: string, what: string, problem: Problem): string | undefined {
  if (SLUG.test(name)) return undefined;
  const proposal = attempt(name.split('/'), '-', problem);
  return `"${name}" cannot be ${what}: use lower-case letters, digits and single hyphens. ${proposal}`.trim();
}

/** Suggests a valid form of a name, or returns `undefined` if that's rejected too. */
function attempt(parts: readonly string[], joint: '/' | '-', problem: Problem): string {
  const slug = parts.map(slugify).filter(Boolean).join(joint);
  return slug && problem(slug) === undefined ? `Try ${slug}.` : '';
}

/** Converts a name for people: `client-quote` becomes `Client quote`. */
export const humanName = (slug: string): string => {
  const text = slug.replaceAll('-', ' ');
  return capitalize(text);
};

/** Capitalizes each word: `north-sea-tools` becomes `North Sea Tools`. */
export const titleFromName = (slug: string): string => slug.split('-').map(humanName).join(' ');

/** Converts a name for code: `client-quote` becomes `ClientQuote`. */
export const pascalName = (slug: string): string => slug.split('-').map(humanName).join('');
