import type { Translations } from '../../../i18n/translations.ts';
import { danishCollections } from './collections.ts';
import { danishSiteDictionary } from './dictionary.ts';
import { danishExamples } from './launch-examples.ts';
import { danishLaunchChecks } from './launch-checks.ts';
import { danishNames } from './names.ts';
import { danishSiteProblems } from './problems.ts';
import { danishSiteSections } from './sections.ts';
import { danishSingles } from './singles.ts';

/** What forms say of the site's own section types, collections and files, and what the content says to its owner, in Danish. */
const danish: Translations = {
  ...danishCollections,
  ...danishSiteDictionary,
  ...danishExamples,
  ...danishLaunchChecks,
  ...danishNames,
  ...danishSiteProblems,
  ...danishSiteSections,
  ...danishSingles,
};

export default danish;
