import { REGION_CODES } from '../../regions/region-code.ts';
import { link } from '../../schema/link.ts';
import { CONTACT_TARGET } from '../../schema/contact-target.ts';
import { addressWords } from '../address-words.ts';
import { quoted, type FieldPath, type FileFinding } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import { isCaseStudyFile } from '../page-paths.ts';
import type { Words } from '../words.ts';
import { checkOwnDomain } from './own-domain.ts';
import type { FieldCheck, Site, SiteField } from './site.ts';
import type { IndexedPage } from './site-index.ts';

/** A link inside a text: its words, its address of at most 2000 characters, and the bracket that closes it. */
const IN_TEXT = /(?<!!)\[([^\][]*)\]\(([^()]{0,2000})(\)?)/g;

/** A link whose words are not closed. */
const OPEN_WORDS = /(?<!!)\[([^\][()]{1,80})\((?:\/|#|https:\/\/|mailto:)[^()\s]*\)/;

const linkSchema = link();

/** Names links to pages that are not there and to places that no section has. */
export const checkLink: FieldCheck = (site, field) => checkTarget(site, field, String(field.value), field.path);

/** Names the same of `[words](/page)` inside texts, and addresses that no link may have. */
export const checkLinksInText: FieldCheck = (site, field) =>
  Object.entries(field.value as Record<string, unknown>).flatMap(([key, words]) =>
    // texts are groups of texts
    typeof words === 'string' && words.includes('[') ? checkWords(site, field, words, [...field.path, key]) : [],
  );

function checkWords(site: Site, field: SiteField, words: string, path: FieldPath): FileFinding[] {
  const { file } = field;
  const [, open] = OPEN_WORDS.exec(words) ?? [];
  const found = [...words.matchAll(IN_TEXT)].flatMap(([, label = '', target = '', end]) =>
    isUnclosed(target, end === ')')
      ? [{ file, path, ...unclosed(label, target) }]
      : checkTargetInText(site, field, target, path),
  );
  if (open === undefined) return found;
  const message = `The words of the link ${quoted(`[${open}`)} are never closed.`;
  return [...found, { file, path, message, hint: `Write ] behind them: "[${open.trim()}](…)".` }];
}

/** Whether the closing bracket of a link is missing: words follow an address that is a good one. */
const isUnclosed = (target: string, isClosed: boolean): boolean =>
  !isClosed || (/\s/.test(target) && linkSchema.safeParse(target.split(/\s/, 1)[0]).success);

function unclosed(label: string, target: string): Words {
  const [address = ''] = target.split(/\s/, 1);
  return {
    message: `The link ${quoted(`[${label}](${address}`)} is never closed.`,
    hint: `Write ) behind the address: "[${label}](${address})".`,
  };
}

function checkTargetInText(site: Site, field: SiteField, target: string, path: FieldPath): FileFinding[] {
  const { file } = field;
  if (target === CONTACT_TARGET)
    return [
      {
        file,
        path,
        message: 'A link inside a text can not open the contact form.',
        hint: 'Link to #contact on a page that has a contact section, or to /#contact.',
      },
    ];
  if (linkSchema.safeParse(target).success) return checkTarget(site, field, target, path);
  const words = addressWords(target, 'link');
  return words ? [{ file, path, ...words }] : [];
}

function checkTarget(site: Site, field: SiteField, target: string, path: FieldPath): FileFinding[] {
  if (target.startsWith('#')) return checkPlaceHere(site, field, target.slice(1), path);
  if (target.startsWith('https:')) return checkOwnDomain(site, target, field.file, path);
  if (!target.startsWith('/')) return [];
  const [address = '', anchor] = target.slice(1).split('#');
  const page = site.index.addresses.get(address);
  if (page) return anchor ? checkAnchor(field, page, anchor, address, path, site) : [];
  if (site.index.unsure.some((base) => address === base || address.startsWith(`${base}/`))) return [];
  return [{ file: field.file, path, ...missingPage(site, address), ...lostPage(site, address) }];
}

/** What is said of an address that no page has. */
export function missingPage({ index, suggest, findRenamed }: Site, address: string): { message: string; hint: string } {
  const message = `No page stands at /${address}.`;
  const [first = '', ...rest] = address.split('/');
  if ((REGION_CODES as readonly string[]).includes(first))
    return { message, hint: `Leave the region out: /${rest.join('/')}.` };
  const page = index.pages.find(({ path }) => path === address);
  if (page)
    return {
      message,
      hint: page.each
        ? `Each case study has a page of its own below it: /${address}/….`
        : 'It is shown where nothing stands and has no address of its own.',
    };
  if (address === 'home') return { message, hint: 'The home page stands at /.' };
  if (address.endsWith('/')) return { message, hint: `Leave the slash at the end out: /${address.slice(0, -1)}.` };
  const near = suggest(address, index.names.addresses, '');
  const renamed = isMistyped(near, address) ? undefined : findRenamed(address);
  if (renamed)
    return { message, hint: `Did you mean "/${renamed.path}"? ${renamed.file} seems to be this page, renamed.` };
  const otherwise = `Link to another page, or bring back content/pages/${address}.yaml.`;
  return { message, hint: near ? near.replace('"', '"/') : otherwise };
}

/** Whether a suggestion has the length of what was written, but for a slip of the keyboard. */
const isMistyped = (suggestion: string, address: string): boolean =>
  suggestion !== '' && nearest(address, suggestion.match(/(?<=").*(?=")/) ?? [], MOST_SLIPS) !== undefined;

/** Most letters that are wrong in an address that was mistyped. */
const MOST_SLIPS = 2;

/** What links to a page that is gone have in common; a mistyped link stands for itself. */
export function lostPage(site: Site, address: string): Pick<FileFinding, 'cause'> {
  const { suggest, findRenamed, index } = site;
  if (isMistyped(suggest(address, index.names.addresses, ''), address)) return {};
  const { message } = missingPage(site, address);
  const renamed = findRenamed(address);
  const hint = renamed
    ? `${renamed.file} seems to be this page, renamed: lead the links to /${renamed.path}, or rename the file back.`
    : `Bring content/pages/${address}.yaml back, or lead the links elsewhere.`;
  return { cause: { file: `content/pages/${address}.yaml`, path: [], message, hint, least: 2 } };
}

/** A place on the page on which the field stands. */
function checkPlaceHere(site: Site, field: SiteField, anchor: string, path: FieldPath): FileFinding[] {
  const { file } = field;
  const { pages } = site.index;
  if (file.startsWith('content/pages/')) {
    const own = pages.find((page) => page.file === file);
    return own ? checkAnchor(field, own, anchor, own.path, path, site) : [];
  }
  const made = isCaseStudyFile(file) ? pages.find(({ each }) => each) : undefined;
  if (made) return checkAnchor(field, made, anchor, made.path, path, site);
  return [
    {
      file,
      path,
      message: `${quoted(`#${anchor}`)} is a place on the same page, but these words stand on many pages.`,
      hint: `Name the page too: /#${anchor} is a place on the home page.`,
    },
  ];
}

function checkAnchor(
  { file, regions }: SiteField,
  page: IndexedPage,
  anchor: string,
  address: string,
  path: FieldPath,
  { suggest, sections }: Site,
): FileFinding[] {
  const { anchors } = page;
  // A section of unknown type has an anchor that nobody can tell.
  if (page.sections.some(({ id, type }) => id === undefined && !sections.has(type))) return [];
  const lacking = anchors ? regions.filter((region) => !anchors[region].has(anchor)) : [];
  const [first] = lacking;
  if (!anchors || !first) return [];
  const where = address === '' ? 'the home page' : `/${address}`;
  const only = lacking.length < REGION_CODES.length && regions.length > lacking.length;
  const message = `No section of ${where} has the anchor ${quoted(anchor)}${only ? ` in region ${lacking.join(', ')}` : ''}.`;
  const otherwise = `Write "id: ${anchor}" in the section that is meant, or link to the page alone.`;
  return [{ file, path, message, hint: notShown(page, anchor) ?? suggest(anchor, anchors[first], otherwise) }];
}

/** How to mend a link to a section that is there, but not shown everywhere. */
function notShown({ sections }: IndexedPage, anchor: string): string | undefined {
  const number = sections.findIndex(({ id, type }) => (id ?? type) === anchor);
  const section = sections[number];
  if (!section) return undefined;
  const { hidden, regions } = section;
  const state = hidden ? 'is hidden' : `is shown in ${regions.join(', ')} only`;
  const line = hidden ? 'hidden:' : 'regions:';
  return `sections[${number}] has it, but ${state}: take its line "${line}" away, or change this link.`;
}
