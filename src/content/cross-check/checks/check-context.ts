import type { ContentModel } from '../../../model/content-model.ts';
import type { FileFinding } from '../../diagnostics/diagnostic.ts';
import type { PublicFiles } from '../../public/list-public-files.ts';
import type { Suggest } from '../../diagnostics/did-you-mean.ts';
import type { FileField } from '../../validate/walk-schema.ts';
import type { CheckedFiles } from '../../validate/validate.ts';
import type { FindRenamed } from './renamed-pages.ts';
import type { SiteIndex } from './site-index.ts';
import { isLanguage, type Language } from '../../../regions/site-regions.ts';

/** The input of every cross-file check. */
export interface CheckContext {
  checked: CheckedFiles;
  index: SiteIndex;
  model: ContentModel;
  publicFiles: PublicFiles;
  suggest: Suggest;
  findRenamed: FindRenamed;
  /** Whether every file passed its schema. Only then can a check conclude that nothing refers to a file. */
  complete: boolean;
}

/** Checks one field against the whole site. */
export type FieldCheck<F extends FileField> = (site: CheckContext, field: F) => FileFinding[];

/** Checks the site as a whole. */
export type CrossFileCheck = (site: CheckContext) => FileFinding[];

/** Returns the language of a key, which is a language code or a region code. */
export function languageOf({ checked: { singles }, model }: CheckContext, key: string): Language | undefined {
  if (isLanguage(model.regions, key)) return key;
  const regions: Readonly<Record<string, { language: Language }>> = singles.regions?.value.regions ?? {};
  return regions[key]?.language;
}
