import { DEFAULT_REGION, REGION_CODES } from '../../../regions/region-code.ts';
import { link } from '../../../schema/link.ts';
import { CONTACT_TARGET } from '../../../schema/contact-target.ts';
import { linkErrorMessage } from '../../validate/link-error-messages.ts';
import { fieldName, quote, type FieldPath, type FileFinding, type Message } from '../../diagnostics/diagnostic.ts';
import { closestMatch } from '../../diagnostics/did-you-mean.ts';
import { isCaseStudyFile, isPageFile } from '../../read/page-paths.ts';
import { fillPlaceholders } from '../../../i18n/fill-placeholders.ts';
import { siteFacts } from '../../../schema/site-facts.ts';
import { newAddressOf } from './old-addresses.ts';
import { checkOwnDomain } from './own-domain.ts';
import { checkShownWith, targetAt } from './schedules.ts';
import type { FieldCheck, CheckContext } from './check-context.ts';
import type { FileField } from '../../validate/walk-schema.ts';
import type { IndexedPage } from './site-index.ts';

/** A link in a text: its label, its target (at most 2000 characters) and the closing bracket. */
const IN_TEXT = /(?<!!)\[([^\][]*)\]\(([^()]{0,2000})(\)?)/g;

/** A link whose label is never closed. */
const UNCLOSED_LABEL = /(?<!!)\[([^\][()]{1,80})\((?:\/|#|https:\/\/|mailto:)[^()\s]*\)/;

const linkSchema = link();

/** Reports links to missing pages and to missing anchors. */
export const checkLink: FieldCheck = (site, field) => checkTarget(site, field, String(field.value), field.path);

/** Reports the same for `[label](/page)` in texts, and addresses that aren't allowed in a link. */
export const checkLinksInText: FieldCheck = (site, field) =>
  Object.entries(field.value as Record<string, unknown>).flatMap(([key, text]) =>
    // the schema guarantees a map of texts
    typeof text === 'string' && text.includes('[') ? checkText(site, field, text, [...field.path, key]) : [],
  );

function checkText(site: CheckContext, field: FileField, text: string, path: FieldPath): FileFinding[] {
  const { file } = field;
  const [, open] = UNCLOSED_LABEL.exec(text) ?? [];
  const found = [...text.matchAll(IN_TEXT)].flatMap(([, label = '', target = '', end]) =>
    isUnclosed(target, end === ')')
      ? [{ file, path, ...unclosed(label, target) }]
      : checkTargetInText(site, field, withSiteFacts(site, target), path),
  );
  if (open === undefined) return found;
  const message = `The label of the link ${quote(`[${open}`)} is never closed.`;
  return [...found, { file, path, message, hint: `Write ] behind the label: "[${open.trim()}](…)".` }];
}

/**
 * Replaces the site facts in a target, as in `mailto:{email}`. Returns `undefined` if `content/site.yaml` has errors:
 * those are reported there, and the links aren't at fault.
 */
function withSiteFacts({ checked: { singles } }: CheckContext, target: string): string | undefined {
  if (!target.includes('{')) return target;
  const { site, regions } = singles;
  return site && regions && fillPlaceholders(target, siteFacts(site.value, regions.value.regions[DEFAULT_REGION]));
}

/** Returns whether a link lacks its closing bracket: text follows an address that would be valid on its own. */
const isUnclosed = (target: string, isClosed: boolean): boolean =>
  !isClosed || (/\s/.test(target) && linkSchema.safeParse(target.split(/\s/, 1)[0]).success);

function unclosed(label: string, target: string): Message {
  const [address = ''] = target.split(/\s/, 1);
  return {
    message: `The link ${quote(`[${label}](${address}`)} is never closed.`,
    hint: `Write ) behind the address: "[${label}](${address})".`,
  };
}

function checkTargetInText(
  site: CheckContext,
  field: FileField,
  target: string | undefined,
  path: FieldPath,
): FileFinding[] {
  if (target === undefined) return [];
  const { file } = field;
  if (target === CONTACT_TARGET)
    return [
      {
        file,
        path,
        message: 'A link inside a text cannot open the contact form.',
        hint: 'Link to #contact on a page that has a contact section, or to /#contact.',
      },
    ];
  if (linkSchema.safeParse(target).success) return checkTarget(site, field, target, path);
  const text = linkErrorMessage(target, 'link');
  return text ? [{ file, path, ...text }] : [];
}

function checkTarget(site: CheckContext, field: FileField, target: string, path: FieldPath): FileFinding[] {
  if (target.startsWith('#')) return checkAnchorOnSamePage(site, field, target.slice(1), path);
  if (target.startsWith('https:')) return checkOwnDomain(site, target, field.file, path);
  if (!target.startsWith('/')) return [];
  const [address = '', anchor] = target.slice(1).split('#');
  const page = site.index.addresses.get(address);
  if (page) {
    const known = targetAt(site, address);
    const findings = known ? checkShownWith(field, known, path) : [];
    return anchor && findings.length === 0 ? checkAnchor(field, page, anchor, address, path, site) : findings;
  }
  if (site.index.unsure.some((base) => address === base || address.startsWith(`${base}/`))) return [];
  return [{ file: field.file, path, ...missingPageMessage(site, address), ...deletedPageCause(site, address) }];
}

/** Describes a path that no page has. */
export function missingPageMessage(
  { index, suggest, findRenamed }: CheckContext,
  address: string,
): { message: string; hint: string } {
  const message = `There is no page at /${address}.`;
  const [first = '', ...rest] = address.split('/');
  if ((REGION_CODES as readonly string[]).includes(first))
    return { message, hint: `Leave the region out: /${rest.join('/')}.` };
  const moved = newAddressOf(index, address);
  if (moved !== undefined) return { message, hint: `The page has moved: link to /${moved}.` };
  const page = index.pages.find(({ path }) => path === address);
  if (page)
    return {
      message,
      hint: page.each
        ? `Each case study has a page of its own below it: /${address}/….`
        : 'It is shown for unknown addresses and has no address of its own.',
    };
  if (address === 'home') return { message, hint: 'The home page is at /.' };
  if (address.endsWith('/')) return { message, hint: `Leave the slash at the end out: /${address.slice(0, -1)}.` };
  const near = suggest(address, index.names.addresses, '');
  const renamed = isMistyped(near, address) ? undefined : findRenamed(address);
  if (renamed)
    return { message, hint: `Did you mean "/${renamed.path}"? ${renamed.file} seems to be this page, renamed.` };
  const otherwise = `Link to another page, or bring back content/pages/${address}.yaml.`;
  return { message, hint: near ? near.replace('"', '"/') : otherwise };
}

/** Returns whether a suggestion has about the same length as the input, as after a typo. */
const isMistyped = (suggestion: string, address: string): boolean =>
  suggestion !== '' && closestMatch(address, suggestion.match(/(?<=").*(?=")/) ?? [], MAX_TYPO_DISTANCE) !== undefined;

/** Maximum number of differing letters for an address to count as mistyped. */
const MAX_TYPO_DISTANCE = 2;

/** Groups links to the same deleted page into one diagnostic. A mistyped link is reported on its own. */
export function deletedPageCause(site: CheckContext, address: string): Pick<FileFinding, 'cause'> {
  const { suggest, findRenamed, index } = site;
  if (isMistyped(suggest(address, index.names.addresses, ''), address)) return {};
  const { message } = missingPageMessage(site, address);
  const renamed = findRenamed(address);
  const hint = renamed
    ? `${renamed.file} seems to be this page, renamed: point the links to /${renamed.path}, or rename the file back.`
    : `Bring content/pages/${address}.yaml back, or point the links elsewhere.`;
  return { cause: { file: `content/pages/${address}.yaml`, path: [], message, hint, least: 2 } };
}

/** Checks an anchor on the page that contains the field. */
function checkAnchorOnSamePage(site: CheckContext, field: FileField, anchor: string, path: FieldPath): FileFinding[] {
  const { file } = field;
  const { pages } = site.index;
  if (isPageFile(file)) {
    const own = pages.find((page) => page.file === file);
    return own ? checkAnchor(field, own, anchor, own.path, path, site) : [];
  }
  const made = isCaseStudyFile(file) ? pages.find(({ each }) => each) : undefined;
  if (made) return checkAnchor(field, made, anchor, made.path, path, site);
  return [
    {
      file,
      path,
      message: `${quote(`#${anchor}`)} is an anchor on the same page, but this text is shown on many pages.`,
      hint: `Name the page too: /#${anchor} is an anchor on the home page.`,
    },
  ];
}

function checkAnchor(
  field: FileField,
  page: IndexedPage,
  anchor: string,
  address: string,
  path: FieldPath,
  { suggest, sections }: CheckContext,
): FileFinding[] {
  const { file, regions } = field;
  const { anchors } = page;
  // A section of unknown type has an unknown anchor.
  if (page.sections.some(({ id, type }) => id === undefined && !sections.has(type))) return [];
  const lacking = anchors ? regions.filter((region) => !anchors[region].has(anchor)) : [];
  const [first] = lacking;
  const where = address === '' ? 'the home page' : `/${address}`;
  if (!anchors || !first) return checkAnchorDays(field, page, anchor, path, where);
  const only = lacking.length < REGION_CODES.length && regions.length > lacking.length;
  const message = `No section of ${where} has the anchor ${quote(anchor)}${only ? ` in region ${lacking.join(', ')}` : ''}.`;
  const otherwise = `Write "id: ${anchor}" in the section that is meant, or link to the page alone.`;
  return [{ file, path, message, hint: notShown(page, anchor) ?? suggest(anchor, anchors[first], otherwise) }];
}

/** Reports a link to a section, or a part of one, on days on which that isn't shown. */
function checkAnchorDays(
  field: FileField,
  { file, sections, parts = [] }: IndexedPage,
  anchor: string,
  path: FieldPath,
  where: string,
): FileFinding[] {
  const holders = new Set(parts.filter((part) => part.anchor === anchor).map((part) => part.path[1]));
  const shown = sections.flatMap((section, index) =>
    !section.hidden && ((section.id ?? section.type) === anchor || holders.has(index)) ? [section.shown] : [],
  );
  return shown.length > 0 ? checkShownWith(field, { name: `#${anchor} of ${where}`, file, shown }, path) : [];
}

/** Suggests a fix for a link to a section, or a part of one, that exists but isn't shown in every region. */
function notShown({ sections, parts = [] }: IndexedPage, anchor: string): string | undefined {
  const part = parts.find((one) => one.anchor === anchor);
  if (part) return shownElsewhere(fieldName(part.path.slice(0, -1)), `is shown in ${part.regions.join(', ')} only`);
  const number = sections.findIndex(({ id, type }) => (id ?? type) === anchor);
  const section = sections[number];
  if (!section) return undefined;
  const { hidden, regions } = section;
  const name = `sections[${number}]`;
  return hidden
    ? shownElsewhere(name, 'is hidden', 'hidden:')
    : shownElsewhere(name, `is shown in ${regions.join(', ')} only`);
}

const shownElsewhere = (name: string, state: string, line = 'regions:'): string =>
  `${name} has it, but ${state}: take its line "${line}" away, or change this link.`;
