import { say, verbatim } from '../../../i18n/phrase.ts';
import { type FileFinding, type Message, quote, quoteWhole, withRemedies } from '../../diagnostics/diagnostic.ts';
import { defaultRegionOf } from '../../../regions/site-regions.ts';
import { CONTACT_TARGET } from '../../../schema/contact-target.ts';
import { linkErrorMessage } from '../../validate/link-error-messages.ts';
import { named, namedWhole } from '../../diagnostics/in-forms.ts';
import { asYaml } from '../../parse/as-yaml.ts';
import { fillPlaceholders } from '../../../i18n/format.ts';
import { downloadPath } from '../../../schema/download-path.ts';
import { siteFacts } from '../../../schema/site-facts.ts';
import { checkAnchor, checkAnchorOnSamePage } from './link-anchors.ts';
import { entriesInForm } from './entry-words.ts';
import { isLink, isPlainLink, locationOf, type LinkPlace, ownTarget } from './link-place.ts';
import { asIs, linkHint, meantTarget } from './link-remedies.ts';
import { missingFile } from './media-files.ts';
import { deletedPageCause, mayExist, missingPageMessage } from './missing-pages.ts';
import { checkShownWith, limitedTargetAt } from './schedules.ts';
import type { IndexedPage } from './site-index.ts';
import type { FieldCheck, CheckContext } from './check-context.ts';
import type { FileField, NamingField, TextField } from '../../validate/walk-schema.ts';
import type { Path } from '../../../data/path.ts';
import { seenAs, VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** A link in a text: its label, its target (at most 2000 characters) and the closing bracket. */
const IN_TEXT = /(?<!!)\[([^\][]*)\]\(([^()]{0,2000})(\)?)/g;

/** A link whose label is never closed. */
const UNCLOSED_LABEL = /(?<!!)\[([^\][()]{1,80})\((?:\/|#|https:\/\/|mailto:)[^()\s]*\)/;

/** Reports links to missing pages and to missing anchors. */
export const checkLink: FieldCheck<NamingField> = (site, field) =>
  checkTarget(site, field.value, {
    field,
    path: field.path,
    accepts: field.kind === 'link' ? isLink : isPlainLink,
    write: asYaml,
  });

/** Reports the same for `[label](/page)` in texts, and addresses that aren't allowed in a link. */
export const checkLinksInText: FieldCheck<TextField> = (site, field) =>
  Object.entries(field.value).flatMap(([key, text]) =>
    typeof text === 'string' && text.includes('[') ? checkText(site, field, text, [...field.path, key]) : [],
  );

function checkText(site: CheckContext, field: FileField, text: string, path: Path): FileFinding[] {
  const { file } = field;
  const place = { field, path, accepts: isPlainLink, write: (target: string) => target };
  const [, open] = UNCLOSED_LABEL.exec(text) ?? [];
  const found = [...text.matchAll(IN_TEXT)].flatMap(([whole, label = '', target = '', end]) =>
    isUnclosed(target, end === ')')
      ? [{ file, path, excerpt: whole.slice(0, label.length + 3), ...unclosed(label, target) }]
      : checkTargetInText(site, withSiteFacts(site, target), {
          ...place,
          excerpt: whole.slice(0, label.length + 3) + target,
        }),
  );
  if (open === undefined) return found;
  const message = `The label of the link ${quote(`[${open}`)} is never closed.`;
  const hint = `Write ] after the label, before the (: ${quoteWhole(`[${open.trim()}]`)}.`;
  const form = {
    message: say`The words of the link ${named(`[${open}`)} have no ] after them.`,
    hint: say`Write ] after the words, before the (: ${namedWhole(`[${open.trim()}]`)}.`,
    visitors: VISITORS.signsAsWritten,
  };
  return [...found, { file, path, excerpt: `[${open}`, message, hint, form }];
}

/**
 * Replaces the site facts in a target, as in `mailto:{email}`. Returns `undefined` if `content/site.yaml` has errors:
 * those are reported there, and the links aren't at fault.
 */
function withSiteFacts({ checked: { singles }, model }: CheckContext, target: string): string | undefined {
  if (!target.includes('{')) return target;
  const { site, regions } = singles;
  return (
    site &&
    regions &&
    fillPlaceholders(target, siteFacts(site.value, regions.value.regions[defaultRegionOf(model.regions)]))
  );
}

/** Returns whether a link lacks its closing bracket: text follows an address that would be valid on its own. */
const isUnclosed = (target: string, isClosed: boolean): boolean =>
  !isClosed || (/\s/.test(target) && isLink(target.split(/\s/, 1)[0] ?? ''));

function unclosed(label: string, target: string): Message {
  const [first = ''] = target.split(/\s/, 1);
  const address = isLink(first) ? first : first.replace(/[.,;:!?]+$/, '');
  return {
    message: `The link ${quote(`[${label}](${address}`)} is never closed.`,
    hint: `Write ) after the address: ${quoteWhole(`[${label}](${address})`)}.`,
    form: {
      message: say`The link ${named(`[${label}](${address}`)} has no ) after its address.`,
      hint: say`Write ) after the address: ${namedWhole(`[${label}](${address})`)}.`,
      visitors: VISITORS.signsAsWritten,
    },
  };
}

function checkTargetInText(site: CheckContext, target: string | undefined, place: LinkPlace): FileFinding[] {
  if (target === undefined) return [];
  if (isPlainLink(target)) return checkTarget(site, target, place);
  const text: Message | undefined =
    target === CONTACT_TARGET
      ? {
          message: `${quote(target)} cannot open the contact form here; only buttons do.`,
          hint: 'Link to a page.',
          form: {
            message: say`A link in a text cannot open the contact form; only buttons do.`,
            hint: say`Choose a page.`,
          },
        }
      : linkErrorMessage(target, 'plain-link');
  if (!text) return [];
  const meant = meantTarget(site, place.field, target, place.accepts);
  if (meant === undefined) return [{ ...locationOf(place), ...text }];
  const form = { ...text.form, hint: linkHint(target, meant, asIs, site.model.regions) };
  return [
    { ...locationOf(place), ...text, hint: linkHint(target, meant, place.write, site.model.regions).english, form },
  ];
}

function checkTarget(site: CheckContext, target: string, place: LinkPlace): FileFinding[] {
  const { field, path } = place;
  if (target.startsWith('#'))
    // Only what names its page follows it.
    return checkAnchorOnSamePage(site, target.slice(1), { ...place, field: { ...field, follows: undefined } });
  if (target.startsWith('https:')) return checkOwnDomain(site, target, place);
  if (downloadPath.test(target))
    return missingFile(site, target).map((said) => ({ ...locationOf(place), ...seenAs(said, VISITORS.missingPage) }));
  if (!target.startsWith('/')) return [];
  const [address = '', anchor] = target.slice(1).split('#');
  const page = site.index.addresses.get(address);
  if (page) {
    if (site.index.limitedLists.has(address) && !field.follows) return [limitedList(site, address, page, place)];
    const known = limitedTargetAt(site, address);
    const findings = known ? checkShownWith(field, known, path) : [];
    return anchor && findings.length === 0 ? checkAnchor(site, page, anchor, address, place) : findings;
  }
  if (mayExist(site, address)) return [];
  const message = missingPageMessage(site, address, place);
  return [{ ...locationOf(place), ...message, ...deletedPageCause(site, address, place) }];
}

/** Says that a further page of a list isn't always there. */
const limitedList = (
  { model }: CheckContext,
  address: string,
  { path, list }: IndexedPage,
  place: LinkPlace,
): FileFinding => ({
  ...locationOf(place),
  ...withRemedies(
    say`/${verbatim(address)} is there only while drafts, or ${entriesInForm(model.collections.get(list?.collection ?? ''))} with days, are shown.`,
    `Link to the first page of the list: ${place.write(`/${path}`)}.`,
    say`Link to the first page of the list: /${verbatim(path)}.`,
  ),
});

/**
 * Warns about absolute links to the site's own domain: they send every visitor to one region, and away from a preview.
 */
function checkOwnDomain(site: CheckContext, target: string, place: LinkPlace): FileFinding[] {
  if (ownTarget(site, target) === undefined) return [];
  const meant = meantTarget(site, place.field, target, place.accepts);
  return [
    {
      ...locationOf(place),
      severity: 'warning',
      message: `${quote(target)} links to this site itself, but leaves the visitor's region.`,
      hint:
        meant === undefined
          ? 'There is no such page: link to another one, without https:// and the domain.'
          : `Write ${quoteWhole(meant)}: the site puts the region in front.`,
      form: {
        message: say`${named(target)} links to this site itself, but leaves the visitor's region.`,
        hint:
          meant === undefined
            ? say`There is no such page: choose another one.`
            : say`Write ${namedWhole(meant)}: the site puts the region in front.`,
      },
    },
  ];
}
