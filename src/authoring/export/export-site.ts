import { stringify } from 'yaml';
import type { CheckedSite } from '../../content/check-site.ts';
import { assemble } from '../../content/load-content.ts';
import { localize } from '../../content/localize/localize.ts';
import { regionContext } from '../../content/page-data/region-context.ts';
import type { CheckedFile } from '../../content/validate/validate.ts';
import { visibilityInWords, visibilityOf } from '../../content/schedule/days.ts';
import { collectionOf, type ContentModel } from '../../model/content-model.ts';
import { addressesOf, schemaOf, singleFile, titleOf } from '../../model/file-kinds.ts';
import { regionPath } from '../../regions/region-path.ts';
import { pageSchema, sectionBase, type Page } from '../../schema/page.schema.ts';
import { isShownIn } from '../../schema/regional.ts';
import type { Visibility } from '../../schema/schedule.ts';
import { schemaFor } from '../../schema/schema-for.ts';
import { fieldBlocks, type ExportContext } from './field-blocks.ts';
import { toMarkdown, type Block } from './markdown.ts';

/** A text file of an export, by its path in the folder. */
export interface ExportedFile {
  file: string;
  text: string;
}

/** What an export holds besides its pictures. */
export interface SiteExport {
  files: ExportedFile[];
  /** The pages and entries, counted once for all regions. */
  pages: number;
}

/** The version of the layout of an export: it changes when a program that reads one must change. */
const LAYOUT = 1;

/** Files that hold settings. Their Markdown would say nothing. */
const SETTINGS = ['brand', 'regions', 'translation-checks'];

/**
 * Writes all that a checked site says: each file as JSON, as it's written, in all languages; and as Markdown for each region, in
 * its language and with facts filled in. What visitors don't see is in it, too, and says so.
 * @returns `undefined` if the site lacks a file that it needs
 */
export function exportSite(checkedSite: CheckedSite): SiteExport | undefined {
  const { model, checked } = checkedSite;
  const content = assemble(checked, model, {});
  if (!content) return undefined;
  const documents = documentsOf(checkedSite);
  const markdown = model.regions.codes.flatMap((code) => {
    const base = regionContext({ ...checkedSite, content }, code);
    return documents.flatMap((one) => {
      const toTop = '../'.repeat(one.name.split('/').length);
      const text = markdownOf(one, { ...base, addressOf: (file) => `${toTop}public${file}` });
      return text === undefined ? [] : [{ file: `${code}/${one.name}.md`, text }];
    });
  });
  const { url, name } = content.site;
  const index = documents.map(({ name: document, title, addresses }) => ({
    file: `content/${document}.json`,
    title,
    ...(addresses.length > 0 && { addresses: addresses.map((path) => `/${path}`) }),
  }));
  return {
    files: [
      { file: 'site.json', text: jsonOf({ layout: LAYOUT, url, name, regions: content.regions, files: index }) },
      ...documents.map((one) => ({ file: `content/${one.name}.json`, text: jsonOf(one.data) })),
      ...markdown,
    ],
    pages: documents.filter(({ addresses }) => addresses.length > 0).length,
  };
}

const jsonOf = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** What stands at the top of a Markdown document, and its text. */
interface DocumentParts {
  head: object;
  body: Block[];
}

/** A file of the content, as it's exported. */
interface ExportedDocument {
  /** Its path below `content/`, without ending. */
  name: string;
  data: unknown;
  title: string | undefined;
  /** Its addresses without region. */
  addresses: string[];
  /** Brings it into a region. Left out: there's nothing to read in it. */
  partsIn?: ((context: ExportContext) => DocumentParts) | undefined;
}

function documentsOf({ checked, model }: CheckedSite): ExportedDocument[] {
  const documentOf = <T>(
    { file, value }: CheckedFile<T>,
    partsIn?: (value: T, context: ExportContext) => DocumentParts,
  ) => ({
    name: file.replace(/^content\/|\.ya?ml$/g, ''),
    data: value,
    title: titleOf(model, file, value),
    addresses: isForEach(value) ? [] : addressesOf(model, file, checked),
    partsIn: partsIn && ((context: ExportContext) => partsIn(value, context)),
  });
  const singles = [...Object.values(checked.singles), ...checked.own.values()];
  return [
    ...checked.pages.map((one) => documentOf(one, (page, context) => pageParts(page, model, context))),
    ...checked.templates.map((one) => documentOf<unknown>(one)),
    ...[...checked.entries].flatMap(([name, entries]) => {
      const convert = collectionOf(model, name).convertsDollars ?? false;
      return entries.map((one) => documentOf(one, plainParts(one.file, model, convert)));
    }),
    ...singles.map((one: CheckedFile<unknown>) => documentOf(one, plainParts(one.file, model))),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether a page is made for each entry of a collection, so that it has no address of its own. */
const isForEach = (value: unknown): boolean => (value as Partial<Page>).each !== undefined;

/** Returns what brings a file without sections into a region. */
function plainParts(
  file: string,
  model: ContentModel,
  convert = false,
): ((value: unknown, context: ExportContext) => DocumentParts) | undefined {
  const schema = schemaOf(model, file);
  if (!schema || SETTINGS.some((name) => file === singleFile(name))) return undefined;
  return (value, context) => ({
    head: visibilityOf(Object(value) as Visibility) ?? {},
    body: fieldBlocks(schema, value, { ...context, convert }, { depth: 2, omit: OF_PLACE }),
  });
}

/** Fields that say when and where something is shown. */
const OF_PLACE = ['id', 'redirectFrom', 'visibleFrom', 'visibleUntil', 'draft'];

function pageParts(
  { sections, ...page }: Page,
  { regions, sections: types }: ContentModel,
  context: ExportContext,
): DocumentParts {
  const head = localize(schemaFor(regions, pageSchema), { ...page, sections: [] }, context);
  return {
    head: { ...head, sections: undefined },
    body: sections
      .filter((section) => isShownIn(section, context.region.code))
      .flatMap((section) => {
        const schema = types.get(section.type)?.schema;
        const omit = Object.keys(sectionBase);
        return schema ? [markOf(section), ...fieldBlocks(schema, section, context, { depth: 2, omit })] : [];
      }),
  };
}

/** Names the type of a section, and says if visitors don't see it. */
function markOf(section: Page['sections'][number]): Block {
  const shown = visibilityOf(section);
  const notes = [section.hidden && 'hidden', shown && visibilityInWords(shown)].filter(Boolean);
  return { kind: 'comment', value: [section.type, ...notes].join(', ') };
}

/** Writes a document: what describes it as YAML between two lines of hyphens, then its text. */
function markdownOf({ title, addresses, partsIn }: ExportedDocument, context: ExportContext): string | undefined {
  if (!partsIn) return undefined;
  const { head, body } = partsIn(context);
  const { code, locale, currency } = context.region;
  const front = {
    title,
    region: code,
    language: locale,
    currency,
    ...(addresses.length > 0 && { addresses: addresses.map((path) => regionPath(code, path)) }),
    ...head,
  };
  return `---\n${stringify(front)}---\n\n${toMarkdown(body)}`;
}
