import type { z } from 'zod';
import type { FieldPath, Finding } from '../diagnostics/diagnostic.ts';
import { commaInBraces } from './comma-in-braces.ts';
import { quote } from '../diagnostics/diagnostic.ts';
import { issueMessage } from './zod-error-messages.ts';
import { misspelledFields, type MisspelledField } from './misspelled-fields.ts';
import { closestMatch, suggestion } from '../diagnostics/did-you-mean.ts';
import { keysOf, schemasAt } from './schema-introspection.ts';

type Issue = z.core.$ZodIssue;

/** Maximum number of errors described per part of a file. */
const MAX_FINDINGS = 200;

/** Access to the source text that a message may quote. */
export interface SourceText {
  lineFrom: (path: FieldPath) => string;
}

/** Validates a part of a file against a schema and describes each error at its field. */
export function checkAgainstSchema<S extends z.ZodType>(
  written: SourceText,
  schema: S,
  value: unknown,
  base: FieldPath = [],
): { output?: z.output<S>; findings: Finding[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { output: result.data, findings: [] };
  const describe = createDescribe(written, schema, base);
  return { findings: describe(result.error.issues.slice(0, MAX_FINDINGS)) };
}

function createDescribe(
  written: SourceText,
  schema: z.ZodType,
  base: FieldPath,
): (issues: readonly Issue[]) => Finding[] {
  const describeAll = (issues: readonly Issue[]): Finding[] => {
    const pairs = issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? misspelledFields(issues, issue) : [],
    );
    const told = new Set(pairs.map(({ missing }) => missing));
    return onePerField(issues.filter((issue) => !told.has(issue)).flatMap((issue) => describe(issue, pairs)));
  };
  const describe = (issue: Issue, pairs: readonly MisspelledField[]): Finding[] => {
    const own = issue.path.filter((step) => typeof step !== 'symbol');
    const path = [...base, ...own];
    const schemas = schemasAt(schema, own);
    if (issue.code === 'unrecognized_keys') {
      const split = commaInBraces({ written: written.lineFrom(path), path, unknown: issue.keys, schemas });
      if (split) return [split];
      return issue.keys.slice(0, MAX_FINDINGS).map((key) =>
        unknownKey(
          path,
          key,
          keysOf(schemas),
          pairs.find((pair) => pair.key === key && isIn(pair, own)),
        ),
      );
    }
    if (issue.code === 'invalid_union') {
      const nested = closestBranch(issue.errors).map((inner): Issue => ({
        ...inner,
        path: [...issue.path, ...inner.path],
      }));
      if (nested.length > 0) return describeAll(nested);
    }
    const name = String(path.at(-1) ?? '');
    return [
      {
        path,
        key: issue.code === 'invalid_key',
        ...issueMessage(issue, { name, schemas, written: written.lineFrom(path) }),
      },
    ];
  };
  return describeAll;
}

/** Returns whether a swapped pair was found in the map at a path. */
const isIn = ({ missing, inside }: MisspelledField, path: FieldPath): boolean =>
  missing.path.length === path.length + (inside === undefined ? 1 : 2) &&
  path.every((step, index) => missing.path[index] === step);

/** Keeps the first finding of each field; the others repeat that its value is wrong. */
function onePerField(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ path }) => {
    const name = JSON.stringify(path);
    return !seen.has(name) && seen.add(name);
  });
}

function unknownKey(group: FieldPath, key: string, known: readonly string[], pair?: MisspelledField): Finding {
  const path = [...group, key];
  if (pair?.inside !== undefined)
    return {
      path,
      key: true,
      doubts: [...group, pair.inside],
      message: `${quote(key)} is not a field here; it is missing in ${quote(pair.inside)}.`,
      hint: `Indent it two spaces deeper than "${pair.inside}:".`,
    };
  const near = pair?.meant ?? (known.includes(key) ? undefined : closestMatch(key, known));
  const hint = near === undefined ? unknownHint(key, known) : `Did you mean ${quote(near)}?`;
  return {
    path,
    key: true,
    ...(near !== undefined && { doubts: [...group, near] }),
    message: `${quote(key)} is not a field here.`,
    hint: key.startsWith('-') ? unknownHint(key, known) : hint,
  };
}

function unknownHint(key: string, known: readonly string[]): string {
  if (key.startsWith('-')) return `A space is missing after the dash: write "- ${key.slice(1)}".`;
  // The issue belongs to another way of writing the value: a text per region has no language.
  return known.includes(key) ? 'Delete it: it does not go with the other fields here.' : suggestion(key, known);
}

/**
 * Selects the union option that was most likely meant: one for that kind of value, with the fewest names that it doesn't know,
 * then with the fewest issues, then the first. What merely lacks something, such as the value of a new region, is told as
 * lacking.
 */
function closestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const ranked = branches.map((issues) => ({ issues, rank: distanceOf(issues) }));
  return ranked.sort((a, b) => compareRanks(a.rank, b.rank))[0]?.issues ?? [];
}

/** How far a value is from an option: whether it's another kind of value, its unknown names, and everything wrong with it. */
function distanceOf(issues: readonly Issue[]): readonly number[] {
  const isOtherKind = issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  const others = issues.filter(({ code }) => code !== 'unrecognized_keys');
  return [isOtherKind ? 1 : 0, unknown.length, unknown.length + others.length];
}

const compareRanks = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
