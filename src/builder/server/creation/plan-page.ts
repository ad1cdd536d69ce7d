import { texts } from '../../texts/texts.ts';
import type { BuilderHandlers } from '../../protocol/methods.ts';
import { pagePathOf } from '../../../content/read/page-paths.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { LANGUAGES } from '../../../regions/language.ts';
import { sectionsOf, type SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import { withSchemaLine } from '../../../authoring/editor/schema-line.ts';
import { pageFiles } from '../../../authoring/scaffold/new-files.ts';
import { CallError } from '../call-error.ts';
import { matchLanguages } from './match-languages.ts';
import { fieldsOf, type FieldSetter } from './set-fields.ts';

/** What `create` is called with. */
export type CreateInput = Parameters<BuilderHandlers['create']>[0];

/** Fields of a page that another one must not repeat: addresses, and texts about the first one. */
const OWN_FIELDS = [['alsoAt'], ['redirectFrom'], ['sitemap']] as const;
const OWN_SEO_FIELDS = ['ogTitle', 'ogDescription', 'ogImage', 'twitterTitle', 'twitterDescription', 'canonical'];

/** Adds a page to the site's texts, from the template or as a copy. It isn't listed by search engines yet. */
export function planPage(site: SiteTexts, input: CreateInput, model: ContentModel): string {
  const { pageKind, name, from, title } = input;
  const { seoTitle = title, seoDescription = title } = input;
  const file = `content/pages/${name}.yaml`;
  site.add(file, from === undefined ? template(name) : copy(site, from, file));
  const fields = fieldsOf(site, file, model);
  if (from !== undefined) removeOwnFields(fields);
  fields.set(['name'], title);
  if (pageKind !== undefined || from === undefined) fields.set(['kind'], pageKind ?? 'page');
  fields.set(['seo', 'title'], seoTitle);
  fields.set(['seo', 'description'], seoDescription);
  fields.set(['seo', 'keywords'], title);
  setHeading(fields, sectionsOf(site.dataOf(file)), title, from === undefined ? seoDescription : undefined);
  return file;
}

const template = (name: string): string =>
  matchLanguages(
    pageFiles(name)
      .map(({ text }) => text)
      .join(''),
    LANGUAGES,
  );

/** Returns the text of a page without the comments at its beginning, which are about that page. */
function copy(site: SiteTexts, from: string, file: string): string {
  if (!from.startsWith('content/pages/')) throw new CallError(texts.server.creation.notAPage(from));
  const data = Object(site.dataOf(from)) as Record<string, unknown>;
  const each = site.model.collections.get(String(data['each']));
  if (each) throw new CallError(texts.server.creation.isMadeForEach(`/${pagePathOf(from)}`, each.title.toLowerCase()));
  const text = site.textOf(from).replace(/^(?:#.*\r?\n|\s*\r?\n)+/, '');
  return withSchemaLine(text, file, 'schemas/page.schema.json');
}

function removeOwnFields(fields: FieldSetter): void {
  for (const path of OWN_FIELDS) fields.remove(path);
  for (const key of OWN_SEO_FIELDS) fields.remove(['seo', key]);
}

/** Sets the heading of the page, and the line below it, in the section that opens it. */
function setHeading(
  fields: FieldSetter,
  sections: readonly Record<string, unknown>[],
  title: CreateInput['title'],
  subtitle: CreateInput['title'] | undefined,
): void {
  const index = sections.findIndex((section) => typeof section['title'] === 'object');
  if (index < 0) return;
  fields.set(['sections', index, 'title'], title);
  if (subtitle && sections[index]?.['subtitle'] !== undefined) fields.set(['sections', index, 'subtitle'], subtitle);
}
