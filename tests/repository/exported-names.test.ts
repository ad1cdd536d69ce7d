import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { codeFiles } from '../support/code-files.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Files of one form: mistakes, which a test reads by a pattern, and Danish texts, which are called like the English ones. */
const SAME_FORM = /\.mistakes\.ts$|^src\/builder\/texts\/danish\//;

/** Lists the names that a file defines and exports: no default export, and nothing that it passes on from another file. */
function exportedNames(file: string, code: string): string[] {
  const { staticExports } = parseSync(file, code).module;
  const entries = staticExports.flatMap((statement) => statement.entries);
  return entries.flatMap(({ exportName: { name }, moduleRequest }) =>
    moduleRequest || name === null || name === 'default' ? [] : [name],
  );
}

/** Lists the names that several files define, each with its files. */
function sharedNames(files: Readonly<Record<string, string>>): string[] {
  const definedIn = new Map<string, Set<string>>();
  for (const [file, code] of Object.entries(files))
    for (const name of exportedNames(file, code))
      definedIn.set(name, (definedIn.get(name) ?? new Set<string>()).add(file));
  return [...definedIn]
    .filter(([, { size }]) => size > 1)
    .map(([name, places]) => `${name}: ${[...places].join(', ')}`);
}

it('finds a name that two files define, a type or a value', () => {
  const files = {
    'a.ts': 'export interface Path {}\nexport const size = 1;\nexport default 1;',
    'b.ts': "export type Path = string;\nexport type { Other } from './other.ts';\nexport default 2;",
    'c.tsx': 'export function size() {}\nexport interface Other {}',
  };
  expect(sharedNames(files)).toEqual(['Path: a.ts, b.ts', 'size: a.ts, c.tsx']);
});

it('gives every exported name one definition', () => {
  const named = codeFiles().filter((file) => !SAME_FORM.test(file));
  const files = Object.fromEntries(named.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  expect(sharedNames(files)).toEqual([]);
});
