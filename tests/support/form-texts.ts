import { editorSchemas } from '../../src/authoring/editor/editor-schemas.ts';
import { withWords } from '../../src/builder/server/translated-schema.ts';
import { choiceName, humanize } from '../../src/i18n/name-forms.ts';
import type { ContentModel } from '../../src/model/content-model.ts';
import { SITE_FACTS } from '../../src/schema/site-facts.ts';

/** Names that are the same in every language: of companies, fonts and social networks. */
const NAMES = /^(?:Apple|Arial|Facebook|Georgia|Google|Hedvig Letters Serif|Schibsted Grotesk|Verdana|Vimeo|X)$/;

/** Lists what the forms of a site, its palette and its lists say: everything that has to be translated, once each. */
export function formTexts(model: ContentModel): ReadonlySet<string> {
  const texts = new Set<string>();
  const add = (text: string) => void texts.add(text);
  for (const { json } of editorSchemas(model)) withWords(json, add);
  for (const { title, description } of model.sections.values()) [title, description].forEach(add);
  for (const { title, plural } of model.collections.values()) [title, plural].forEach(add);
  for (const { title } of model.pageLists) add(title);
  for (const name of SITE_FACTS) add(humanize(name));
  return new Set([...texts].filter((text) => !NAMES.test(text) && !isOfContent(text, model)));
}

/** Whether a text is a name of the content, or made of one: a region, or the code of a region or a language. */
const isOfContent = (text: string, { regions: { codes, languages, names } }: ContentModel): boolean =>
  [...codes, ...languages].some((code) => text === choiceName(code)) || Object.values(names).includes(text);
