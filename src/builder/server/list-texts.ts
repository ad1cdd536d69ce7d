import { schemaAt } from '../../authoring/describe/field-words.ts';
import { editorSchemaOf } from '../../authoring/editor/editor-schemas.ts';
import type { Path } from '../../data/path.ts';
import { nameInWords } from '../../i18n/translations.ts';
import type { ListedText } from '../protocol/answers.ts';
import { isLanguage, isRegionCode, type SiteRegions } from '../../regions/site-regions.ts';
import type { BuilderSession } from './session.ts';
import { visitFields } from '../../content/cross-check/file-fields.ts';
import { isTextField, type FileField } from '../../content/validate/walk-schema.ts';
import { pageNames } from './page-outlines.ts';

/** Answers `texts`: all texts of valid files, and what site.yaml says in one word for all languages. */
export const listTexts = (session: BuilderSession): ListedText[] => [
  ...writtenFields(session).flatMap((field) =>
    textsOf(field).map(([key, text]) => ({
      file: field.file,
      path: [...field.path, key],
      field: nameOf(field.path),
      language: languageOf(key, session.model.regions),
      text,
    })),
  ),
  ...siteSettings(session),
];

/** Returns the language of a text's key, which is a language or a region. */
const languageOf = (key: string, regions: SiteRegions): string =>
  !isLanguage(regions, key) && isRegionCode(regions, key) ? regions.languageOf[key] : key;

function siteSettings(session: BuilderSession): ListedText[] {
  const { site } = session.check.result().checked.singles;
  if (!site) return [];
  const json = editorSchemaOf(site.file, session.schemas)?.json;
  return wordsIn(site.value, []).map((word) => ({
    file: site.file,
    ...word,
    field: schemaAt(json, site.value, word.path)?.title ?? nameOf(word.path),
  }));
}

/** Names a field by its last name: `["sections", 2, "title"]` is "Title". */
const nameOf = (path: Path): string => nameInWords(path.findLast((step) => typeof step === 'string'));

/** Lists the strings in a value with their paths. */
const wordsIn = (value: unknown, path: (string | number)[]): Pick<ListedText, 'path' | 'text'>[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => wordsIn(item, [...path, index]));
  return Object.entries(Object(value) as object).flatMap(([key, inner]) => wordsIn(inner, [...path, key]));
};

/** Returns the fields of all valid files that have a kind, each once: in the file in which it's written. */
export function writtenFields(session: BuilderSession): FileField[] {
  const { checked } = session.check.result();
  const shared = new Map(pageNames(session).map((page) => [page.file, page.shared]));
  const fields: FileField[] = [];
  visitFields({ ...checked, templates: [] }, session.check.model, (field) => {
    const [list, index, name] = field.path;
    const entry = list === 'sections' && shared.get(field.file)?.find((one) => one.index === index);
    if (!entry || entry.own.includes(String(name))) fields.push(field);
  });
  return fields;
}

/** Returns the texts of a field by language or region; none for a field of another kind. */
export const textsOf = (field: FileField): [key: string, text: string][] =>
  isTextField(field) ? Object.entries(field.value) : [];
