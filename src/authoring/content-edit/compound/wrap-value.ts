import { LANGUAGES, REGION_LANGUAGES } from '../../../regions/language.ts';
import { REGION_CODES, type RegionCode } from '../../../regions/region-code.ts';
import { dataAt, plainOf, type Data } from '../../edit/plain-data.ts';
import { EditRefusal } from '../../edit/edit-operation.ts';
import { renameKey, replaceValue } from '../../edit/edit-text.ts';
import { openYaml } from '../../edit/yaml-source.ts';
import type { SiteTexts } from './site-texts.ts';
import type { Path } from '../../../data/path.ts';

/** The dimension by which a value may vary, and its variants. */
export const DIMENSIONS = { language: LANGUAGES, region: REGION_CODES } as const;

type Dimension = keyof typeof DIMENSIONS;

/**
 * Splits a value into one per language or region, all equal at first. A value with variants of the other dimension keeps
 * them: each region begins with the text of its language, each language with that of its first region.
 */
export function wrapValue(site: SiteTexts, file: string, path: Path, by: Dimension): void {
  const data = dataAt(openYaml(site.textOf(file)).data, path);
  const other = by === 'region' ? 'language' : 'region';
  if (variesBy(data, other)) return convertVariants(site, file, path, by, [...data.keys()]);
  site.change(file, (text) =>
    replaceValue(text, path, Object.fromEntries(DIMENSIONS[by].map((name) => [name, plainOf(data)]))),
  );
}

/** Merges the values of all languages or regions into the one that is kept. */
export function unwrapValue(site: SiteTexts, file: string, path: Path, keep: string): void {
  site.change(file, (text) => {
    const names = dataAt(openYaml(text).data, path);
    if (!variesBy(names, 'language') && !variesBy(names, 'region'))
      throw new EditRefusal('This value has no variants for languages or regions.', path);
    return replaceValue(text, path, plainOf(dataAt(names, [keep])));
  });
}

const variesBy = (data: Data, dimension: Dimension): data is Map<string, Data> => {
  const variants: readonly string[] = DIMENSIONS[dimension];
  return data instanceof Map && data.size > 0 && [...data.keys()].every((name) => variants.includes(name));
};

/** Turns languages into regions or the other way round, key by key, so that each line keeps its comment. */
function convertVariants(site: SiteTexts, file: string, path: Path, by: Dimension, names: readonly string[]): void {
  const renamed = new Set<string>();
  const order = [...DIMENSIONS[by]];
  const values = dataAt(openYaml(site.textOf(file)).data, path);
  for (const name of order) {
    const source = names.find((one) => isOf(by === 'region' ? [name, one] : [one, name])) ?? names[0];
    if (source === undefined || name === source) renamed.add(name);
    else if (renamed.has(source))
      site.edit(file, { op: 'put', path, key: name, value: plainOf(dataAt(values, [source])), order });
    else site.change(file, (text) => renameKey(text, [...path, source], name));
    if (source !== undefined) renamed.add(source);
  }
  for (const name of names) if (!renamed.has(name)) site.edit(file, { op: 'remove', path: [...path, name] });
}

/** Whether a region has a language. */
const isOf = ([region, language]: [region: string, language: string]): boolean =>
  REGION_LANGUAGES[region as RegionCode] === language;
