import { escapeRegExp } from '../../../data/escape-regexp.ts';
import { entriesFolder } from '../../../model/file-kinds.ts';
import { ANCHOR } from '../../../schema/slug.ts';
import { EditRefusal } from '../../edit/edit-operation.ts';
import { renameKey } from '../../edit/edit-text.ts';
import { changeFields, eachText, renameReferences, retargetLinks } from './retarget.ts';
import { sectionsOf, type SiteTexts } from './site-texts.ts';

/** Names of entries, pages and facts. */
const ENTRY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;
const FACT = /^[a-zA-Z][a-zA-Z0-9]*$/;

function check(file: string, isGood: boolean, message: string): void {
  if (!isGood) throw new EditRefusal(message, []).in(file);
}

const pageFile = (path: string): string => `content/pages/${path === '' ? 'home' : path}.yaml`;

/** Renames a section's anchor and updates all links to it. */
export function renameAnchor(site: SiteTexts, page: string, from: string, to: string): void {
  const file = pageFile(page);
  check(
    file,
    new RegExp(`^${ANCHOR}$`).test(to),
    `"${to}" can't be a link name: use lower-case letters, digits and hyphens.`,
  );
  const found = [...sectionsOf(site.dataOf(file)).entries()].filter(([, { id, type }]) => (id ?? type) === from);
  check(file, found.length > 0, `No section of this page has the link name "${from}".`);
  for (const [index, { id }] of found) {
    const path = ['sections', index];
    if (id === undefined) site.edit(file, { op: 'put', path, key: 'id', value: to, order: ['type', 'id'] });
    else site.edit(file, { op: 'set', path: [...path, 'id'], value: to });
  }
  retargetLinks(site, (target, own) => {
    const [address = ''] = target.split('#');
    return leadsToAnchor(target, own, { page, anchor: from }) ? `${address}#${to}` : target;
  });
}

/** Lets all links to an anchor lead elsewhere, so that its section can be removed. */
export function retargetAnchor(site: SiteTexts, page: string, from: string, to: string): void {
  retargetLinks(site, (target, own) => (leadsToAnchor(target, own, { page, anchor: from }) ? to : target));
}

/** Whether a link in a file leads to an anchor of a page. */
function leadsToAnchor(target: string, own: string, { page, anchor }: { page: string; anchor: string }): boolean {
  const [address = '', end] = target.split('#');
  return end === anchor && (address === `/${page}` || (address === '' && own === pageFile(page)));
}

/** Changes a page's path: renames its file and updates all links and references. */
export function renamePage(site: SiteTexts, from: string, to: string): void {
  check(pageFile(to), NAME.test(to), `"${to}" is not an address: lower-case letters, digits, hyphens and slashes.`);
  check(pageFile(from), from !== '', 'The home page has no other address.');
  site.rename(pageFile(from), pageFile(to));
  retargetLinks(site, (target) => withPage(target, from, to));
  renameReferences(
    site,
    ({ kind, value }) => kind === 'page-reference' && String(value).replace(/^\//, '') === from,
    to,
  );
}

/** Updates a link to a page, an anchor on it, or a page below it. */
export function withPage(target: string, from: string, to: string): string {
  const [, address = '', rest = ''] = /^\/([^#]*)(.*)$/s.exec(target) ?? [];
  const isPage = address === from || address.startsWith(`${from}/`);
  return target.startsWith('/') && isPage ? `/${to}${address.slice(from.length)}${rest}` : target;
}

/** Changes the id of an entry: renames its file and updates all references. */
export function renameEntry(site: SiteTexts, collection: string, from: string, to: string): void {
  const folder = entriesFolder(collection);
  const [old, file] = [from, to].map((name) => `${folder}${name}.yaml`) as [string, string];
  check(file, site.model.collections.has(collection), `There is no collection "${collection}".`);
  check(file, ENTRY.test(to), `"${to}" can't be a short name: use lower-case letters, digits and hyphens.`);
  site.rename(old, file);
  site.edit(file, { op: 'set', path: ['id'], value: to });
  renameReferences(
    site,
    (field) => field.kind === 'reference' && field.collection === collection && field.value === from,
    to,
  );
}

const FACTS = 'content/facts.yaml';

/** Renames a fact and updates its {placeholders} in all texts. */
export function renameFact(site: SiteTexts, from: string, to: string): void {
  check(FACTS, FACT.test(to), `"${to}" is no name of a fact: letters and digits, a letter first.`);
  check(FACTS, Object.hasOwn(Object(site.dataOf(FACTS)) as object, from), `There is no fact "${from}".`);
  site.change(FACTS, (text) => renameKey(text, [from], to));
  changeFields(site, ({ kind, value }) =>
    ['text', 'rich-text', 'search-text', 'fact'].includes(kind)
      ? eachText(value, (part) => part.replaceAll(`{${from}}`, `{${to}}`))
      : value,
  );
}

/** Parts of a text that aren't prose: placeholders and link targets. */
const NOT_PROSE = String.raw`\{[^{}]*\}|\]\([^()]*\)`;

/**
 * Replaces one or more words in all texts of the site, as whole words and case-sensitively.
 * @param language limits the replacement to one language
 */
export function replaceWord(site: SiteTexts, from: string, to: string, language?: string): void {
  if (from.trim() === '') throw new EditRefusal('Name the word that is replaced.', []).in('content');
  const pattern = new RegExp(`${NOT_PROSE}|(?<![\\p{L}\\p{N}])(${escapeRegExp(from)})(?![\\p{L}\\p{N}])`, 'gu');
  const change = (text: string) => text.replace(pattern, (all, found?: string) => (found === undefined ? all : to));
  changeFields(site, ({ kind, value }) => {
    if (!['text', 'rich-text', 'search-text', 'fact'].includes(kind)) return value;
    if (language === undefined || typeof value !== 'object' || value === null) return eachText(value, change);
    return Object.fromEntries(
      Object.entries(value).map(([key, text]) => [key, key === language ? eachText(text, change) : text]),
    );
  });
}
