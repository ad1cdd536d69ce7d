import { type Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import { type FileFinding, inBoth, type Message, quoteWhole, withRemedies } from '../../diagnostics/diagnostic.ts';
import { CONTACT_TARGET } from '../../../schema/contact-target.ts';
import { namedWhole } from '../../diagnostics/in-forms.ts';
import { closestMatch } from '../../diagnostics/did-you-mean.ts';
import { isPagePath, rightPath } from '../../read/page-paths.ts';
import type { CheckContext } from './check-context.ts';
import { anEntryInForm, entryInForm } from './entry-words.ts';
import type { LinkPlace } from './link-place.ts';
import { asIs, leadsSomewhere, linkHint, meantTarget } from './link-remedies.ts';
import { newAddressOf } from './old-addresses.ts';
import type { IndexedPage } from './site-index.ts';
import { seenAs, VISITORS } from '../../diagnostics/what-visitors-see.ts';

/**
 * Returns whether a page may be there under an address: its file can't be read, has a name that is reported itself, or
 * isn't made for each entry of a collection, which is reported there.
 */
export const mayExist = (
  { index: { unsure, misnamed, entryPaths, entries } }: CheckContext,
  address: string,
): boolean =>
  misnamed.has(address) ||
  unsure.some((base) => address === base || address.startsWith(`${base}/`)) ||
  entries.some(({ slug, collection }) => !entryPaths.get(collection)?.length && address.endsWith(`/${slug}`));

/** Describes a path that no page has. */
export function missingPageMessage(site: CheckContext, address: string, place: LinkPlace): Message {
  const said = wordsOf(site, address, place);
  // Visitors of an old address are redirected, and hosts know addresses with a slash at the end.
  const isServed = newAddressOf(site.index, address) !== undefined || address.endsWith('/');
  return isServed || place.field.kind === 'page-reference' ? said : seenAs(said, VISITORS.missingPage);
}

function wordsOf(site: CheckContext, address: string, { field, accepts, write }: LinkPlace): Message {
  const {
    index,
    findRenamed,
    model: { regions },
  } = site;
  const message = say`There is no page at /${verbatim(address)}.`;
  const moved = newAddressOf(index, address);
  if (moved !== undefined && leadsSomewhere(site, field, `/${moved}`))
    return { ...inBoth(message, say`The page has moved: link to /${verbatim(moved)}.`) };
  const page = index.pages.find(({ path }) => path === address);
  const exists = (target: string) => accepts(target) && target !== CONTACT_TARGET;
  const meant = page ? undefined : meantTarget(site, field, `/${address}`, exists);
  const renamed = meant !== undefined && isMistyped(meant, address) ? undefined : findRenamed(address);
  if (renamed && leadsSomewhere(site, field, `/${renamed.path}`))
    return {
      ...withRemedies(
        message,
        `Did you mean "/${renamed.path}"? ${renamed.file} seems to be this page, renamed.`,
        say`Did you mean ${namedWhole(`/${renamed.path}`)}? ${verbatim(renamed.file)} seems to be this page, renamed.`,
      ),
    };
  if (meant !== undefined)
    return {
      ...withRemedies(
        message,
        hintForPath(linkHint(`/${address}`, meant, write, regions), verbatim(quoteWhole(meant))).english,
        hintForPath(linkHint(`/${address}`, meant, asIs, regions), namedWhole(meant)),
      ),
    };
  const { hint, form } = otherPage(site, page, address);
  return withRemedies(message, hint, form);
}

/** Asks whether a page is meant, where the hint would only say to write its address. */
const hintForPath = (hint: Phrase, quoted: Phrase): Phrase =>
  hint.english.startsWith('Write ') && /^.?\//.test(quoted.english) ? say`Did you mean ${quoted}?` : hint;

/** A remedy in words for the file, and in those of a form. */
interface Remedies {
  hint: string;
  form: Phrase;
}

const sameRemedy = (hint: Phrase): Remedies => ({ hint: hint.english, form: hint });

function otherPage({ model }: CheckContext, page: IndexedPage | undefined, address: string): Remedies {
  const collection = model.collections.get(page?.each ?? '');
  if (collection)
    return sameRemedy(
      say`Each ${entryInForm(collection)} has a page of its own below it: link to /${verbatim(address)}/ and the name of ${anEntryInForm(collection)}.`,
    );
  if (page)
    return sameRemedy(say`It is shown for unknown addresses and has no address of its own: link to another page.`);
  return {
    hint: `Link to another page, or bring back content/pages/${address}.yaml.`,
    form: say`Choose another page, or add a page with this address.`,
  };
}

/** Returns whether a target is spelled nearly like an address, as after a typo. */
const isMistyped = (target: string, address: string): boolean =>
  closestMatch(`/${address}`, [target], MAX_TYPO_DISTANCE) !== undefined;

/** Maximum number of differing letters for an address to count as mistyped. */
const MAX_TYPO_DISTANCE = 2;

/** Groups links to the same deleted page into one diagnostic. A mistyped link is reported on its own. */
export function deletedPageCause(site: CheckContext, address: string, place: LinkPlace): Pick<FileFinding, 'cause'> {
  const { findRenamed, index, model } = site;
  const near = site.suggest.near(address, index.names.addresses);
  if (near !== undefined && isMistyped(`/${near}`, address)) return {};
  const { form } = missingPageMessage(site, address, place);
  const file = `content/pages/${address}.yaml`;
  const remedies = causeHint({ index, model }, findRenamed(address), address, file);
  const said = withRemedies(form.message, remedies.hint, remedies.form);
  const seen = place.field.kind === 'page-reference' ? said : seenAs(said, VISITORS.missingPageOfLinks);
  return { cause: { file, path: [], ...seen, least: 2 } };
}

function causeHint(
  { index: { pages }, model }: Pick<CheckContext, 'index' | 'model'>,
  renamed: IndexedPage | undefined,
  address: string,
  file: string,
): Remedies {
  const unread = pages.find(({ path }) => !isPagePath(path) && rightPath(path, model.regions) === address);
  if (unread)
    return {
      hint: `Rename ${unread.file} to ${file}, or point the links elsewhere.`,
      form: say`Change the address of ${verbatim(unread.file)} to /${verbatim(address)}, or choose other pages for the links.`,
    };
  if (!renamed)
    return {
      hint: `Bring ${file} back, or point the links elsewhere.`,
      form: say`Add a page with this address, or choose other pages for the links.`,
    };
  const seems = `${renamed.file} seems to be this page, renamed`;
  return {
    hint: `${seems}: point the links to /${renamed.path}, or rename the file back.`,
    form: say`${verbatim(renamed.file)} seems to be this page, renamed: choose /${verbatim(renamed.path)} for the links, or change its address back.`,
  };
}
