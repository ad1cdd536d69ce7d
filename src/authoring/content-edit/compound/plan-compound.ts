import type { Diagnostic } from '../../../content/diagnostics/diagnostic.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { type EditRequest, diagnosticOf } from '../edit-request.ts';
import type { FileChange } from '../file-change.ts';
import { withSchemaOrder } from '../field-order.ts';
import type { CompoundEdit } from '../../../builder/protocol/edit-request.ts';
import { renameAnchor, renameEntry, renameFact, renamePage, retargetAnchor, replaceWord } from './rename.ts';
import { EditRefusal } from '../../edit/edit-operation.ts';
import { SiteTexts, sectionsOf } from './site-texts.ts';
import type { RegionCode, SiteRegions } from '../../../regions/site-regions.ts';
import { dataAt, plainOf, type Data } from '../../edit/plain-data.ts';
import { renameKey, replaceValue, entryText, insertEntryText, type EntryText } from '../../edit/edit-text.ts';
import { openYaml } from '../../edit/yaml-source.ts';
import type { Path } from '../../../data/path.ts';
import { isPageFile, pagePathOf } from '../../../content/read/page-paths.ts';
import { retargetLinks } from './retarget.ts';

/** Applies edits in memory and in order; some may affect several files. */
export function planCompound(
  root: string,
  { edits }: EditRequest,
  model: ContentModel,
): { changes: FileChange[]; diagnostics: Diagnostic[] } {
  const site = new SiteTexts(root, model);
  try {
    for (const edit of edits) {
      if ('compound' in edit) makeCompoundEdit(site, edit);
      else
        for (const operation of edit.operations)
          site.edit(edit.file, withSchemaOrder(site.textOf(edit.file), edit.file, operation, model));
    }
    return { changes: site.changes(), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error;
    return { changes: [], diagnostics: [diagnosticOf(error.file ?? 'content', error)] };
  }
}

/** Applies a compound edit to the site's texts. Throws an `EditRefusal` if it can't be applied. */
function makeCompoundEdit(site: SiteTexts, edit: CompoundEdit): void {
  switch (edit.compound) {
    case 'rename-anchor':
      return renameAnchor(site, edit.page, edit.from, edit.to);
    case 'retarget-anchor':
      return retargetAnchor(site, edit.page, edit.from, edit.to);
    case 'rename-page':
      return renamePage(site, edit.from, edit.to);
    case 'rename-entry':
      return renameEntry(site, edit.collection, edit.from, edit.to);
    case 'rename-fact':
      return renameFact(site, edit.from, edit.to);
    case 'move-entry':
      return moveEntry(site, edit.from, edit.to);
    case 'move-section':
      return moveSection(site, edit.from, edit.to);
    case 'insert-text':
      return insertItems(site, edit, edit.text);
    case 'replace-word':
      return replaceWord(site, edit.from, edit.to, edit.language);
    case 'wrap':
      return wrapValue(site, edit.file, edit.path, edit.by);
    case 'unwrap':
      return unwrapValue(site, edit.file, edit.path, edit.keep);
  }
}

/** The dimension by which a value may vary. */
type Dimension = 'language' | 'region';

/** Returns the variants of a value that varies by a dimension. */
const variantsBy = (by: Dimension, { languages, codes }: SiteRegions): readonly string[] =>
  by === 'language' ? languages : codes;

/**
 * Splits a value into one per language or region, all equal at first. A value with variants of the other dimension keeps
 * them: each region begins with the text of its language, each language with that of its first region.
 */
function wrapValue(site: SiteTexts, file: string, path: Path, by: Dimension): void {
  const data = dataAt(openYaml(site.textOf(file)).data, path);
  const other = by === 'region' ? 'language' : 'region';
  const { regions } = site.model;
  if (variesBy(data, other, regions)) return convertVariants(site, file, path, by, [...data.keys()]);
  site.change(file, (text) =>
    replaceValue(text, path, Object.fromEntries(variantsBy(by, regions).map((name) => [name, plainOf(data)]))),
  );
}

/** Merges the values of all languages or regions into the one that is kept. */
function unwrapValue(site: SiteTexts, file: string, path: Path, keep: string): void {
  const { regions } = site.model;
  site.change(file, (text) => {
    const names = dataAt(openYaml(text).data, path);
    if (!variesBy(names, 'language', regions) && !variesBy(names, 'region', regions))
      throw new EditRefusal('This value has no variants for languages or regions.', path);
    return replaceValue(text, path, plainOf(dataAt(names, [keep])));
  });
}

const variesBy = (data: Data, dimension: Dimension, regions: SiteRegions): data is Map<string, Data> => {
  const variants = variantsBy(dimension, regions);
  return data instanceof Map && data.size > 0 && [...data.keys()].every((name) => variants.includes(name));
};

/** Turns languages into regions or the other way round, key by key, so that each line keeps its comment. */
function convertVariants(site: SiteTexts, file: string, path: Path, by: Dimension, names: readonly string[]): void {
  const renamed = new Set<string>();
  const { regions } = site.model;
  const order = [...variantsBy(by, regions)];
  const values = dataAt(openYaml(site.textOf(file)).data, path);
  for (const name of order) {
    const source = names.find((one) => speaks(by === 'region' ? [name, one] : [one, name], regions)) ?? names[0];
    if (source === undefined || name === source) renamed.add(name);
    else if (renamed.has(source))
      site.edit(file, { op: 'put', path, key: name, value: plainOf(dataAt(values, [source])), order });
    else site.change(file, (text) => renameKey(text, [...path, source], name));
    if (source !== undefined) renamed.add(source);
  }
  for (const name of names) if (!renamed.has(name)) site.edit(file, { op: 'remove', path: [...path, name] });
}

/** Whether a region has a language. */
const speaks = ([region, language]: [region: string, language: string], { languageOf }: SiteRegions): boolean =>
  languageOf[region as RegionCode] === language;

/** A position in a list. */
interface ListPosition {
  file: string;
  path: Path;
  index: number;
}

/** Moves an entry with its comments to another list, possibly in another file; `to` is the index after removal. */
function moveEntry(site: SiteTexts, from: ListPosition, to: ListPosition): void {
  let entry: EntryText | undefined;
  site.change(from.file, (text) => {
    entry = entryText(text, from.path, from.index);
    return text;
  });
  site.edit(from.file, { op: 'remove', path: [...from.path, from.index] });
  site.change(to.file, (text) => (entry ? insertEntryText(text, to.path, to.index, entry) : text));
}

/** Inserts the items of a YAML list with their comments into a list that has items. */
function insertItems(site: SiteTexts, to: ListPosition, text: string): void {
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
function moveSection(
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
