import { translated } from '../../i18n/translations.ts';
import { sourceLanguageOf, type RegionCode, type SiteRegions } from '../../regions/site-regions.ts';
import type { Page } from '../../schema/page.schema.ts';
import { visitFields } from '../../content/cross-check/file-fields.ts';
import { fieldName } from '../../content/diagnostics/diagnostic.ts';
import { pagePathOf } from '../../content/read/page-paths.ts';
import { commonVisibility, dayAfter, dayBefore, isVisibleOn } from '../../content/schedule/days.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { addressesOf, kindOf, titleOf } from '../../model/file-kinds.ts';
import type { CheckedFiles } from '../../content/validate/validate.ts';
import type { FileField } from '../../content/validate/walk-schema.ts';
import type { Path } from '../../data/path.ts';
import { texts } from '../../builder/texts/texts.ts';
import { isMap } from '../../data/plain.ts';

/** Something that appears on the site, or disappears from it, on a day. */
export interface ScheduledChange {
  /** The first day on which it's shown, or is no longer: a calendar day in the site's time zone, as in `2026-12-01`. */
  date: string;
  change: 'appears' | 'disappears';
  /** Address of the page, without region; undefined if it's shown on many pages. */
  page?: string;
  /** The section, by the title of its type; undefined if the whole page or entry changes. */
  section?: string;
  /** The regions that show it. */
  regions: readonly RegionCode[];
  /** What changes, in words: `Pricing "Plans" on /`. */
  what: string;
  /** The file that contains it; a shared section is listed for each page that shows it. */
  file: string;
  /** Path in the file, as in `sections[2]`; empty for a whole page or entry. */
  path: string;
}

/** Returns what appears and disappears from a day on, in the order of days. Drafts and hidden sections never do. */
export function upcomingChanges(checked: CheckedFiles, model: ContentModel, from: string): ScheduledChange[] {
  const changes: ScheduledChange[] = [];
  const describe = describer(checked, model);
  const pages = new Map(checked.pages.map(({ file, value }) => [file, value]));
  const isHidden = (file: string, [list, index]: Path) =>
    list === 'sections' && pages.get(file)?.sections[Number(index)]?.hidden === true;
  // Each page contains the sections that it shares.
  visitFields({ ...checked, shared: [], templates: [] }, model, (field) => {
    const found = changeOf(field);
    if (!found || found.date < from) return;
    const { file, path } = field;
    const owner = path.slice(0, -1);
    if (isHidden(file, owner)) return;
    changes.push({ ...found, ...describe(file, owner), file, path: owner.length > 0 ? fieldName(owner) : '' });
  });
  return changes.sort((a, b) => order(a).localeCompare(order(b)));
}

const order = ({ date, file, path, change }: ScheduledChange): string => [date, file, path, change].join(' ');

/** Returns on which day a field makes its owner appear or disappear, unless the page or section around it isn't shown. */
function changeOf({ kind, value, shown = [] }: FileField): Pick<ScheduledChange, 'date' | 'change'> | undefined {
  if (kind !== 'first-day' && kind !== 'last-day') return undefined;
  const day = kind === 'first-day' ? value : dayAfter(value);
  const isShown = (on: string, count: number) =>
    isVisibleOn(commonVisibility(shown.slice(0, count)), { day: on, drafts: false });
  const around = shown.length - 1;
  if (!isShown(day, around) || !isShown(dayBefore(day), around)) return undefined;
  const after = isShown(day, shown.length);
  if (after === isShown(dayBefore(day), shown.length)) return undefined;
  return { date: day, change: after ? 'appears' : 'disappears' };
}

type Description = Pick<ScheduledChange, 'page' | 'section' | 'regions' | 'what'>;

/** Creates a function that describes the page, section, item or entry at a path of a file. */
function describer(checked: CheckedFiles, model: ContentModel): (file: string, owner: Path) => Description {
  const ofPages = new Map(checked.pages.map(({ file, value }) => [file, value]));
  const ofEntries = new Map([...checked.entries.values()].flat().map(({ file, value }) => [file, value]));
  return (file, owner) => {
    const page = ofPages.get(file);
    if (page) return describePart(page, `/${pagePathOf(file)}`, owner, model);
    const found = kindOf(model, file);
    const regions = model.regions.codes;
    if (found?.kind === 'entry') {
      const [address = ''] = addressesOf(model, file, checked);
      const name = titleOf(model, file, ofEntries.get(file)) ?? found.id;
      return {
        page: `/${address}`,
        regions,
        what: texts.schedule.entry(translated(found.collection.title).toLowerCase(), name),
      };
    }
    return { regions, what: `${file.replace(/^content\//, '')}: ${fieldName(owner)}` };
  };
}

function describePart(page: Page, address: string, owner: Path, model: ContentModel): Description {
  const [list, index, ...inner] = owner;
  const section = list === 'sections' ? page.sections[Number(index)] : undefined;
  if (!section) return { page: address, regions: model.regions.codes, what: texts.schedule.page(address) };
  const type = translated(model.sections.get(section.type)?.title ?? section.type);
  const title = textOf(section['title'], model.regions);
  const item = inner.length > 0 ? `, ${fieldName(inner)}` : '';
  return {
    page: address,
    section: type,
    regions: section.regions ?? model.regions.codes,
    what: texts.schedule.section(`${type}${title === undefined ? '' : ` "${title}"`}${item}`, address),
  };
}

function textOf(text: unknown, regions: SiteRegions): string | undefined {
  const source = sourceLanguageOf(regions);
  return isMap(text) && source in text ? String(text[source]) : undefined;
}
