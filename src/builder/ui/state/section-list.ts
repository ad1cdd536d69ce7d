import type { SiteOverview } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { dayWords } from './day-words.ts';
import { withFactValues } from './facts.ts';
import { identitiesOf, indexOfId, type Identities } from './identities.ts';
import { plainTextIn } from './plain-title.ts';
import { readingKeys, readingLanguage } from './variants.ts';
import type { Path } from '../../../data/path.ts';
import { isContainer } from '../../../data/plain.ts';

/** A section of a page as the outline shows it. */
export interface OutlineSection {
  index: number;
  /** The section's title in the language of the person, or the title of its type. */
  title: string;
  type: string;
  typeTitle: string;
  /** The anchor that the section was given. */
  id: string | undefined;
  hidden: boolean;
  /** Codes of the only regions that show it; `undefined`: all of them. */
  regions: readonly string[] | undefined;
  /** Set for a shared section: its name and the pages that show it. */
  shared: { name: string; pages: readonly string[] } | undefined;
  draft: boolean;
  /** First and last day on which visitors see it, such as `2027-01-31`. */
  visibleFrom: string | undefined;
  visibleUntil: string | undefined;
}

/** The entries of a page's list of sections; `undefined` if the file has no such list. */
export function sectionRecords(data: unknown): readonly Record<string, unknown>[] | undefined {
  const list: unknown = (data as { sections?: unknown } | null | undefined)?.sections;
  if (!Array.isArray(list)) return undefined;
  return list.map((entry: unknown) => (typeof entry === 'object' && entry !== null ? { ...entry } : {}));
}

const idsByData = new WeakMap<object, Identities>();

/**
 * Returns the identities of a page's sections; see `identitiesOf`. The same data always has the same ones: a component that still
 * has older data must not make sections of the newer data others.
 */
export function sectionIds(file: string, data: unknown): Identities {
  const key = isContainer(data) ? data : undefined;
  const ids = (key && idsByData.get(key)) ?? identitiesOf(file, sectionRecords(data) ?? []);
  if (key) idsByData.set(key, ids);
  return ids;
}

/**
 * Returns the path of a field in a section that stands elsewhere in another list; `undefined` if its section isn't there. Without
 * both lists, it's the same path.
 */
export function movedPath(path: Path, from: Identities | undefined, to: Identities | undefined): Path | undefined {
  const [list, index, ...rest] = path;
  if (!from || !to || list !== 'sections' || typeof index !== 'number') return path;
  const place = indexOfId(to, from[index]);
  return place < 0 ? undefined : [list, place, ...rest];
}

const stringOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Describes the sections of a page.
 * @param sharedData returns the fields of a shared section, as far as they are loaded
 */
export function describeSections(
  data: unknown,
  site: Pick<SiteOverview, 'sectionTypes' | 'shared' | 'languages' | 'facts' | 'regions'>,
  sharedData: (name: string) => unknown,
): OutlineSection[] {
  const { sectionTypes, shared } = site;
  const [language, keys] = [readingLanguage(site), readingKeys(site)];
  return (sectionRecords(data) ?? []).map((entry, index) => {
    const sharedName = stringOf(entry['shared']);
    const own = sharedName === undefined ? undefined : sharedData(sharedName);
    const fields = { ...(own as Record<string, unknown> | null | undefined), ...entry };
    const type = stringOf(fields['type']) ?? shared.find(({ name }) => name === sharedName)?.type ?? '';
    const typeTitle =
      sectionTypes.find((one) => one.type === type)?.title ?? (type || texts.outline.section.unknownType);
    const regions: unknown = fields['regions'];
    const title = plainTextIn(fields['title'], keys);
    return {
      index,
      title: title === undefined ? typeTitle : withFactValues(title, language, site),
      type,
      typeTitle,
      id: stringOf(fields['id']),
      hidden: fields['hidden'] === true,
      regions: Array.isArray(regions) ? regions.map(String) : undefined,
      shared: sharedName === undefined ? undefined : { name: sharedName, pages: pagesOf(shared, sharedName) },
      draft: fields['draft'] === true,
      visibleFrom: stringOf(fields['visibleFrom']),
      visibleUntil: stringOf(fields['visibleUntil']),
    };
  });
}

const pagesOf = (shared: SiteOverview['shared'], wanted: string): readonly string[] =>
  shared.find(({ name }) => name === wanted)?.pages ?? [];

/** The anchor of a section: its id, or its type if it has none. */
export const anchorOf = ({ id, type }: Pick<OutlineSection, 'id' | 'type'>): string => id ?? type;

/** Says when a scheduled section or page is shown, or nothing for one without dates. */
export function scheduleWords({
  visibleFrom,
  visibleUntil,
}: {
  visibleFrom?: string | undefined;
  visibleUntil?: string | undefined;
}): string | undefined {
  const { marks } = texts.outline;
  if (visibleFrom !== undefined && visibleUntil !== undefined)
    return marks.shownFromUntil(dayWords(visibleFrom), dayWords(visibleUntil));
  if (visibleFrom !== undefined) return marks.shownFrom(dayWords(visibleFrom));
  return visibleUntil === undefined ? undefined : marks.shownUntil(dayWords(visibleUntil));
}
