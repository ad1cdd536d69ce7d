import { z } from 'zod';
import { localize, type LocalizeContext } from '../../content/localize/localize.ts';
import { fieldTitle, metaOf, schemaDef, type FieldKind } from '../../content/validate/schema-introspection.ts';
import { isContainer, isScalar } from '../../data/plain.ts';
import { humanize } from '../../i18n/name-forms.ts';
import { isShownIn, shownRegion } from '../../schema/regional.ts';
import type { Block, DocumentPhrase } from './markdown.ts';
import { richTextDocument } from './rich-text-blocks.ts';

/** What a value is written with. */
export interface ExportContext extends LocalizeContext {
  /** Returns the address of a picture or a file as the document sees it. */
  addressOf: (file: string) => string;
}

/** A place in a document. */
interface Place {
  /** Level of a heading at this place: 2 for a section. */
  depth: number;
  /** Whether the first text of a map is the heading of the rest, as in an item of a list. */
  isItem?: boolean;
  /** What the field is called. */
  title: string;
}

/**
 * Writes a value of the content in one region, guided by its schema: headings, paragraphs, lists, links and pictures.
 * Leaves out what says nothing, such as the side of a picture.
 * @param omit the names of fields at the top that are left out
 */
export function fieldBlocks(
  schema: z.ZodType,
  value: unknown,
  context: ExportContext,
  { depth, omit = [] }: { depth: number; omit?: readonly string[] },
): Block[] {
  const all = Object(value) as Record<string, unknown>;
  const own = Object.fromEntries(Object.entries(all).filter(([key]) => !omit.includes(key)));
  return blocks(schema, own, context, { depth, title: '' });
}

function blocks(schema: z.ZodType, value: unknown, context: ExportContext, place: Place): Block[] {
  if (value === undefined || value === null || value === '') return [];
  const { kind } = metaOf(schema);
  const { type, innerType, options, element, shape, valueType } = schemaDef(schema);
  if (kind === 'regional') return regionalBlocks(shape ?? {}, value, context, place);
  if (kind === 'picture') return pictureBlocks(schema, value, context);
  if (kind) return leafBlocks(kind, schema, value, context, place);
  if (innerType) return blocks(innerType, value, context, place);
  if (options) {
    const fitting = options.find((option) => option.safeParse(value).success);
    return fitting ? blocks(fitting, value, context, place) : [];
  }
  if (element && Array.isArray(value)) return listBlocks(element, value, context, place);
  if (shape && isContainer(value)) return mapBlocks(schema, shape, value, context, place);
  if (valueType && isContainer(value))
    return Object.entries(value).flatMap(([key, inner]) =>
      blocks(valueType, inner, context, { ...place, title: humanize(key) }),
    );
  const isPlain = (type === 'string' || type === 'number') && isScalar(value);
  return isPlain ? [labeled(place.title, text(String(value)))] : [];
}

/** Writes the value that the region shows. */
function regionalBlocks(
  shape: Record<string, z.ZodType>,
  value: unknown,
  context: ExportContext,
  place: Place,
): Block[] {
  if (!isContainer(value)) return [];
  const code = shownRegion(value, context.region.code, context.regions);
  const schema = shape[code];
  return schema ? blocks(schema, value[code], context, place) : [];
}

function pictureBlocks(schema: z.ZodType, value: unknown, context: ExportContext): Block[] {
  const { src, alt } = localize(schema, value, context) as { src: string; alt: string }; // the schema guarantees it
  return [paragraph({ kind: 'picture', url: context.addressOf(src), alt })];
}

function leafBlocks(
  kind: FieldKind,
  schema: z.ZodType,
  value: unknown,
  context: ExportContext,
  { depth, title }: Place,
): Block[] {
  const shown = String(localize(schema, value, context));
  switch (kind) {
    case 'rich-text':
      return richTextDocument(shown, depth + 1);
    case 'text':
    case 'search-text':
    case 'fact':
      return [isHeading(schema) ? heading(depth, shown) : paragraph(text(shown))];
    case 'image':
      return [paragraph({ kind: 'picture', url: context.addressOf(shown), alt: '' })];
    case 'media-file':
      return [labeled(title, link(context.addressOf(shown), shown))];
    case 'link':
    case 'plain-link':
      return [labeled(title, link(shown, shown))];
    case 'page-reference':
    case 'reference':
    case 'first-day':
    case 'last-day':
      return [labeled(title, text(shown))];
  }
}

/** Whether a text was made with `headingText()`. */
const isHeading = (schema: z.ZodType): boolean => z.globalRegistry.get(schema)?.['recommendedLength'] !== undefined;

function listBlocks(element: z.ZodType, all: readonly unknown[], context: ExportContext, place: Place): Block[] {
  const shown = all.filter((item) => !isContainer(item) || isShownIn(item, context.region.code));
  const items = shown.map((item) => blocks(element, item, context, { ...place, isItem: true }));
  const lines = items.map(([first, ...others]) =>
    others.length === 0 && first?.kind === 'paragraph' ? first.phrases : [],
  );
  if (items.length === 0 || lines.some(({ length }) => length === 0)) return items.flat();
  if (!lines.every(isLabeled)) return [{ kind: 'list', items: lines }];
  return [paragraph(strong(place.title)), { kind: 'list', items: lines.map((line) => line.slice(2)) }];
}

/** Whether a line begins with the name of its field, as `labeled` writes it: the list says it once. */
const isLabeled = ([first, ...others]: readonly DocumentPhrase[]): boolean =>
  first?.kind === 'strong' && others.length > 1;

function mapBlocks(
  schema: z.ZodType,
  shape: Record<string, z.ZodType>,
  value: Readonly<Record<string, unknown>>,
  context: ExportContext,
  { depth, isItem }: Place,
): Block[] {
  const linked = linkBlocks(shape, value, context);
  if (linked) return linked;
  const written = Object.entries(shape).flatMap(([key, field]) => {
    const found = blocks(field, value[key], context, {
      depth: isItem ? depth + 1 : depth,
      title: fieldTitle(schema, [key]),
    });
    return found.length > 0 ? [{ field, found }] : [];
  });
  const [first] = written;
  const name = isItem && first && written.length > 1 ? headingOf(first.found) : undefined;
  if (!name) return written.flatMap(({ found }) => found);
  return [{ kind: 'heading', level: depth + 1, phrases: name }, ...written.slice(1).flatMap(({ found }) => found)];
}

/** Returns what a single paragraph of words says, so that it can be the heading of what follows. */
function headingOf([block, ...others]: readonly Block[]): DocumentPhrase[] | undefined {
  if (block?.kind !== 'paragraph' || others.length > 0) return undefined;
  return block.phrases.every(({ kind }) => kind === 'text') ? block.phrases : undefined;
}

/** Writes a map of a label and a target as a link. */
function linkBlocks(
  shape: Record<string, z.ZodType>,
  value: Readonly<Record<string, unknown>>,
  context: ExportContext,
): Block[] | undefined {
  const fields = Object.entries(shape).map(([key, field]) => ({ key, field, kind: metaOf(field).kind }));
  const label = fields.find(({ kind }) => kind === 'text');
  const target = fields.find(({ kind }) => kind === 'link' || kind === 'plain-link');
  if (fields.length !== 2 || !label || !target) return undefined;
  const [words, url] = [label, target].map(({ field, key }) => String(localize(field, value[key], context)));
  return [paragraph(link(url ?? '', words ?? ''))];
}

const paragraph = (...phrases: DocumentPhrase[]): Block => ({ kind: 'paragraph', phrases });
const text = (value: string): DocumentPhrase => ({ kind: 'text', value });
const link = (url: string, value: string): DocumentPhrase => ({ kind: 'link', url, value });
const strong = (value: string): DocumentPhrase => ({ kind: 'strong', value });
const heading = (level: number, value: string): Block => ({ kind: 'heading', level, phrases: [text(value)] });
const labeled = (title: string, phrase: DocumentPhrase): Block =>
  title === '' ? paragraph(phrase) : paragraph(strong(`${title}:`), text(' '), phrase);
