import type { InForm } from '../../diagnostics/diagnostic.ts';
import { say, verbatim } from '../../../i18n/phrase.ts';
import { languageWord, regionName } from '../../diagnostics/in-forms.ts';
import {
  isDraftLanguage,
  isDraftRegion,
  isLanguage,
  isRegionCode,
  type Language,
  languageName,
  type RegionCode,
  type SiteRegions,
} from '../../../regions/site-regions.ts';
import type { RegionalField, TextField } from '../../validate/walk-schema.ts';
import type { FieldCheck } from './check-context.ts';

/** What a text, or a value by region, may lack while regions are drafts. */
interface Drafts {
  languages: readonly Language[];
  codes: readonly RegionCode[];
}

const known = new WeakMap<SiteRegions, Drafts>();

/** Returns the drafts of a site. Memoized, because each field is asked for them. */
function draftsOf(regions: SiteRegions): Drafts {
  const drafts = known.get(regions) ?? {
    languages: regions.languages.filter((language) => isDraftLanguage(regions, language)),
    codes: regions.codes.filter((code) => isDraftRegion(regions, code) && regions.bases[code] === undefined),
  };
  known.set(regions, drafts);
  return drafts;
}

/** A text or value that a draft lacks: its language or region, and what messages call it. */
interface Missing {
  key: string;
  name: string;
  form: InForm;
}

/** Returns the languages, or the regions, of drafts for which a text or value is missing. */
function missingIn(value: object, regions: SiteRegions): Missing[] {
  const drafts = draftsOf(regions);
  if (drafts.codes.length === 0) return [];
  const keys = Object.keys(value);
  // The schema guarantees that all keys are languages, or all are regions.
  if (keys.every((key) => isLanguage(regions, key)))
    return drafts.languages
      .filter((key) => !keys.includes(key))
      .map((key) => ({
        key,
        name: `The ${languageName(key)} text`,
        form: {
          message: say`The ${languageWord(key)} text is missing.`,
          hint: say`Fill in the field marked ${verbatim(key.toUpperCase())} before the draft is published.`,
        },
      }));
  if (!keys.every((key) => isRegionCode(regions, key))) return [];
  return drafts.codes
    .filter((key) => !keys.includes(key))
    .map((key) => ({
      key,
      name: `The value for region ${key}`,
      form: {
        message: say`The value for ${verbatim(regionName(key, regions))} is missing.`,
        hint: say`Fill it in before the draft is published.`,
      },
    }));
}

/** Returns whether a draft lacks a text or value. */
export const lacksDraftValue = (value: object, regions: SiteRegions): boolean => missingIn(value, regions).length > 0;

/** Warns about texts and values that draft regions lack. Without `draft: true` the schema reports them as errors. */
export const checkDraftValues: FieldCheck<TextField | RegionalField> = ({ model }, { file, path, value }) =>
  missingIn(value, model.regions).map(({ key, name, form }) => ({
    file,
    path,
    severity: 'warning',
    message: `${name} is missing.`,
    hint: `Add "${key}:" before the draft is published.`,
    form,
  }));
