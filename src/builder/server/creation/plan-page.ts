import { translated } from '../../../i18n/translations.ts';
import { texts } from '../../texts/texts.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { pagePathOf } from '../../../content/read/page-paths.ts';
import { PAGES_FOLDER } from '../../../model/file-kinds.ts';
import type { SiteRegions } from '../../../regions/site-regions.ts';
import { sectionsOf, type SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import { withSchemaLine } from '../../../authoring/editor/generated-text.ts';
import { markExample, pageFiles, pageTemplates } from '../../../authoring/scaffold/new-files.ts';
import { CallError } from '../answer-call.ts';
import { matchLanguages } from '../../../authoring/scaffold/match-languages.ts';
import { fieldsOf, type FieldSetter } from './set-fields.ts';

/** What `create` is called with. */
export type CreateInput = Parameters<BuilderHandlers['create']>[0];

/** Fields of a page that another one must not repeat: addresses, days, and texts about the first one. */
const OWN_FIELDS = ['alsoAt', 'redirectFrom', 'sitemap', 'visibleFrom', 'visibleUntil'];
const OWN_SEO_FIELDS = ['ogTitle', 'ogDescription', 'ogImage', 'twitterTitle', 'twitterDescription', 'canonical'];

/**
 * Adds a page to the site's texts as a draft, from a template or as a copy. It isn't listed by search engines yet.
 * @returns its file
 */
export function planPage(site: SiteTexts, { name, from, title }: CreateInput): string {
  const file = `${PAGES_FOLDER}${name}.yaml`;
  const isCopy = from?.startsWith(PAGES_FOLDER) ?? false;
  site.add(file, from !== undefined && isCopy ? copy(site, from, file) : template(name, from, site.model.regions));
  const fields = fieldsOf(site, file, site.model);
  if (isCopy) removeOwnFields(fields);
  fields.set(['name'], title);
  fields.set(['draft'], true);
  fields.set(['seo', 'title'], title);
  fields.set(['seo', 'keywords'], title);
  setHeading(fields, sectionsOf(site.dataOf(file)), title);
  if (isCopy)
    site.change(file, (text) => markExample(text, ['seo', 'description'], texts.server.creation.copiedDescription));
  return file;
}

function template(name: string, from: string | undefined, { languages }: SiteRegions): string {
  if (from !== undefined && !pageTemplates().some(({ file }) => file === from))
    throw new CallError(texts.server.creation.notATemplate(from));
  return matchLanguages(
    pageFiles(name, from)
      .map(({ text }) => text)
      .join(''),
    languages,
  );
}

/** Returns the text of a page without the comments at its beginning, which are about that page. */
function copy(site: SiteTexts, from: string, file: string): string {
  const data = Object(site.dataOf(from)) as Record<string, unknown>;
  const each = site.model.collections.get(String(data['each']));
  if (each)
    throw new CallError(
      texts.server.creation.isMadeForEach(`/${pagePathOf(from)}`, translated(each.title).toLowerCase()),
    );
  const text = site.textOf(from).replace(/^(?:#.*\r?\n|\s*\r?\n)+/, '');
  return withSchemaLine(text, file, 'schemas/page.schema.json');
}

function removeOwnFields(fields: FieldSetter): void {
  for (const key of OWN_FIELDS) fields.remove([key]);
  for (const key of OWN_SEO_FIELDS) fields.remove(['seo', key]);
}

/** Sets the heading of the page in the section that opens it. */
function setHeading(
  fields: FieldSetter,
  sections: readonly Record<string, unknown>[],
  title: CreateInput['title'],
): void {
  const index = sections.findIndex((section) => typeof section['title'] === 'object');
  if (index >= 0) fields.set(['sections', index, 'title'], title);
}
