import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRecord, recordEdit, recordEdits } from './edit-record.ts';
import { folderOf } from './record-folder.ts';
import { isUndone, listEdits, markUndone } from './undone-edits.ts';

const FILE = 'content/a.yaml';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'records-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** An edit that counts from one number to the next. */
const edit = (number: number, more: { mergeKey?: string } = {}) => ({
  changes: [{ file: FILE, before: `number: ${number - 1}\n`, after: `number: ${number}\n` }],
  label: `Edit ${number}`,
  requests: [`request ${number}`],
  ...more,
});

const edits = (from: number, count: number) => Array.from({ length: count }, (_, index) => edit(from + index));
const labels = () => listEdits(root).map(({ label }) => label);

it('keeps edits that were recorded together as one each', () => {
  recordEdit(root, edit(1));
  expect(recordEdits(root, edits(2, 3))).toBe('00000004');
  recordEdit(root, edit(5));
  expect(labels()).toEqual(['Edit 1', 'Edit 2', 'Edit 3', 'Edit 4', 'Edit 5']);
  expect(listEdits(root).map(({ requests }) => requests?.[0])).toEqual([1, 2, 3, 4, 5].map((one) => `request ${one}`));
  expect(listEdits(root).map(({ id }) => readRecord(root, id)?.changes)).toEqual(edits(1, 5).map((one) => one.changes));
});

it('marks one of them as undone', () => {
  recordEdits(root, edits(1, 3));
  markUndone(root, '00000002', true);
  expect(isUndone(root, '00000002')).toBe(true);
  expect(listEdits(root).map(({ undone }) => undone)).toEqual([false, true, false]);
  expect(recordEdits(root, edits(4, 2))).toBe('00000006');
});

it('merges no edit with one that was made before the clock was set back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  recordEdit(root, edit(1, { mergeKey: 'number' }));
  vi.setSystemTime(Date.now() - 60 * 60_000);
  recordEdit(root, edit(2, { mergeKey: 'number' }));
  vi.setSystemTime(Date.now() + 1000);
  recordEdit(root, edit(3, { mergeKey: 'number' }));
  vi.useRealTimers();
  expect(listEdits(root)).toHaveLength(2);
});

it('merges a later edit with none of them', () => {
  recordEdits(root, [edit(1), edit(2, { mergeKey: 'number' })]);
  recordEdit(root, edit(3, { mergeKey: 'number' }));
  recordEdit(root, edit(4, { mergeKey: 'number' }));
  expect(labels()).toEqual(['Edit 1', 'Edit 2', 'Edit 4']);
});

it('keeps the latest 1,000, and drops the files of a group with its last edit', () => {
  recordEdit(root, edit(1));
  for (let group = 0; group < 5; group += 1) recordEdits(root, edits(2 + group * 250, 250));
  expect(labels()).toEqual(edits(252, 1000).map(({ label }) => label));
  const files = () => readdirSync(folderOf(root)).sort();
  expect(files()).toHaveLength(8);
  recordEdit(root, edit(1252));
  expect(labels()).toEqual(edits(253, 1000).map(({ label }) => label));
  expect(files()).toHaveLength(10);
  recordEdits(root, edits(1253, 249));
  expect(files()).toHaveLength(10);
  expect(labels().at(0)).toBe('Edit 502');
});
