import { hash } from 'node:crypto';
import { caseStudySchema } from '../schema/case-study.schema.ts';
import type { CaseStudyEntry } from '../schema/site-content.ts';

/** All fields that a case study can have. */
const FIELDS = ['slug', ...Object.keys(caseStudySchema.shape)] as (keyof CaseStudyEntry)[]; // a strict schema allows no others

/** So many letters of a field's fingerprint are kept: enough that a field does not change unseen. */
const LETTERS = 8;

/** Short fingerprints of all fields of a case study, one after the other. */
export const fieldPrints = (study: CaseStudyEntry): string =>
  FIELDS.map((field) => hash('sha1', JSON.stringify(study[field]) ?? '', 'base64').slice(0, LETTERS)).join('');

/** A fingerprint for each field of a list of case studies: it changes when the field does in any of them, or their order. */
export function printsOfList(studies: readonly { prints: string }[]): Record<string, string> {
  const printOf = (index: number) =>
    hash('sha1', studies.map(({ prints }) => prints.slice(index * LETTERS, (index + 1) * LETTERS)).join(' '), 'base64');
  return Object.fromEntries(FIELDS.map((field, index) => [field, printOf(index)]));
}
