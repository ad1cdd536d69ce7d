import { LANGUAGES } from '../../../regions/language.ts';
import { REGION_CODES } from '../../../regions/region-code.ts';
import { dataAt, plainOf } from '../../edit/plain-data.ts';
import { EditRefusal, type Path } from '../../edit/edit-operation.ts';
import { replaceValue } from '../../edit/edit-text.ts';
import { openYaml } from '../../edit/yaml-source.ts';
import type { SiteTexts } from './site-texts.ts';

/** The dimension by which a value may vary, and its variants. */
export const VARIANTS = { language: LANGUAGES, region: REGION_CODES } as const;

/** Splits a value into one per language or region, all equal at first. */
export function wrapValue(site: SiteTexts, file: string, path: Path, by: keyof typeof VARIANTS): void {
  site.change(file, (text) => {
    const value = plainOf(dataAt(openYaml(text).data, path));
    return replaceValue(text, path, Object.fromEntries(VARIANTS[by].map((name) => [name, value])));
  });
}

/** Merges the values of all languages or regions into the one that is kept. */
export function unwrapValue(site: SiteTexts, file: string, path: Path, keep: string): void {
  site.change(file, (text) => {
    const names = dataAt(openYaml(text).data, path);
    const known = Object.values(VARIANTS).some(
      (variants) =>
        names instanceof Map && names.size > 0 && [...names.keys()].every((name) => variants.includes(name as never)),
    );
    if (!known) throw new EditRefusal('This value has no variants for languages or regions.', path);
    return replaceValue(text, path, plainOf(dataAt(names, [keep])));
  });
}
