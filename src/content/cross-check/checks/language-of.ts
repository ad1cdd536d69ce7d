import { isLanguage, type Language } from '../../../regions/site-regions.ts';
import type { CheckContext } from './check-context.ts';

/** Returns the language of a key, which is a language code or a region code. */
export function languageOf({ checked: { singles }, model }: CheckContext, key: string): Language | undefined {
  if (isLanguage(model.regions, key)) return key;
  const regions: Readonly<Record<string, { language: Language }>> = singles.regions?.value.regions ?? {};
  return regions[key]?.language;
}
