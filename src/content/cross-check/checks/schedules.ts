import type { Visibility } from '../../../schema/schedule.ts';
import type { FieldPath, FileFinding } from '../../diagnostics/diagnostic.ts';
import { commonVisibility, isCovered, visibilityInWords, visibilityOf } from '../../schedule/days.ts';
import type { FileField } from '../../validate/walk-schema.ts';
import type { CheckContext, CrossFileCheck, FieldCheck } from './check-context.ts';
import { CASE_STUDY_PAGE, NEEDED_PAGES } from './needed-pages.ts';
import type { IndexedPage } from './site-index.ts';

/** Reports a last day before the first one. */
export const checkLastDay: FieldCheck = (_site, { file, path, value, shown = [] }) => {
  const { visibleFrom } = shown.at(-1) ?? {};
  const until = String(value);
  if (visibleFrom === undefined || visibleFrom <= until) return [];
  const message = `It would be shown until ${until}, but from ${visibleFrom} on: on no day at all.`;
  return [{ file, path, message, hint: 'Exchange the two days, or delete one of them.' }];
};

/** Reports a time zone that doesn't exist. */
export const checkTimeZone: CrossFileCheck = ({ checked: { singles }, suggest }) => {
  const { file = '', value } = singles.site ?? {};
  if (!value || isTimeZone(value.timeZone)) return [];
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
  const otherwise = 'Take a name from the IANA list, for example Europe/Copenhagen or America/New_York.';
  const message = `"${value.timeZone}" is no time zone.`;
  return [{ file, path: ['timeZone'], message, hint: suggest(value.timeZone, known, otherwise) }];
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

const VISIBILITY_FIELDS = ['draft', 'visibleFrom', 'visibleUntil'] as const;

/** Reports pages that the site can't be without and that aren't always shown, and redirects to drafts. */
export const checkSchedules: CrossFileCheck = ({ index }) => [
  ...index.pages.flatMap((page) => checkNeededPage(page)),
  ...[...index.pages, ...index.cases].flatMap(checkRedirects),
];

function checkNeededPage({ file, path, each, shown }: IndexedPage): FileFinding[] {
  const field = VISIBILITY_FIELDS.find((name) => shown[name] !== undefined);
  if (!field) return [];
  const isTemplate = each || path === CASE_STUDY_PAGE;
  const reason = isTemplate ? 'It makes the page of each case study.' : NEEDED_PAGES.get(path || 'home');
  if (reason === undefined) return [];
  const state = field === 'draft' ? 'be a draft' : 'have days on which it is not shown';
  const instead = isTemplate ? 'the file of a case study' : 'a section of the page';
  const hint = `Delete the line "${field}:", or move it to ${instead}.`;
  return [{ file, path: [field], key: true, message: `The page can't ${state}. ${reason}`, hint }];
}

const checkRedirects = ({ file, shown, redirectFrom }: Pick<IndexedPage, 'file' | 'shown' | 'redirectFrom'>) =>
  shown.draft
    ? redirectFrom.map((address, number): FileFinding => ({
        file,
        path: ['redirectFrom', number],
        message: `The old address /${address} would lead to a draft.`,
        hint: 'Delete the line "draft:", or list the address at a page that is published.',
      }))
    : [];

/** The files whose links follow their targets: an entry is left out while its page isn't shown. */
const FOLLOWING_FILES: ReadonlySet<string> = new Set(['content/navigation.yaml']);

/** What a field leads to: its name in a sentence, its file, and when it's shown. */
interface Target {
  name: string;
  file: string;
  /** Several if each of them can serve, as with sections that have the same anchor. */
  shown: readonly Visibility[];
}

/** Reports a link or a reference that's shown while its target isn't. */
export function checkShownWith(field: FileField, { name, file, shown }: Target, path: FieldPath): FileFinding[] {
  if (FOLLOWING_FILES.has(field.file)) return [];
  const needed = commonVisibility(field.shown ?? []);
  if (isCovered(needed, shown)) return [];
  const [target = {}] = shown;
  const message = `${name} ${visibilityInWords(target)}, but what leads to it ${visibilityInWords(needed)}.`;
  const hint = target.draft
    ? `Delete the line "draft:" in ${file}, or make this a draft, too.`
    : `Write the same days here, or change those in ${file}.`;
  return [{ file: field.file, path, message, hint }];
}

/** Returns what an address leads to, if it isn't always shown. */
export function targetAt({ index }: CheckContext, address: string): Target | undefined {
  const page = index.addresses.get(address);
  if (!page) return undefined;
  const { file, shown } = (page.each && index.limitedCases.find((one) => isAt(one.slug, address))) || page;
  return Object.keys(shown).length > 0 ? { name: `/${address}`, file, shown: [shown] } : undefined;
}

const isAt = (slug: string | undefined, address: string): boolean => slug !== undefined && address.endsWith(`/${slug}`);

/** Returns the case study with an id, if it isn't always shown. */
export function caseTarget({ index }: CheckContext, id: string): Target | undefined {
  const found = index.limitedCases.find((one) => one.id === id);
  return found && { name: `The case study "${id}"`, file: found.file, shown: [found.shown] };
}

/** Returns the service with an id, if it isn't always shown. */
export function serviceTarget({ checked }: CheckContext, id: string): Target | undefined {
  const { file = '', value } = checked.singles.services ?? {};
  const found = value?.services.find((service) => service.id === id);
  const shown = found && visibilityOf(found);
  return shown && { name: `The service "${id}"`, file, shown: [shown] };
}
