import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentModel } from '../../model/content-model.ts';
import { loadModel } from '../../model/load-model.ts';
import type { EditOperation } from '../edit/edit-operation.ts';
import { editContent, makeChanges } from './edit-content.ts';
import { latestRecord } from './undone-edits.ts';
import { redoEdit, undoEdit } from './undo-edit.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const FILE = 'content/pricing.yaml';

let model: ContentModel;
let root: string;
beforeAll(async () => {
  model = await loadModel(PROJECT);
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'undo-'));
  cpSync(join(PROJECT, 'content'), join(root, 'content'), { recursive: true });
  symlinkSync(join(PROJECT, 'public'), join(root, 'public'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = () => readFileSync(join(root, FILE), 'utf8');
const change = (from: string, to: string) => {
  expect(read()).toContain(from);
  writeFileSync(join(root, FILE), read().replace(from, to));
};

function edit(...operations: EditOperation[]): string {
  const outcome = editContent(root, { edits: [{ file: FILE, operations }] }, model);
  expect(outcome.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return outcome.id ?? '';
}

const HOURS: EditOperation = { op: 'set', path: ['plans', 0, 'hours'], value: 6 };
const BADGE: EditOperation = { op: 'remove', path: ['plans', 0, 'badge'] };

describe('undoing an edit', () => {
  it('restores the file byte for byte', () => {
    const before = read();
    const id = edit(HOURS, BADGE, { op: 'move', path: ['plans'], from: 2, to: 0 });
    expect(read()).not.toBe(before);
    expect(latestRecord(root)).toBe(id);
    expect(undoEdit(root, id, model).ok).toBe(true);
    expect(read()).toBe(before);
    expect(latestRecord(root)).toBeUndefined();
  });

  it('keeps later changes elsewhere in the file, and restores comments', () => {
    const before = read();
    const id = edit(HOURS, BADGE);
    change('en: Start\n', 'en: Begin\n');
    expect(undoEdit(root, id, model).ok).toBe(true);
    expect(read()).toBe(before.replace('en: Start\n', 'en: Begin\n'));
  });

  it('finds its value when the surrounding lines have changed', () => {
    const before = read();
    const id = edit(HOURS);
    change('pricePerHour: { us: 140', 'pricePerHour: { us: 150');
    expect(undoEdit(root, id, model).ok).toBe(true);
    expect(read()).toBe(before.replace('us: 140', 'us: 150'));
  });

  it.each<[string, EditOperation]>([
    ['an insertion', { op: 'insert', path: ['plans', 0, 'includes'], index: 1, value: { en: 'Words', da: 'Ordene' } }],
    ['a copy', { op: 'duplicate', path: ['plans', 0, 'includes'], index: 0 }],
    ['a new field', { op: 'put', path: ['plans', 1], key: 'badge', value: 'popular' }],
    ['a move', { op: 'move', path: ['plans', 0, 'includes'], from: 0, to: 3 }],
  ])('reverts %s after a change of the file', (_name, operation) => {
    const before = read();
    const id = edit(operation);
    change('# What holds for every plan.', '# What holds for all plans.');
    expect(undoEdit(root, id, model).ok).toBe(true);
    expect(read()).toBe(before.replace('# What holds for every plan.', '# What holds for all plans.'));
  });
});

/** Writes a whole file, as a pull does. Returns the edit. */
function replaceFile(from: string, to: string): string {
  const before = read();
  const outcome = makeChanges(root, [{ file: FILE, before, after: before.replace(from, to) }], model, {
    dryRun: false,
    label: 'Whole file',
  });
  expect(outcome.ok).toBe(true);
  return outcome.id ?? '';
}

describe('undoing a change of a whole file', () => {
  it('takes back its values, and keeps later changes elsewhere in the file', () => {
    const before = read();
    const id = replaceFile('us: 140', 'us: 150');
    change('en: Start\n', 'en: Begin\n');
    expect(undoEdit(root, id, model).ok).toBe(true);
    expect(read()).toBe(before.replace('en: Start\n', 'en: Begin\n'));
    expect(redoEdit(root, id, model).ok).toBe(true);
    expect(read()).toBe(before.replace('en: Start\n', 'en: Begin\n').replace('us: 140', 'us: 150'));
  });

  it('is rejected where one of its values was changed since', () => {
    const id = replaceFile('us: 140', 'us: 150');
    change('us: 150', 'us: 160');
    const { ok, diagnostics } = undoEdit(root, id, model);
    expect([ok, diagnostics[0]?.message]).toEqual([false, 'The file was changed since, so this edit is not undone.']);
  });
});

describe('an undo is rejected with a reason', () => {
  it.each([
    [
      'where its value was changed since',
      'hours: 6',
      'hours: 7',
      'This edit is not undone: The value was changed since.',
    ],
    ['where the file is broken', 'plans:', 'plans: [', /^This edit is not undone: The file is no valid YAML/],
  ])('%s', (_name, from, to, message) => {
    const id = edit(HOURS);
    change(from, to);
    const after = read();
    const outcome = undoEdit(root, id, model);
    expect(outcome.ok).toBe(false);
    expect(outcome.diagnostics[0]?.message).toMatch(message);
    expect(read()).toBe(after);
  });

  it("if a removed entry can't be restored with its comments", () => {
    const id = edit(BADGE);
    change(
      'pricePerHour: { us: 140, eu: 120, dk: 900 }\n    budget:',
      'pricePerHour: { us: 150, eu: 120, dk: 900 }\n    budget:',
    );
    expect(undoEdit(root, id, model).diagnostics[0]?.message).toBe(
      'This edit is not undone: The lines around the removed entry were changed since.',
    );
  });

  it('for an unknown edit', () => {
    expect(undoEdit(root, '../../x', model).diagnostics[0]?.message).toBe('There is no edit ../../x to undo.');
  });
});
