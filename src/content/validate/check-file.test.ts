import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { MINIMAL_SITE } from '../../../tests/support/minimal-site.ts';
import { openEntryCache } from './entry-cache.ts';
import { asWritten, ofWholeFile, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { createFileChecker, limitDiagnostics } from './check-file.ts';
import { fieldsOfFile } from '../cross-check/file-fields.ts';

const HOME = 'content/pages/home.yaml';
const GASPER = 'content/projects/gasper.yaml';
const textOf = (file: string) => String(MINIMAL_SITE[file]);
const check = createFileChecker(MODEL, (checked) => fieldsOfFile(checked, MODEL));
const sayings = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ severity, line, path, message }) => `${severity} ${line} ${path} ${message}`);

describe('the findings of one file', () => {
  const home = (more: string) => textOf(HOME).replace('id: home\n', `id: home\n${more}`);

  it('are reported once per field, even if a finding affects other fields', () => {
    expect(sayings(check({ file: HOME, text: home('    hours: five #most\n') }).diagnostics)).toEqual([
      'warning 9 sections[0].hours The text ends before "#most": what follows " #" is a comment.',
      'error 9 sections[0].hours "five" is text; a whole number is expected.',
    ]);
  });

  it("are only the first one for a field that doesn't mean what it seems to mean", () => {
    expect(sayings(check({ file: HOME, text: home('    code: 007\n') }).diagnostics)).toEqual([
      'error 9 sections[0].code 007 is read as the number 7.',
    ]);
  });

  it('include all problems of the file as a whole', () => {
    const said = sayings(check({ file: HOME, text: '# \u0007\n' }).diagnostics);
    expect(said).toHaveLength(2);
    expect(said).toContain('error 1  The file is empty.');
  });
});

describe('a list of errors', () => {
  const mistakes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...ofWholeFile(HOME, 'No.', '', 'error', asWritten('No.', '')),
      line: count - index,
      path: 'a',
    }));

  it('is complete up to a hundred', () => {
    expect(limitDiagnostics([])).toEqual([]);
    expect(limitDiagnostics(mistakes(100))).toEqual(mistakes(100));
  });

  it.each([
    [101, '1 more mistake follows in this file.'],
    [102, '2 more mistakes follow in this file.'],
  ])('with %i errors ends with the number after the first hundred', (count, message) => {
    const shown = limitDiagnostics(mistakes(count));
    expect(shown.slice(0, -1).map(({ line }) => line)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    const last = shown.at(-1);
    expect(last).toMatchObject({ file: HOME, path: '', message, hint: 'Mend the ones above first.', line: 100 });
    expect(last?.form.message.english).toBe(message);
  });
});

describe('an entry with a cache', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'file-outcome-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const gasper = { file: GASPER, text: textOf(GASPER) };
  const cached = () =>
    createFileChecker(
      MODEL,
      (checked) => fieldsOfFile(checked, MODEL),
      openEntryCache(join(folder, 'entries.json'), 'code'),
    );

  it('gets the same result as without, the first time and the next', () => {
    const cache = openEntryCache(join(folder, 'entries.json'), 'code');
    const plain = check(gasper);
    expect(plain.fields.length).toBeGreaterThan(0);
    expect(createFileChecker(MODEL, (checked) => fieldsOfFile(checked, MODEL), cache)(gasper)).toEqual(plain);
    cache.save();
    const { checked, fields, diagnostics } = cached()(gasper);
    expect({ checked, fields, diagnostics }).toEqual({
      checked: plain.checked,
      fields: plain.fields,
      diagnostics: plain.diagnostics,
    });
  });

  it('is reported as affected every time', () => {
    const read = cached();
    const doubtful = { file: GASPER, text: gasper.text.replace('clientName: Gasper', 'clientName: Gasper #1') };
    for (const { diagnostics, checked } of [read(doubtful), read(doubtful)]) {
      expect(sayings(diagnostics)).toEqual([
        'warning 3 clientName The text ends before "#1": what follows " #" is a comment.',
      ]);
      expect(checked.entries.get('projects')).toHaveLength(1);
    }
  });

  it("isn't found if its text is in a page", () => {
    const read = cached();
    read(gasper);
    const { checked, diagnostics } = read({ ...gasper, file: HOME });
    expect(checked.pages).toEqual([]);
    expect([...checked.entries.values()].flat()).toEqual([]);
    expect(diagnostics).not.toEqual([]);
  });
});
