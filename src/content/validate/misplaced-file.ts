import { say } from '../../i18n/phrase.ts';
import type { z } from 'zod';
import { entriesFolder, PAGES_FOLDER, singleFile } from '../../model/file-kinds.ts';
import type { CollectionDefinition } from '../../schema/define-collection.ts';
import { pageSchema } from '../../schema/page.schema.ts';
import { isPagePath } from '../read/page-paths.ts';
import { type Finding, inFileOnly, quote } from '../diagnostics/diagnostic.ts';
import { keysOf } from './schema-introspection.ts';

/** A kind of content file: its name and the schema of its fields. */
export interface KnownKind {
  name: string;
  /** What an entry of a collection is called. Default: it's no entry. */
  entry?: string;
  /** Where such a file belongs. */
  location: string;
  schema: z.ZodType;
}

/** Pages as a kind of file. */
export const PAGE_KIND: KnownKind = { name: 'a page', location: PAGES_FOLDER, schema: pageSchema };

/** The entries of a collection as a kind of file. */
export const entryKind = ({ name, title, schema }: CollectionDefinition): KnownKind => ({
  name: `${articleOf(title)} ${title.toLowerCase()}`,
  entry: title.toLowerCase(),
  location: entriesFolder(name),
  schema,
});

const articleOf = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

/** Thresholds for a misplaced file: maximum share of fields known to its own kind, minimum share known to the other. */
const MAX_OWN_SHARE = 0.5;
const MIN_OTHER_SHARE = 0.8;

/** Returns the kind of file that has these fields. */
export function likelyKind(data: object, kinds: readonly KnownKind[]): KnownKind | undefined {
  const shares = kinds.map((kind) => ({ kind, share: shareOf(data, kind) }));
  return shares.sort((a, b) => b.share - a.share).find(({ share }) => share >= MIN_OTHER_SHARE)?.kind;
}

/** Reports a file whose fields belong to another kind. */
export function misplacedFile(
  file: string,
  data: object,
  own: KnownKind,
  kinds: readonly KnownKind[],
): Finding | undefined {
  if (shareOf(data, own) > MAX_OWN_SHARE) return undefined;
  const kind = likelyKind(data, kinds);
  if (!kind || kind.name === own.name) return undefined;
  const to = kind.location + (kind.location.endsWith('/') ? nameFor(file, data, kind) : '');
  return {
    path: [],
    doubts: [],
    message: `The file seems to be ${seemingName(data, kind)}, saved under another name.`,
    hint: `Move it to ${to}, or bring back what was here: ${own.name}.`,
    form: inFileOnly(say`The file behind this seems to be another one, saved under this name.`),
    reference: {
      kind: 'file',
      written: to.replace('content/', ''),
      accepts: () => true,
      taken: `${to} is there already. Bring back what was here: ${own.name}; if nothing was, delete the file.`,
    },
  };
}

/** The name of a file in the folder of its kind: an entry is named like its id. */
const nameFor = (file: string, data: object, kind: KnownKind): string =>
  kind.entry !== undefined && 'id' in data && typeof data.id === 'string' && isPagePath(data.id)
    ? `${data.id}.yaml`
    : file.slice(file.lastIndexOf('/') + 1);

/** An entry carries its file name. */
const seemingName = (data: object, kind: KnownKind): string =>
  kind.entry !== undefined && 'id' in data && typeof data.id === 'string'
    ? `the ${kind.entry} ${quote(data.id)}`
    : kind.name;

const FACTS_FILE = singleFile('facts');

/** Returns the share of fields that a kind knows. Facts have arbitrary names, so each value must look like a fact. */
function shareOf(data: object, { schema, location }: KnownKind): number {
  const fields = Object.entries(data);
  const known = new Set(keysOf([schema]));
  const isFact = (name: string, value: unknown) => schema.safeParse({ [name]: value }).success;
  const fits = fields.filter(([name, value]) => (location === FACTS_FILE ? isFact(name, value) : known.has(name)));
  return fits.length / Math.max(1, fields.length);
}
