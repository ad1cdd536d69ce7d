import type { Translations } from '../../../../i18n/translations.ts';
import { danishBrand } from './brand.ts';
import { danishDictionaryHelp } from './dictionary-help.ts';
import { danishDictionaryTitles } from './dictionary-titles.ts';
import { danishPages } from './pages.ts';
import { danishSectionsAToC } from './sections-a-c.ts';
import { danishSectionsDToL } from './sections-d-l.ts';
import { danishSectionsMToQ } from './sections-m-q.ts';
import { danishSectionsRToZ } from './sections-r-z.ts';
import { danishSettings } from './settings.ts';
import { danishSiteFacts } from './site-facts.ts';

/** What forms say of the engine's own files and section types, in Danish. The server alone reads it. */
export const danishContent: Translations = {
  ...danishBrand,
  ...danishDictionaryHelp,
  ...danishDictionaryTitles,
  ...danishPages,
  ...danishSectionsAToC,
  ...danishSectionsDToL,
  ...danishSectionsMToQ,
  ...danishSectionsRToZ,
  ...danishSettings,
  ...danishSiteFacts,
};
