import type { z } from 'zod';
import type { FieldPath, Finding } from './diagnostic.ts';
import { quoted } from './diagnostic.ts';
import { issueWords } from './issue-words.ts';
import { suggestion } from './nearest.ts';
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
  return { findings: result.error.issues.slice(0, MOST).flatMap(describe) };
}

function createDescribe(written: Written, schema: z.ZodType, base: FieldPath): (issue: Issue) => Finding[] {
  const describe = (issue: Issue): Finding[] => {
    const own = issue.path.filter((step) => typeof step !== 'symbol');
    const path = [...base, ...own];
    const schemas = schemasAt(schema, own);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, MOST).map((key) => unknownKey([...path, key], key, keysOf(schemas)));
    if (issue.code === 'invalid_union') {
      const nested = closestBranch(issue.errors).map((inner): Issue => ({
        ...inner,
        path: [...issue.path, ...inner.path],
      }));
      if (nested.length > 0) return nested.flatMap(describe);
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
  return describe;
}

function unknownKey(path: FieldPath, key: string, known: readonly string[]): Finding {
  return { path, key: true, message: `${quoted(key)} is no field here.`, hint: unknownHint(key, known) };
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
