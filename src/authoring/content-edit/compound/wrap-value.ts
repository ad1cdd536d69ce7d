import type { RegionCode, SiteRegions } from '../../../regions/site-regions.ts';
import { dataAt, plainOf, type Data } from '../../edit/plain-data.ts';
import { EditRefusal } from '../../edit/edit-operation.ts';
import { renameKey, replaceValue } from '../../edit/edit-text.ts';
import { openYaml } from '../../edit/yaml-source.ts';
import type { SiteTexts } from './site-texts.ts';
import type { Path } from '../../../data/path.ts';

/** The dimension by which a value may vary. */
type Dimension = 'language' | 'region';

/** Returns the variants of a value that varies by a dimension. */
const variantsBy = (by: Dimension, { languages, codes }: SiteRegions): readonly string[] =>
  by === 'language' ? languages : codes;

/**
 * Splits a value into one per language or region, all equal at first. A value with variants of the other dimension keeps
 * them: each region begins with the text of its language, each language with that of its first region.
 */
export function wrapValue(site: SiteTexts, file: string, path: Path, by: Dimension): void {
  const data = dataAt(openYaml(site.textOf(file)).data, path);
  const other = by === 'region' ? 'language' : 'region';
  const { regions } = site.model;
  if (variesBy(data, other, regions)) return convertVariants(site, file, path, by, [...data.keys()]);
  site.change(file, (text) =>
    replaceValue(text, path, Object.fromEntries(variantsBy(by, regions).map((name) => [name, plainOf(data)]))),
  );
}

/** Merges the values of all languages or regions into the one that is kept. */
export function unwrapValue(site: SiteTexts, file: string, path: Path, keep: string): void {
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
