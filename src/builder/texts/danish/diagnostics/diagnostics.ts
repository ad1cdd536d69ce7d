import type { Translations } from '../../../../i18n/translations.ts';
import { danishChecksAToL } from './checks-a-l.ts';
import { danishChecksMToZ } from './checks-m-z.ts';
import { danishFiles } from './files.ts';
import { danishSectionProblems } from './sections.ts';
import { danishValues } from './values.ts';
import { danishVisitors } from './visitors.ts';
import { danishWords } from './words.ts';

/** What forms say of mistakes, in Danish. The server alone reads it. */
export const danishDiagnostics: Translations = {
  ...danishChecksAToL,
  ...danishChecksMToZ,
  ...danishFiles,
  ...danishSectionProblems,
  ...danishValues,
  ...danishVisitors,
  ...danishWords,
};
