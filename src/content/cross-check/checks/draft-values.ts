import { regionName } from '../../diagnostics/form-titles.ts';
import { isDraftLanguage, isLanguage, LANGUAGES, languageName } from '../../../regions/language.ts';
import { BASE_REGIONS, isDraftRegion, isRegionCode, REGION_CODES } from '../../../regions/region-code.ts';
import type { FieldCheck } from './check-context.ts';

const DRAFT_LANGUAGES = LANGUAGES.filter(isDraftLanguage);
const DRAFTS = REGION_CODES.filter((code) => isDraftRegion(code) && BASE_REGIONS[code] === undefined);

/** A text or value that a draft lacks: its language or region, and what messages call it. */
interface Missing {
  key: string;
  name: string;
  inForm: { name: string; field: string };
}

/** Returns the languages, or the regions, of drafts for which a text or value is missing. */
function missingIn(value: object): Missing[] {
  const keys = Object.keys(value);
  if (DRAFTS.length === 0) return [];
  // The schema guarantees that all keys are languages, or all are regions.
  if (keys.every(isLanguage))
    return DRAFT_LANGUAGES.filter((key) => !keys.includes(key)).map((key) => ({
      key,
      name: `The ${languageName(key)} text`,
      inForm: { name: `The ${languageName(key)} text`, field: `the field marked ${key.toUpperCase()}` },
    }));
  if (!keys.every(isRegionCode)) return [];
  return DRAFTS.filter((key) => !keys.includes(key)).map((key) => ({
    key,
    name: `The value for region ${key}`,
    inForm: { name: `The value for ${regionName(key)}`, field: 'it' },
  }));
}

/** Returns whether a draft lacks a text or value. */
export const lacksDraftValue = (value: object): boolean => missingIn(value).length > 0;

/** Warns about texts and values that draft regions lack. Without `draft: true` the schema reports them as errors. */
export const checkDraftValues: FieldCheck = (_site, { file, path, value }) =>
  // the schema guarantees a map
  missingIn(value as object).map(({ key, name, inForm }) => ({
    file,
    path,
    severity: 'warning',
    message: `${name} is missing.`,
    hint: `Add "${key}:" before the draft is published.`,
    form: {
      message: `${inForm.name} is missing.`,
      hint: `Fill in ${inForm.field} before the draft is published.`,
    },
  }));
