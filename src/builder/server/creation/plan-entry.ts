import { texts } from '../../texts/texts.ts';
import type { CollectionDefinition } from '../../../schema/define-collection.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../regions/language.ts';
import { planOf } from '../../../content/validate/schema-plan.ts';
import type { SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import type { NewFile } from '../../../authoring/scaffold/fill-template.ts';
import { entryFiles } from '../../../authoring/scaffold/new-files.ts';
import { CallError } from '../call-error.ts';
import { matchLanguages } from './match-languages.ts';
import type { CreateInput } from './plan-page.ts';
import { fieldsOf } from './set-fields.ts';

/**
 * Adds an entry of a collection to the site's texts.
 * @returns its file, and the placeholders for pictures that weren't chosen
 */
export function planEntry(
  site: SiteTexts,
  collection: CollectionDefinition,
  { name, title, fields: filledIn }: CreateInput,
): { file: string; pictures: NewFile[] } {
  if (!filledIn) throw new CallError(texts.server.creation.noFields(collection.title.toLowerCase()));
  const [content, ...drawings] = entryFiles(collection, name);
  if (!content) throw new Error('An entry has a file.');
  const { file, text } = content;
  site.add(file, matchLanguages(text, LANGUAGES));
  const fields = fieldsOf(site, file, site.model);
  const { nameField, schema } = collection;
  fields.set([nameField], planOf(schema.shape[nameField])?.kind === undefined ? plainTitle(title, name) : title);
  for (const [key, value] of Object.entries(filledIn)) fields.set([key], value);
  // Texts of the template are examples.
  for (const key of Object.keys(Object(site.dataOf(file)) as object))
    if (!Object.hasOwn(filledIn, key) && key !== nameField && isOptional(collection, key)) fields.remove([key]);
  const named = new Set(Object.keys(collection.drawings ?? {}).map((field) => fields.valueAt([field])));
  return { file, pictures: drawings.filter((drawing) => named.has(drawing.file.replace(/^public/, ''))) };
}

/** A name that has no languages. */
const plainTitle = (title: CreateInput['title'], id: string): string =>
  title[SOURCE_LANGUAGE] ?? Object.values(title)[0] ?? id;

const isOptional = ({ schema }: CollectionDefinition, field: string): boolean =>
  schema.shape[field]?.safeParse(undefined).success ?? false;
