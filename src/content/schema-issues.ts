import type { z } from 'zod';
import type { FieldPath, Finding } from './diagnostic.ts';
import { commaInBraces } from './comma-in-braces.ts';
import { quoted } from './diagnostic.ts';
import { issueWords } from './issue-words.ts';
import { misspeltFields, type Misspelt } from './misspelt-fields.ts';
import { nearest, suggestion } from './nearest.ts';
import { keysOf, schemasAt } from './schema-fields.ts';

type Issue = z.core.$ZodIssue;

/** Most mistakes that are described of one part of a file. */
const MOST = 200;

/** What of the file a description may quote. */
export interface Written {
  lineFrom: (path: FieldPath) => string;
}

/** Checks a part of a file against a schema and describes every mistake at its field. */
export function check<S extends z.ZodType>(
  written: Written,
  schema: S,
  value: unknown,
  base: FieldPath = [],
): { output?: z.output<S>; findings: Finding[] } {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { output: result.data, findings: [] };
  const describe = createDescribe(written, schema, base);
  return { findings: describe(result.error.issues.slice(0, MOST)) };
}

function createDescribe(written: Written, schema: z.ZodType, base: FieldPath): (issues: readonly Issue[]) => Finding[] {
  const describeAll = (issues: readonly Issue[]): Finding[] => {
    const pairs = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? misspeltFields(issues, issue) : []));
    const told = new Set(pairs.map(({ missing }) => missing));
    return onePerField(issues.filter((issue) => !told.has(issue)).flatMap((issue) => describe(issue, pairs)));
  };
  const describe = (issue: Issue, pairs: readonly Misspelt[]): Finding[] => {
    const own = issue.path.filter((step) => typeof step !== 'symbol');
    const path = [...base, ...own];
    const schemas = schemasAt(schema, own);
    if (issue.code === 'unrecognized_keys') {
      const split = commaInBraces({ written: written.lineFrom(path), path, unknown: issue.keys, schemas });
      if (split) return [split];
      return issue.keys.slice(0, MOST).map((key) =>
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
        ...issueWords(issue, { name, schemas, written: written.lineFrom(path) }),
      },
    ];
  };
  return describeAll;
}

/** Whether a pair was found in the group at a path. */
const isIn = ({ missing, inside }: Misspelt, path: FieldPath): boolean =>
  missing.path.length === path.length + (inside === undefined ? 1 : 2) &&
  path.every((step, index) => missing.path[index] === step);

/** The first finding of each field: what follows is another way to say that its value is wrong. */
function onePerField(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ path }) => {
    const name = JSON.stringify(path);
    return !seen.has(name) && seen.add(name);
  });
}

function unknownKey(group: FieldPath, key: string, known: readonly string[], pair?: Misspelt): Finding {
  const path = [...group, key];
  if (pair?.inside !== undefined)
    return {
      path,
      key: true,
      doubts: [...group, pair.inside],
      message: `${quoted(key)} is no field here; it is missing in ${quoted(pair.inside)}.`,
      hint: `Indent it two spaces deeper than "${pair.inside}:".`,
    };
  const near = pair?.meant ?? (known.includes(key) ? undefined : nearest(key, known));
  const hint = near === undefined ? unknownHint(key, known) : `Did you mean ${quoted(near)}?`;
  return {
    path,
    key: true,
    ...(near !== undefined && { doubts: [...group, near] }),
    message: `${quoted(key)} is no field here.`,
    hint: key.startsWith('-') ? unknownHint(key, known) : hint,
  };
}

function unknownHint(key: string, known: readonly string[]): string {
  if (key.startsWith('-')) return `A space is missing after the dash: write "- ${key.slice(1)}".`;
  // Of another way to write the value: a text for each region has no language.
  return known.includes(key) ? 'Delete it: it does not go with the other fields here.' : suggestion(key, known);
}

/** Of the ways a value may be written, the one that was most likely meant: fewest complaints, then the first. */
const closestBranch = (branches: readonly (readonly Issue[])[]): readonly Issue[] => {
  const complaints = (issues: readonly Issue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
  return [...branches].sort((a, b) => complaints(a) - complaints(b))[0] ?? [];
};
