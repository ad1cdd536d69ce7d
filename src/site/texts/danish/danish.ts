import type { Translations } from '../../../i18n/translations.ts';
import { danishCollections } from './collections.ts';
import { danishSiteDictionary } from './dictionary.ts';
import { danishSiteProblems } from './problems.ts';
import { danishSiteSections } from './sections.ts';
import { danishSingles } from './singles.ts';

/** What forms say of the site's own section types, collections and files, in Danish. */
const danish: Translations = {
  ...danishCollections,
  ...danishSiteDictionary,
  ...danishSiteProblems,
  ...danishSiteSections,
  ...danishSingles,
};

export default danish;
