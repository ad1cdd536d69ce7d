import { SOURCE_LANGUAGE } from '../../regions/language.ts';
import { visitFields } from '../../content/cross-check/file-fields.ts';
import { fieldName, type FieldPath } from '../../content/diagnostics/diagnostic.ts';
import { isPageFile, pagePathOf } from '../../content/read/page-paths.ts';
import { commonVisibility, dayAfter, dayBefore, isVisibleOn } from '../../content/schedule/days.ts';
import type { SectionDefinitions } from '../../content/validate/section-definitions.ts';
import type { CheckedFiles } from '../../content/validate/validate.ts';
import type { FileField } from '../../content/validate/walk-schema.ts';

/** Something that appears on the site, or disappears from it, on a day. */
export interface ScheduledChange {
  /** The first day on which it's shown, or is no longer: a calendar day in the site's time zone, as in `2026-12-01`. */
  day: string;
  change: 'appears' | 'disappears';
  /** What changes, in words: `Pricing on /`. */
  what: string;
  /** The file that contains it; a shared section is listed for each page that shows it. */
  file: string;
  /** Path in the file, as in `sections[2]`; empty for a whole page or case study. */
  path: string;
}

/** Returns what appears and disappears from a day on, in the order of days. Drafts never do. */
export function upcomingChanges(checked: CheckedFiles, sections: SectionDefinitions, from: string): ScheduledChange[] {
  const changes: ScheduledChange[] = [];
  const texts = new Map<string, object>(
    [...checked.pages, ...checked.caseStudies].map(({ file, value }) => [file, value]),
  );
  // Each page contains the sections that it shares.
  visitFields({ ...checked, shared: [] }, sections, (field) => {
    const found = changeOf(field);
    if (!found || found.day < from) return;
    const { file, path } = field;
    const owner = path.slice(0, -1);
    changes.push({ ...found, what: nameOf(file, owner, texts.get(file), sections), file, path: nameOfPath(owner) });
  });
  return changes.sort((a, b) => order(a).localeCompare(order(b)));
}

const order = ({ day, file, path, change }: ScheduledChange): string => [day, file, path, change].join(' ');

const nameOfPath = (path: FieldPath): string => (path.length === 0 ? '' : fieldName(path));

/** Returns on which day a field makes its owner appear or disappear, unless the page or section around it isn't shown. */
function changeOf({ kind, value, shown = [] }: FileField): Pick<ScheduledChange, 'day' | 'change'> | undefined {
  if (kind !== 'first-day' && kind !== 'last-day') return undefined;
  const day = kind === 'first-day' ? String(value) : dayAfter(String(value));
  const isShown = (on: string, count: number) =>
    isVisibleOn(commonVisibility(shown.slice(0, count)), { day: on, drafts: false });
  const around = shown.length - 1;
  if (!isShown(day, around) || !isShown(dayBefore(day), around)) return undefined;
  const after = isShown(day, shown.length);
  if (after === isShown(dayBefore(day), shown.length)) return undefined;
  return { day, change: after ? 'appears' : 'disappears' };
}

/** Returns the words for a page, a section, an item or a case study. */
function nameOf(file: string, owner: FieldPath, data: object | undefined, sections: SectionDefinitions): string {
  if (!isPageFile(file)) return `${titleOf(data) ?? file}${owner.length > 0 ? `: ${fieldName(owner)}` : ''}`;
  const address = `/${pagePathOf(file)}`;
  const [list, index, ...inner] = owner;
  if (list !== 'sections') return `The page ${address}`;
  const section = (data as { sections: { type: string; title?: unknown }[] }).sections[Number(index)];
  const type = sections.get(section?.type ?? '')?.title ?? 'Section';
  const title = textOf(section?.title);
  const item = inner.length > 0 ? `, ${fieldName(inner)}` : '';
  return `${type}${title === undefined ? '' : ` "${title}"`}${item} on ${address}`;
}

const titleOf = (data: object | undefined): string | undefined =>
  data && 'clientName' in data ? `The case study "${String(data.clientName)}"` : undefined;

const textOf = (text: unknown): string | undefined =>
  typeof text === 'object' && text !== null && SOURCE_LANGUAGE in text
    ? String((text as Record<string, unknown>)[SOURCE_LANGUAGE])
    : undefined;
