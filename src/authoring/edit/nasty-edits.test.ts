import { join } from 'node:path';
import { structuredPatch } from 'diff';
import { expect, it } from 'vitest';
import { NASTY_SAMPLES } from './__fixtures__/sample-files.ts';
import type { EditOperation } from './edit-operation.ts';
import { editYaml } from './edit-yaml.ts';
import { plainOf } from './plain-data.ts';
import { openYaml } from './yaml-source.ts';
import type { Path } from '../../data/path.ts';

const LONG = `${'A text of many words that is longer than one line. '.repeat(3)}The end.`;

/** Values that need each style: plain, quotes, a block of lines, folding, none. */
const SCALARS = ['new', "it's: new", 'one\ntwo', LONG, '', 12];

/** Files about scalars, each of which gets every value. In the other files it gets a plain text and one of the others. */
const ABOUT_SCALARS = /^(scalars?|wide|empty|no-final-newline)\.yaml$/;

/** Every edit of a file that makes sense: all operations at all paths. */
function editsOf(data: unknown, valuesFor: () => typeof SCALARS, path: Path = []): EditOperation[] {
  const removal: EditOperation[] = path.length > 0 ? [{ op: 'remove', path }] : [];
  if (typeof data !== 'object' || data === null)
    return [...removal, ...valuesFor().map((value): EditOperation => ({ op: 'set', path, value }))];
  const inner = Object.entries(data).flatMap(([key, value]) =>
    editsOf(value, valuesFor, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  if (!Array.isArray(data))
    return [...removal, { op: 'put', path, key: 'key', value: [{ a: 1 }], order: Object.keys(data) }, ...inner];
  const last = data.length - 1;
  const additions = [0, last + 1].map((index): EditOperation => ({ op: 'insert', path, index, value: { en: 'x' } }));
  if (last < 0) return [...removal, ...additions];
  const copies = [0, last].map((index): EditOperation => ({ op: 'duplicate', path, index }));
  const moves: EditOperation[] = [
    { op: 'move', path, from: 0, to: last },
    { op: 'move', path, from: last, to: 0 },
  ];
  return [...removal, ...additions, ...copies, ...moves, ...inner];
}

/** An edit with the lines that it changes, or the reason for its refusal. */
function outcomeOf(source: string, operation: EditOperation): string {
  const { op, path, ...rest } = operation;
  const title = `${op} ${JSON.stringify(path)} ${JSON.stringify(rest)}`;
  const result = editYaml(source, operation);
  if (!result.ok) return `${title}\nrefused: ${result.reason}\n`;
  const { hunks } = structuredPatch('', '', source, result.source, undefined, undefined, { context: 0 });
  const lines = hunks.flatMap((hunk) => [`@@ line ${hunk.oldStart}`, ...hunk.lines]);
  return [title, ...lines, ''].join('\n');
}

// The snapshots show every edit of these files. Review them like the catalogue: each must be what a careful person writes.
it.each(NASTY_SAMPLES.map(({ name, text }) => [name, text] as const))('all edits of %s', async (name, text) => {
  let turn = 0;
  const valuesFor = () => {
    turn += 1;
    return SCALARS.filter((_, index) => ABOUT_SCALARS.test(name) || index === 0 || index === 1 + (turn % 5));
  };
  const edits = editsOf(plainOf(openYaml(text).data), valuesFor);
  const outcomes = edits.map((operation) => outcomeOf(text, operation));
  await expect(outcomes.join('\n')).toMatchFileSnapshot(
    join(import.meta.dirname, '__fixtures__/nasty-edits', name.replace('.yaml', '.diff')),
  );
});
