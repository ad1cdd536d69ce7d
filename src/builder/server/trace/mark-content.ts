import type { z } from 'zod';
import { collectionOf, type ContentModel } from '../../../model/content-model.ts';
import { entriesFolder, singleFile } from '../../../model/file-kinds.ts';
import { requiredFiles } from '../../../model/single-files.ts';
import { walkSchema, type SchemaField } from '../../../content/validate/walk-schema.ts';
import { pageSchema } from '../../../schema/page.schema.ts';
import { schemaFor } from '../../../schema/schema-for.ts';
import type { PageEntry, SiteContent } from '../../../schema/site-content.ts';
import type { Entry } from '../../../schema/define-collection.ts';
import { marked, markedLines, MARKS_PER_FILE } from './marks.ts';
import type { Path } from '../../../data/path.ts';

/** A text or picture of a file that is marked. */
export interface MarkedField {
  file: string;
  /**
   * Path to the text itself, `['sections', 0, 'title', 'en']`, or to the picture with its alternative text. In a page, shared
   * sections stand in place.
   */
  path: Path;
  kind: SchemaField['kind'] | 'number';
  /** The text as it's written. */
  value: string;
}

/** Content with marks in its texts. */
export interface MarkedContent {
  content: SiteContent;
  /** Returns what a mark stands for, by its number. */
  fieldOf: (id: number) => MarkedField | undefined;
  /** Names of picture files without marks, by those with them. */
  pictures: ReadonlyMap<string, string>;
}

/** Kinds of fields whose words a page shows. */
const WORDED: ReadonlySet<string> = new Set(['text', 'rich-text', 'fact']);

/** Plain values that pages show, too. `*` stands for every key. */
const PLAIN: Readonly<Record<'site' | 'regions', readonly Path[]>> = {
  site: [
    ['name'],
    ['person'],
    ['email'],
    ['phone'],
    ...['legalName', 'vatNumber', 'taxId', 'registry', 'street', 'postalCode', 'city'].map((key) => ['company', key]),
    ['social', '*', 'name'],
    ['processors', '*', 'name'],
  ],
  regions: [
    ['*', 'name'],
    ['*', 'label'],
  ],
};

/** Returns the file of a page. */
export const pageFileOf = ({ path }: Pick<PageEntry, 'path'>): string => `content/pages/${path || 'home'}.yaml`;

/** Returns the file of an entry of a collection. */
export const entryFileOf = (collection: string, { id }: { id: string }): string =>
  `${entriesFolder(collection)}${id}.yaml`;

/**
 * Copies the content with marks around its texts, and in the names of its pictures. Ids, links, enumerations and numbers stay
 * unmarked.
 * Each section of a page keeps its index in the page's list, whatever is left out of the list later: see `anchoredByPlace`.
 * @param written the content as it's written, with everything that isn't shown: it counts in lists
 */
export function markContent(written: SiteContent, model: ContentModel): MarkedContent {
  const files = collectMarkers();
  const single = <K extends 'facts' | 'navigation' | 'dictionary'>(name: K): SiteContent[K] =>
    files.add().mark(written[name], singleFile(name), [], requiredFiles(model)[name]);
  const markPage = (page: PageEntry): PageEntry => {
    const { mark } = files.add();
    return {
      ...mark(
        { ...page, sections: [] as PageEntry['sections'] },
        pageFileOf(page),
        [],
        schemaFor(model.regions, pageSchema),
      ),
      sections: page.sections.map((section, index) => {
        const definition = model.sections.get(section.type);
        const copy = definition
          ? mark(section, pageFileOf(page), ['sections', index], definition.schema)
          : structuredClone(section);
        return { ...copy, [PLACE]: index };
      }),
    };
  };
  const content = {
    ...written,
    facts: single('facts'),
    navigation: single('navigation'),
    dictionary: single('dictionary'),
    singles: mapValues(written.singles, (value, name) => {
      const own = model.singles.get(name);
      return own ? files.add().mark(value, singleFile(name), [], own.schema) : value;
    }),
    site: files.add().plain(written.site, 'content/site.yaml', PLAIN.site),
    regions: files.add().plain(written.regions, 'content/regions.yaml', PLAIN.regions),
    pages: written.pages.map(markPage),
    entries: mapValues(written.entries, (all, name) => all.map((entry) => files.entry(entry, name, model))),
  };
  return { content, fieldOf: files.fieldOf, pictures: files.pictures() };
}

/** Copies a record with other values. */
const mapValues = <T>(record: Readonly<Record<string, T>>, map: (value: T, name: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]));

/** The key of a section's index in the list of its file. No section type can have such a field. */
const PLACE = '(place)';

/** Gives each section its index in its page's file as its anchor, so that a rendered section tells its place. */
export const anchoredByPlace = <T extends Pick<SiteContent, 'pages'>>(marked: T): T => ({
  ...marked,
  pages: marked.pages.map((page) => ({
    ...page,
    sections: page.sections.map(({ [PLACE]: place, ...section }) => ({ ...section, id: String(place) })),
  })),
});

/** A file that is being marked: copies its values with marks, and lists what they stand for. */
type Marker = ReturnType<typeof createMarker>;

/** @param first the number of the file's first mark */
function createMarker(first: number) {
  const fields: MarkedField[] = [];
  const pictures = new Map<string, string>();
  const numberOf = (field: MarkedField) => first + fields.push(field) - 1;
  /** Marks a picture's file. The field is the picture with its alternative text, or the file alone. */
  const markPicture = (src: string, file: string, path: Path): string => {
    const number = numberOf({ file, path, kind: 'image', value: src });
    const source = src.replace(FILE_STEM, (stem) => marked(stem, number));
    pictures.set(source, src);
    return source;
  };
  /** Copies a value with marks in the texts and pictures of its schema. */
  const mark = <T>(value: T, file: string, path: Path, schema: z.ZodType): T => {
    const copy = structuredClone(value);
    walkSchema(schema, copy, [...path], (field) => {
      const { kind, path: own, group } = field;
      if (WORDED.has(kind)) markField(field, (key, text) => numberOf({ file, path: [...own, key], kind, value: text }));
      if (kind === 'image')
        setAt(
          copy,
          own.slice(path.length),
          markPicture(String(field.value), file, group === 'picture' ? own.slice(0, -1) : own),
        );
    });
    return copy;
  };
  /** Copies a value with marks in the plain texts at some paths. */
  const plain = <T>(value: T, file: string, paths: readonly Path[]): T => {
    const copy = structuredClone(value);
    for (const path of paths)
      markPlain(copy, path, [], (own, text) => numberOf({ file, path: own, kind: 'text', value: text }));
    return copy;
  };
  return { mark, plain, fields, pictures };
}

/** An entry with marks, and what marked it. */
interface MarkedEntry {
  copy: Entry;
  number: number;
  marker: Marker;
}

/** Entries that have marks already: an edit leaves all others the same objects. */
let markedEntries = new WeakMap<Entry, MarkedEntry>();

/** The number of the next file to be marked. */
let nextFile = 0;

/** Collects the files of a site, each with marks of its own. */
function collectMarkers() {
  // Numbers begin again long before they run out: a site has far fewer files.
  if (nextFile > MARKS_PER_FILE / 2) [nextFile, markedEntries] = [0, new WeakMap()];
  const markers = new Map<number, Marker>();
  const add = (number = nextFile++, marker = createMarker(number * MARKS_PER_FILE)): Marker => {
    markers.set(number, marker);
    return marker;
  };
  return {
    add: () => add(),
    /** Copies an entry with marks, or returns its last copy. */
    entry(entry: Entry, name: string, model: ContentModel): Entry {
      const { schema, nameField } = collectionOf(model, name);
      const known = markedEntries.get(entry);
      if (known) {
        add(known.number, known.marker);
        return known.copy;
      }
      const number = nextFile;
      const marker = add();
      const file = entryFileOf(name, entry);
      const copy = marker.plain(marker.mark(entry, file, [], schema), file, [[nameField]]);
      markedEntries.set(entry, { copy, number, marker });
      return copy;
    },
    fieldOf: (id: number) => markers.get(Math.floor(id / MARKS_PER_FILE))?.fields[id % MARKS_PER_FILE],
    pictures: () => new Map([...markers.values()].flatMap(({ pictures }) => [...pictures])),
  };
}

/** A file's name without its folder and ending. */
const FILE_STEM = /[^/]+(?=\.[^.]+$)/;

/** Sets a value in a copy, in place. */
function setAt(copy: unknown, path: Path, value: unknown): void {
  const group = path.slice(0, -1).reduce<unknown>((inner, key) => Object(inner)[key] as unknown, copy);
  (group as Record<string | number, unknown>)[path.at(-1) ?? ''] = value;
}

/** Marks a text of every language or region, in place. */
function markField({ kind, value }: SchemaField, numberOf: (key: string, text: string) => number): void {
  if (typeof value !== 'object' || value === null) return;
  const texts = value as Record<string, unknown>;
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string')
      texts[key] = kind === 'rich-text' ? markedLines(text, numberOf(key, text)) : marked(text, numberOf(key, text));
}

/** Marks a plain text at a path of keys, in place. */
function markPlain(
  value: unknown,
  [key, ...rest]: Path,
  at: Path,
  numberOf: (path: Path, text: string) => number,
): void {
  if (key === undefined || typeof value !== 'object' || value === null) return;
  const group = value as Record<string | number, unknown>;
  for (const own of key === '*' ? Object.keys(group) : [key]) {
    const path = [...at, Array.isArray(group) ? Number(own) : own];
    const inner = group[own];
    if (rest.length > 0) markPlain(inner, rest, path, numberOf);
    else if (typeof inner === 'string') group[own] = marked(inner, numberOf(path, inner));
  }
}
