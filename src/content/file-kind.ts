import type { z } from 'zod';
import { caseStudySchema } from '../schema/case-study.schema.ts';
import { factsSchema } from '../schema/facts.schema.ts';
import { pageSchema } from '../schema/page.schema.ts';
import { quoted, type Finding } from './diagnostic.ts';
import { keysOf } from './schema-fields.ts';

/** A kind of file: what it is called and the schema of its fields. */
export interface FileKind {
  name: string;
  /** Where such a file belongs. */
  place: string;
  schema: z.ZodType;
}

/** Kinds of which there are many files. */
export const PAGE_KIND: FileKind = { name: 'a page', place: 'content/pages/', schema: pageSchema };
export const CASE_KIND: FileKind = { name: 'a case study', place: 'content/case-studies/', schema: caseStudySchema };

/** Most of its fields that a file has in common with its own kind, and fewest with another, if it is of that one. */
const MOST_OWN = 0.5;
const LEAST_OTHER = 0.8;

/** The kind of file that some fields make. */
export function kindOf(data: object, kinds: readonly FileKind[]): FileKind | undefined {
  const shares = kinds.map((kind) => ({ kind, share: shareOf(data, kind) }));
  return shares.sort((a, b) => b.share - a.share).find(({ share }) => share >= LEAST_OTHER)?.kind;
}

/** Says of a file with the fields of another kind which file it seems to be. */
export function otherKind(data: object, own: FileKind, kinds: readonly FileKind[]): Finding | undefined {
  if (shareOf(data, own) > MOST_OWN) return undefined;
  const kind = kindOf(data, kinds);
  if (!kind || kind.name === own.name) return undefined;
  return {
    path: [],
    doubts: [],
    message: `The file seems to be ${seemingName(data, kind)}, saved under another name.`,
    hint: `Move it to ${kind.place}, or bring back what stood here: ${own.name}.`,
  };
}

/** A case study carries the name of its file. */
const seemingName = (data: object, kind: FileKind): string =>
  kind === CASE_KIND && 'id' in data && typeof data.id === 'string' ? `the case study ${quoted(data.id)}` : kind.name;

/** The share of fields that a kind knows. Facts may have any name, so each must have the form of a fact. */
function shareOf(data: object, { schema }: FileKind): number {
  const fields = Object.entries(data);
  const known = new Set(keysOf([schema]));
  const isFact = (name: string, value: unknown) => factsSchema.safeParse({ [name]: value }).success;
  const fits = fields.filter(([name, value]) => (schema === factsSchema ? isFact(name, value) : known.has(name)));
  return fits.length / Math.max(1, fields.length);
}
