import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isIgnoredPath } from '../../content/read/ignored-names.ts';
import { withSchemaLine } from '../editor/schema-line.ts';
import { fillTemplate, type NewFile } from './fill-template.ts';
import { PLACEHOLDER_BACKGROUND, placeholderLogo } from './placeholder-images.ts';
import { regionDefaults, type RegionChoice } from './region-defaults.ts';

/** What an author tells of a new site: its only region, and how it's called. */
export interface SiteChoice extends RegionChoice {
  /** Name of the site, as in the wordmark. */
  siteName: string;
}

/** A workshop's door and window, in place of the owner's photo. */
const WORKSHOP =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><path fill="#eceff3" d="M0 0h640v480H0z"/><path fill="#1b4965" d="M90 150h460v270H90z"/><path fill="#a63d1c" d="M70 110h500l20 50H50z"/><path fill="#f7f8fa" d="M130 200h210v130H130zM400 200h100v220H400z"/><path fill="none" stroke="#16202b" stroke-width="6" d="M170 300a32 32 0 1 0 64 0a32 32 0 1 0-64 0M240 300a32 32 0 1 0 64 0a32 32 0 1 0-64 0M202 300l24-52h36l10 52M226 248l-10-16h-14M262 248l8-20h16"/></svg>\n';

/** The files of a small, complete site of one region and one language, relative to the folder that holds `content/`. */
export function siteFiles(choice: SiteChoice, day: string): { content: NewFile[]; images: NewFile[] } {
  const values = valuesOf(choice, day);
  return {
    content: templates().map((name) => {
      const file = `content/${name}`;
      return { file, text: withSchemaLine(fillTemplate(`site/${name}`, values), file, schemaOf(name)) };
    }),
    images: [
      { file: 'public/images/workshop.svg', text: WORKSHOP },
      { file: 'public/images/logos/northside-couriers.svg', text: placeholderLogo('Northside Couriers') },
      { file: 'public/images/cases/northside-couriers.svg', text: PLACEHOLDER_BACKGROUND },
    ],
  };
}

const templates = (): string[] =>
  readdirSync(join(import.meta.dirname, 'site'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml') && !isIgnoredPath(name))
    .sort();

/** The schema that editors check a file by. */
function schemaOf(name: string): string {
  if (name.startsWith('pages/')) return 'schemas/page.schema.json';
  if (name.startsWith('case-studies/')) return 'schemas/case-study.schema.json';
  return `schemas/${name.replace('.yaml', '')}.schema.json`;
}

function valuesOf(choice: SiteChoice, day: string): Record<string, string> {
  const { country, countryName, flag, label, currencySymbol, priceFormat } = regionDefaults(choice);
  const text = (value: string) => JSON.stringify(value); // YAML reads JSON strings
  return {
    NAME: text(choice.siteName),
    CODE: choice.code,
    REGION: text(choice.name),
    LANGUAGE: choice.language,
    LOCALE: choice.locale,
    CURRENCY: choice.currency,
    LABEL: text(label),
    FLAG: flag,
    SYMBOL: text(currencySymbol),
    FORMAT: text(priceFormat),
    COUNTRY: text(countryName),
    COUNTRYCODE: text(country),
    COUNTRIES: `[${text(country)}]`,
    TODAY: day,
  };
}
