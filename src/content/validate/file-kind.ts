import type { z } from 'zod';
import { caseStudySchema } from '../../schema/case-study.schema.ts';
import { factsSchema } from '../../schema/facts.schema.ts';
import { pageSchema } from '../../schema/page.schema.ts';
import { isPagePath } from '../read/page-paths.ts';
import { inFileOnly, quote, type Finding } from '../diagnostics/diagnostic.ts';
import { keysOf } from './schema-introspection.ts';

/** A kind of content file: its name and the schema of its fields. */
export interface FileKind {
  name: string;
  /** Where such a file belongs. */
  location: string;
  schema: z.ZodType;
}

/** Kinds with many files. */
export const PAGE_KIND: FileKind = { name: 'a page', location: 'content/pages/', schema: pageSchema };
export const CASE_KIND: FileKind = { name: 'a case study', location: 'content/case-studies/', schema: caseStudySchema };

/** Thresholds for a misplaced file: maximum share of fields known to its own kind, minimum share known to the other. */
const MAX_OWN_SHARE = 0.5;
const MIN_OTHER_SHARE = 0.8;

/** Returns the kind of file that has these fields. */
export function kindOf(data: object, kinds: readonly FileKind[]): FileKind | undefined {
  const shares = kinds.map((kind) => ({ kind, share: shareOf(data, kind) }));
  return shares.sort((a, b) => b.share - a.share).find(({ share }) => share >= MIN_OTHER_SHARE)?.kind;
}

/** Reports a file whose fields belong to another kind. */
export function otherKind(file: string, data: object, own: FileKind, kinds: readonly FileKind[]): Finding | undefined {
  if (shareOf(data, own) > MAX_OWN_SHARE) return undefined;
  const kind = kindOf(data, kinds);
  if (!kind || kind.name === own.name) return undefined;
  const to = kind.location + (kind.location.endsWith('/') ? nameFor(file, data, kind) : '');
  return {
    path: [],
    doubts: [],
    message: `The file seems to be ${seemingName(data, kind)}, saved under another name.`,
    hint: `Move it to ${to}, or bring back what was here: ${own.name}.`,
    form: inFileOnly('The file behind this seems to be another one, saved under this name.'),
    reference: {
      kind: 'file',
      written: to.replace('content/', ''),
      accepts: () => true,
      taken: `${to} is there already. Bring back what was here: ${own.name}; if nothing was, delete the file.`,
    },
  };
}

/** The name of a file in the folder of its kind: a case study is named like its id. */
const nameFor = (file: string, data: object, kind: FileKind): string =>
  kind === CASE_KIND && 'id' in data && typeof data.id === 'string' && isPagePath(data.id)
    ? `${data.id}.yaml`
    : file.slice(file.lastIndexOf('/') + 1);

/** A case study carries its file name. */
const seemingName = (data: object, kind: FileKind): string =>
  kind === CASE_KIND && 'id' in data && typeof data.id === 'string' ? `the case study ${quote(data.id)}` : kind.name;

/** Returns the share of fields that a kind knows. Facts have arbitrary names, so each value must look like a fact. */
function shareOf(data: object, { schema }: FileKind): number {
  const fields = Object.entries(data);
  const known = new Set(keysOf([schema]));
  const isFact = (name: string, value: unknown) => factsSchema.safeParse({ [name]: value }).success;
  const fits = fields.filter(([name, value]) => (schema === factsSchema ? isFact(name, value) : known.has(name)));
  return fits.length / Math.max(1, fields.length);
}
