import { ADDRESS_CASES } from '../../src/content/diagnostics/__fixtures__/address.cases.ts';
import { DIALECT_CASES } from '../../src/content/diagnostics/__fixtures__/dialect.cases.ts';
import type { DiagnosticCase } from '../../src/content/diagnostics/__fixtures__/diagnostic-case.ts';
import { FILE_CASES } from '../../src/content/diagnostics/__fixtures__/file.cases.ts';
import { LANGUAGE_CASES } from '../../src/content/diagnostics/__fixtures__/language.cases.ts';
import { LINK_CASES } from '../../src/content/diagnostics/__fixtures__/link.cases.ts';
import { MARKUP_CASES } from '../../src/content/diagnostics/__fixtures__/markup.cases.ts';
import { MISSING_CASES } from '../../src/content/diagnostics/__fixtures__/missing.cases.ts';
import { NAME_CASES } from '../../src/content/diagnostics/__fixtures__/name.cases.ts';
import { REFERENCE_CASES } from '../../src/content/diagnostics/__fixtures__/reference.cases.ts';
import { REGION_CASES } from '../../src/content/diagnostics/__fixtures__/region.cases.ts';
import { SCHEDULE_CASES } from '../../src/content/diagnostics/__fixtures__/schedule.cases.ts';
import { SYNTAX_CASES } from '../../src/content/diagnostics/__fixtures__/syntax.cases.ts';
import { TEXT_CASES } from '../../src/content/diagnostics/__fixtures__/text.cases.ts';
import { VALUE_CASES } from '../../src/content/diagnostics/__fixtures__/value.cases.ts';

/** Every mistake of the catalogue, by topic. */
export const ALL_CASES: Readonly<Record<string, readonly DiagnosticCase[]>> = {
  'The form of a file': SYNTAX_CASES,
  'YAML that is not read': DIALECT_CASES,
  'Whole files and hidden signs': FILE_CASES,
  'Fields that are unknown, missing or empty': MISSING_CASES,
  'Values that do not fit': VALUE_CASES,
  Links: LINK_CASES,
  'Images and references': REFERENCE_CASES,
  Names: NAME_CASES,
  'Addresses of pages': ADDRESS_CASES,
  'Schedules and drafts': SCHEDULE_CASES,
  'Names in braces and texts for search engines': TEXT_CASES,
  'Markup and notes in texts': MARKUP_CASES,
  'Texts of each language': LANGUAGE_CASES,
  Regions: REGION_CASES,
};
