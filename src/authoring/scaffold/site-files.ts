import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentModel } from '../../model/content-model.ts';
import { kindOf } from '../../model/file-kinds.ts';
import { editorSchemas, editorSchemaOf } from '../editor/editor-schemas.ts';
import { withSchemaLine } from '../editor/generated-text.ts';
import { fillTemplate, templateFiles, type NewFile } from './fill-template.ts';
import { drawingFiles } from './new-files.ts';
import { regionDefaults, type RegionChoice } from './region-defaults.ts';

/** What an author tells of a new site: its only region, and how it's called. */
export interface SiteChoice extends RegionChoice {
  /** Name of the site, as in the wordmark. */
  siteName: string;
}

/** The folder with the templates of a new site: its `content/` and `public/`. */
const TEMPLATES = join(import.meta.dirname, '../../site/new-site');

/** The files of a small, complete site of one region and one language, relative to the folder that holds `content/`. */
export function siteFiles(
  choice: SiteChoice,
  day: string,
  model: ContentModel,
): { content: NewFile[]; images: NewFile[] } {
  const values = valuesOf(choice, day);
  const schemas = editorSchemas(model);
  const content = templateFiles(TEMPLATES, 'content').map((file) => {
    const text = fillTemplate(join(TEMPLATES, file), values);
    const schema = editorSchemaOf(file, schemas);
    return { file, text: schema ? withSchemaLine(text, file, schema.file) : text };
  });
  const drawings = content.flatMap(({ file }) => {
    const found = kindOf(model, file);
    return found?.kind === 'entry' ? drawingFiles(found.collection, found.id) : [];
  });
  const pictures = templateFiles(TEMPLATES, 'public').map((file) => ({
    file,
    text: readFileSync(join(TEMPLATES, file), 'utf8'),
  }));
  return { content, images: [...pictures, ...drawings] };
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
