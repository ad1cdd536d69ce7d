import { capitalized, type Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import type { Visibility } from '../../../schema/schedule.ts';
import { type FileFinding, type Proposal, withRemedies } from '../../diagnostics/diagnostic.ts';
import { dayInForm, didYouMean, liftLimits, named, titled, visibilityInForm } from '../../diagnostics/in-forms.ts';
import { commonVisibility, coversDays, visibilityInWords } from '../../schedule/days.ts';
import type { FileField, NamingField } from '../../validate/walk-schema.ts';
import type { CheckContext, CrossFileCheck, FieldCheck } from './check-context.ts';
import { anEntry, anEntryInForm } from './entry-words.ts';
import { collectionOfPage, neededPages, useOfEntryPage } from './needed-pages.ts';
import type { IndexedPage } from './site-index.ts';
import type { Path } from '../../../data/path.ts';
import { seenAs, VISITORS } from '../../diagnostics/what-visitors-see.ts';

/** Reports a last day before the first one. */
export const checkLastDay: FieldCheck<NamingField> = (_site, { file, path, value, shown = [] }) => {
  const { visibleFrom } = shown.at(-1) ?? {};
  const until = value;
  if (visibleFrom === undefined || visibleFrom <= until) return [];
  const message = `It would be shown until ${until}, but from ${visibleFrom} on: on no day at all.`;
  const form = {
    message: say`${titled('Visible until')} (${dayInForm(until)}) is before ${titled('Visible from')} (${dayInForm(visibleFrom)}), so it would never be shown.`,
    hint: say`Swap the two days, or clear one of them.`,
    visitors: VISITORS.said,
  };
  return [{ file, path, message, hint: 'Exchange the two days, or delete one of them.', form }];
};

/** Reports a time zone that doesn't exist. */
export const checkTimeZone: CrossFileCheck = ({ checked: { singles }, suggest }) => {
  const { file = '', value } = singles.site ?? {};
  if (!value || isTimeZone(value.timeZone)) return [];
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  const otherwise = 'Take a name from the IANA list, for example Europe/Copenhagen or America/New_York.';
  const message = `"${value.timeZone}" is no time zone.`;
  const form = {
    message: say`${named(value.timeZone)} is not a time zone.`,
    hint: didYouMean(
      suggest.near(value.timeZone, known),
      say`Write one with continent and city, for example Europe/Copenhagen or America/New_York.`,
    ),
  };
  return [{ file, path: ['timeZone'], message, hint: suggest(value.timeZone, known, otherwise), form }];
};

/** Returns whether a name is that of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

const VISIBILITY_FIELDS = ['draft', 'visibleFrom', 'visibleUntil'] as const;

/** Reports pages that the site can't be without and that aren't always shown. */
export const checkSchedules: CrossFileCheck = (site) => site.index.pages.flatMap((page) => checkNeededPage(page, site));

/** Returns why the site can't be without a page; `undefined` if it can. */
function needOf(page: IndexedPage, { model, index }: CheckContext): Phrase | undefined {
  const collection = collectionOfPage(page, model, index);
  return collection ? useOfEntryPage(collection) : neededPages(model).get(page.path || 'home');
}

function checkNeededPage(page: IndexedPage, site: CheckContext): FileFinding[] {
  const { file, shown } = page;
  const field = VISIBILITY_FIELDS.find((name) => shown[name] !== undefined);
  const reason = needOf(page, site);
  if (!field || reason === undefined) return [];
  const collection = collectionOfPage(page, site.model, site.index);
  const instead = collection ? `the file of ${anEntry(collection)}` : 'a section of the page';
  const hint = `Delete the line "${field}:", or move it to ${instead}.`;
  const insteadInForm = collection ? anEntryInForm(collection) : say`a section of the page`;
  const message =
    field === 'draft'
      ? say`The page can't be a draft. ${reason}`
      : say`The page can't have days on which it is not shown. ${reason}`;
  const hintInForm = say`${capitalized(liftLimits([field]))}, or set it for ${insteadInForm} instead.`;
  const said = withRemedies(message, hint, hintInForm);
  const isLost = page.path === '' && field === 'draft';
  return [{ file, path: [field], key: true, ...(isLost ? seenAs(said, VISITORS.missingHomePage) : said) }];
}

/** What a field leads to: its name in a sentence, its file, and when it's shown. */
interface Target {
  name: Phrase;
  /** Its name in a form, if that's another one. */
  nameInForm?: Phrase;
  file: string;
  /** Several if each of them can serve, as with sections that have the same anchor. */
  shown: readonly Visibility[];
}

/** Reports a link that's shown while its target isn't, unless it's left out then by itself. */
export function checkShownWith(
  field: Pick<FileField, 'file' | 'shown' | 'follows'>,
  target: Target,
  path: Path,
): FileFinding[] {
  const { name, nameInForm = name, file, shown } = target;
  if (field.follows) return [];
  const needed = commonVisibility(field.shown ?? []);
  if (coversDays(needed, shown)) return [];
  const [days = {}] = shown;
  const message = `${name.english} ${visibilityInWords(days)}, but what leads to it ${visibilityInWords(needed)}.`;
  const { hint, form } = remedyOf(field.file, days, file);
  const inForm = say`This link ${visibilityInForm(needed)}, but ${nameInForm}, where it leads, ${visibilityInForm(days)}.`;
  const visitors = days.draft ? VISITORS.missingPage : VISITORS.limitedPage;
  return [{ file: field.file, path, message, hint, form: { message: inForm, hint: form, visitors } }];
}

/** Says what to do about a link whose target isn't shown. A file that exists once has no days of its own. */
function remedyOf(linking: string, target: Visibility, file: string): Pick<Proposal, 'hint' | 'form'> {
  const place = verbatim(file);
  const hasDays = /^content\/[^/]+\//.test(linking);
  const lift = liftLimits(['draft']);
  if (target.draft)
    return hasDays
      ? {
          hint: `Delete the line "draft:" in ${file}, or make this a draft, too.`,
          form: say`${capitalized(lift)} in ${place}, or make this a draft, too.`,
        }
      : {
          hint: `Link to another page, or delete the line "draft:" in ${file}.`,
          form: say`Choose another page, or ${lift} in ${place}.`,
        };
  return hasDays
    ? {
        hint: `Write the same days here, or change those in ${file}.`,
        form: say`Give both the same dates, here or in ${place}.`,
      }
    : {
        hint: `Link to another page, or change the days in ${file}.`,
        form: say`Choose another page, or change the dates in ${place}.`,
      };
}

/** Returns what an address leads to, if it isn't always shown. A page that the site needs is at fault itself. */
export function limitedTargetAt(site: CheckContext, address: string): Target | undefined {
  const { index } = site;
  const page = index.addresses.get(address);
  if (!page) return undefined;
  const entry = index.limitedEntries.find((one) => one.collection === page.each && isAt(one.slug, address));
  if (!entry && needOf(page, site) !== undefined) return undefined;
  const { file, shown } = entry ?? page;
  if (Object.keys(shown).length === 0) return undefined;
  // The builder replaces the name of a file with its title.
  return { name: verbatim(`/${address}`), nameInForm: verbatim(file), file, shown: [shown] };
}

const isAt = (slug: string | undefined, address: string): boolean => slug !== undefined && address.endsWith(`/${slug}`);
