import { isPageFile, pagePathOf } from '../../../content/read/page-paths.ts';
import { EditRefusal } from '../../edit/edit-operation.ts';
import { entryText, insertEntryText, type EntryText } from '../../edit/edit-text.ts';
import { dataAt } from '../../edit/plain-data.ts';
import { openYaml } from '../../edit/yaml-source.ts';
import { retargetLinks } from './retarget.ts';
import { sectionsOf, type SiteTexts } from './site-texts.ts';
import type { Path } from '../../../data/path.ts';

/** A position in a list. */
export interface ListPosition {
  file: string;
  path: Path;
  index: number;
}

/** Moves an entry with its comments to another list, possibly in another file; `to` is the index after removal. */
export function moveEntry(site: SiteTexts, from: ListPosition, to: ListPosition): void {
  let entry: EntryText | undefined;
  site.change(from.file, (text) => {
    entry = entryText(text, from.path, from.index);
    return text;
  });
  site.edit(from.file, { op: 'remove', path: [...from.path, from.index] });
  site.change(to.file, (text) => (entry ? insertEntryText(text, to.path, to.index, entry) : text));
}

/** Inserts the items of a YAML list with their comments into a list that has items. */
export function insertItems(site: SiteTexts, to: ListPosition, text: string): void {
  // Comments at the top of a text belong to the whole; below a key, they belong to the first item.
  const source = `items:\n${text}`;
  site.change(to.file, (before) => {
    const items: unknown = dataAt(openYaml(source).data, ['items']);
    if (!Array.isArray(items)) throw new EditRefusal('The text is no list.', to.path);
    return [...items.keys()].reduce(
      (now, index) => insertEntryText(now, to.path, to.index + index, entryText(source, ['items'], index)),
      before,
    );
  });
}

/** Moves a section to another page and updates all links to its anchor. */
export function moveSection(
  site: SiteTexts,
  from: { file: string; index: number },
  to: { file: string; index: number },
): void {
  for (const { file } of [from, to])
    if (!isPageFile(file)) throw new EditRefusal('Only pages have sections.', []).in(file);
  const section = sectionsOf(site.dataOf(from.file))[from.index];
  moveEntry(site, { ...from, path: ['sections'] }, { ...to, path: ['sections'] });
  const anchor = section?.['id'] ?? section?.['type'];
  const [oldPage, newPage] = [from.file, to.file].map(pagePathOf);
  const stays = sectionsOf(site.dataOf(from.file)).some(({ id, type }) => (id ?? type) === anchor);
  if (stays || typeof anchor !== 'string') return;
  retargetLinks(site, (target, file) => {
    const isOwn = target === `#${anchor}` && file === from.file;
    return isOwn || target === `/${oldPage}#${anchor}` ? `/${newPage}#${anchor}` : target;
  });
}
