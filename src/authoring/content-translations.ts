import { danishContent } from '../builder/texts/danish/content/content.ts';
import { danishNewSites } from '../builder/texts/danish/content/new-sites.ts';
import { danishDiagnostics } from '../builder/texts/danish/diagnostics/diagnostics.ts';
import { addTranslations } from '../i18n/translations.ts';
import type { ContentModel } from '../model/content-model.ts';

addTranslations('da', danishContent);
addTranslations('da', danishNewSites);
addTranslations('da', danishDiagnostics);

/** Loads what forms say of the site's own section types, collections and files in other languages than English. */
export async function loadTranslations({ translations = {} }: Pick<ContentModel, 'translations'>): Promise<void> {
  if (translations.da) addTranslations('da', (await translations.da()).default);
}
