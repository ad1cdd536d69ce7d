import { describe, expect, it } from 'vitest';
import type { EditOperation } from './edit-operation.ts';
import { editYaml } from './edit-yaml.ts';
import { undoOperations } from './undo-operations.ts';

const BEFORE = 'a: 1\nlist:\n  - x # first\n  - y\n  - z\ngroup:\n  k: v\n  m: w\n';

/** The text after edits; they must succeed. */
const edited = (...operations: EditOperation[]): string =>
  operations.reduce((source, operation) => {
    const result = editYaml(source, operation);
    return result.ok ? result.source : result.reason;
  }, BEFORE);

const SET: EditOperation = { op: 'set', path: ['a'], value: 2 };
const REMOVE: EditOperation = { op: 'remove', path: ['list', 0] };
const CHANGED_SINCE = 'The value was changed since.';

describe('edits are undone in a text that changed elsewhere', () => {
  it.each<[string, EditOperation[]]>([
    ['a set value', [SET]],
    ['an inserted item', [{ op: 'insert', path: ['list'], index: 1, value: { b: [1] } }]],
    ['an added field', [{ op: 'put', path: ['group'], key: 'n', value: 1, order: ['n', 'k'] }]],
    ['a copied item', [{ op: 'duplicate', path: ['list'], index: 1 }]],
    ['a moved item', [{ op: 'move', path: ['list'], from: 2, to: 0 }]],
    [
      'several edits of one list',
      [
        { op: 'move', path: ['list'], from: 0, to: 1 },
        { op: 'set', path: ['list', 1], value: 'new' },
      ],
    ],
  ])('%s', (_name, operations) => {
    const text = edited(...operations).replace('m: w', 'm: other');
    expect(undoOperations(text, { before: BEFORE, operations })).toEqual({
      ok: true,
      source: BEFORE.replace('m: w', 'm: other'),
    });
  });

  it('after a byte order mark', () => {
    const result = undoOperations(`\uFEFF${edited(SET)}`, { before: `\uFEFF${BEFORE}`, operations: [SET] });
    expect(result).toEqual({ ok: true, source: `\uFEFF${BEFORE}` });
  });
});

describe('the text with the old lines restored', () => {
  it('is taken, with its comments, if it means the inverse operations', () => {
    const made = { before: BEFORE, operations: [REMOVE] };
    expect(undoOperations(edited(REMOVE), made, BEFORE)).toEqual({ ok: true, source: BEFORE });
  });

  it('puts a removed field back to its position', () => {
    const operation: EditOperation = { op: 'remove', path: ['group', 'k'] };
    const made = { before: BEFORE, operations: [operation] };
    expect(undoOperations(edited(operation), made, BEFORE)).toEqual({ ok: true, source: BEFORE });
    const elsewhere = BEFORE.replace('  k: v\n  m: w\n', '  m: w\n  k: v\n');
    expect(undoOperations(edited(operation), made, elsewhere)).toMatchObject({ ok: false });
  });

  it.each<[string, EditOperation]>([
    ['an item', { op: 'remove', path: ['list', 1] }],
    ['the last field', { op: 'remove', path: ['group', 'm'] }],
    ['the first field of the file', { op: 'remove', path: ['a'] }],
    ['a list', { op: 'remove', path: ['list'] }],
  ])('is taken for %s that was removed', (_name, operation) => {
    const made = { before: BEFORE, operations: [operation] };
    expect(undoOperations(edited(operation), made, BEFORE)).toEqual({ ok: true, source: BEFORE });
  });

  it("isn't taken if it means anything else", () => {
    const result = undoOperations(edited(SET), { before: BEFORE, operations: [SET] }, BEFORE.replace('y', 'other'));
    expect(result).toEqual({ ok: true, source: BEFORE });
  });

  it.each([undefined, BEFORE.replace('z', 'other')])('is required for a removed entry: %j', (patched) => {
    expect(undoOperations(edited(REMOVE), { before: BEFORE, operations: [REMOVE] }, patched)).toEqual({
      ok: false,
      refusal: { message: 'The lines around the removed entry were changed since.', path: ['list'], line: 1 },
    });
  });
});

describe('edits are not undone if', () => {
  it.each<[string, EditOperation, (text: string) => string, unknown]>([
    ['the value was changed', SET, (text) => text.replace('a: 2', 'a: 3'), { message: CHANGED_SINCE, path: ['a'] }],
    ['the value is gone', SET, (text) => text.replace('a: 2\n', ''), { message: CHANGED_SINCE, path: ['a'] }],
    [
      'another entry has the place of the removed one',
      { op: 'remove', path: ['group', 'k'] },
      (text) => text.replace('  m: w', '  m: w\n  k: again'),
      { message: CHANGED_SINCE, path: ['group', 'k'] },
    ],
    [
      'the added field was changed',
      { op: 'put', path: ['group'], key: 'o', value: 1 },
      (text) => text.replace('o: 1', 'o: 2'),
      { message: CHANGED_SINCE, path: ['group', 'o'] },
    ],
    [
      'the copy was changed',
      { op: 'duplicate', path: ['list'], index: 1 },
      (text) => text.replace('  - y\n  - y', '  - y\n  - changed'),
      { message: CHANGED_SINCE, path: ['list', 2] },
    ],
    [
      'the moved item was changed',
      { op: 'move', path: ['list'], from: 2, to: 0 },
      (text) => text.replace('- z', '- changed'),
      { message: CHANGED_SINCE, path: ['list', 0] },
    ],
    [
      "the file isn't YAML any more",
      SET,
      (text) => `${text}[`,
      { message: expect.stringMatching(/^The file is no valid YAML: /) as string, path: [] },
    ],
  ])('%s', (_name, operation, change, refusal) => {
    const text = change(edited(operation));
    expect(undoOperations(text, { before: BEFORE, operations: [operation] })).toEqual({
      ok: false,
      refusal: { ...(refusal as object), line: 1 },
    });
  });

  it('the engine refuses the inverse operation', () => {
    const before = 'a: [x, y]\n';
    const operation: EditOperation = { op: 'move', path: ['a'], from: 0, to: 1 };
    const text = 'a: [y, # why\n  x]\n';
    expect(undoOperations(text, { before, operations: [operation] })).toMatchObject({
      ok: false,
      refusal: { message: 'These brackets hold comments: their items are not reordered.' },
    });
  });
});
