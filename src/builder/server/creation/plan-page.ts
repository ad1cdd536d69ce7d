import { translated } from '../../../i18n/translations.ts';
import { texts } from '../../texts/texts.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { pagePathOf } from '../../../content/read/page-paths.ts';
import type { Path } from '../../../data/path.ts';
import { kindOf, PAGES_FOLDER } from '../../../model/file-kinds.ts';
import { sectionsOf, type SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import { withSchemaLine } from '../../../authoring/editor/generated-text.ts';
import { markExample, pageFiles } from '../../../authoring/scaffold/new-files.ts';
import { CallError } from '../answer-call.ts';
import { matchLanguages } from '../../../authoring/scaffold/match-languages.ts';
import { SEO_FIELDS_OF_ONE_PAGE } from '../../../schema/template.schema.ts';
import { launchItemsOf } from '../file-launch-items.ts';
import { textOfPage } from '../templates/template-text.ts';
import { fieldsOf, type FieldSetter } from './set-fields.ts';
import { completeText, setTranslatedText } from './set-text.ts';

/** What `create` is called with. */
export type CreateInput = Parameters<BuilderHandlers['create']>[0];

const PAGE_SCHEMA = 'schemas/page.schema.json';

/** Fields of a page that another one must not repeat: addresses, days, and texts about the first one. */
const OWN_FIELDS = ['alsoAt', 'redirectFrom', 'sitemap', 'visibleFrom', 'visibleUntil'];

/**
 * Adds a page to the site's texts as a draft, from a template or as a copy. It isn't listed by search engines yet.
 * @returns its file
 */
export function planPage(site: SiteTexts, { name, from, title }: CreateInput): string {
  const file = `${PAGES_FOLDER}${name}.yaml`;
  const isCopy = from?.startsWith(PAGES_FOLDER) ?? false;
  site.add(file, textOfStart(site, { name, from, title }));
  const fields = fieldsOf(site, file, site.model);
  if (isCopy) removeOwnFields(fields);
  fields.set(['draft'], true);
  setTranslatedText(site, file, ['name'], title);
  setTranslatedText(site, file, ['seo', 'title'], title);
  setTranslatedText(site, file, ['seo', 'keywords'], title);
  const heading = headingOf(sectionsOf(site.dataOf(file)));
  if (heading) setTranslatedText(site, file, heading, title);
  if (from !== undefined) markDescription(site, file, isCopy);
  return file;
}

/** Returns the text that a page starts from: that of another page or of a template, or an empty page. */
function textOfStart(site: SiteTexts, { name, from, title }: Pick<CreateInput, 'name' | 'from' | 'title'>): string {
  const file = `${PAGES_FOLDER}${name}.yaml`;
  if (from === undefined)
    return matchLanguages(
      pageFiles(name)
        .map(({ text }) => text)
        .join(''),
      site.model.regions.languages,
    );
  if (from.startsWith(PAGES_FOLDER)) return copy(site, from, file);
  const found = kindOf(site.model, from);
  if (found?.kind !== 'template' || found.of !== 'page' || !site.has(from))
    throw new CallError(texts.server.creation.notATemplate(from));
  return withSchemaLine(textOfPage(site.textOf(from), completeText(title, site.model.regions)), file, PAGE_SCHEMA);
}

/** Marks the description for search engines as a sample, unless the template has: it's about what the page was made of. */
function markDescription(site: SiteTexts, file: string, isCopy: boolean): void {
  const path = ['seo', 'description'];
  const isMarked = launchItemsOf(file, site.textOf(file)).some((item) => item.path.join('.') === path.join('.'));
  const { copiedDescription, sampleDescription } = texts.server.creation;
  if (!isMarked) site.change(file, (text) => markExample(text, path, isCopy ? copiedDescription : sampleDescription));
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
  return withSchemaLine(text, file, PAGE_SCHEMA);
}

function removeOwnFields(fields: FieldSetter): void {
  for (const key of OWN_FIELDS) fields.remove([key]);
  for (const key of SEO_FIELDS_OF_ONE_PAGE) fields.remove(['seo', key]);
}

/** Returns the heading of the page, in the section that opens it. */
function headingOf(sections: readonly Record<string, unknown>[]): Path | undefined {
  const index = sections.findIndex((section) => typeof section['title'] === 'object');
  return index < 0 ? undefined : ['sections', index, 'title'];
}
