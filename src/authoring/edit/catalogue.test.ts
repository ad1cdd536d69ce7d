import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCases } from './__fixtures__/read-cases.ts';
import { applySplice, type EditOperation } from './edit-operation.ts';
import { editYaml } from './edit-yaml.ts';

const FILES = ['comments', 'styles', 'values'].map((name) => `__fixtures__/catalogue/${name}.md`);

describe.each([...FILES, 'INTERNALS.md'])('%s', (file) => {
  const cases = readCases(join(import.meta.dirname, file)).filter(({ blocks }) => blocks['operation']);

  it('has cases', () => {
    expect(cases.length).toBeGreaterThan(3);
  });

  const written = cases.map(({ title, blocks }) => [title, blocks] as const);

  it.each(written)('%s', (_title, { operation = '', before = '', after, refused }) => {
    const result = editYaml(before, JSON.parse(operation) as EditOperation); // written in the catalogue
    const expected = after === undefined ? { ok: false, reason: refused?.trim() } : { ok: true, source: after };
    expect(result).toMatchObject(expected);
    expect(result.ok ? applySplice(result.source, result.inverse) : before).toBe(before);
  });

  it.each(written)('%s, with CRLF', (_title, { operation = '', before = '', after }) => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const result = editYaml(windows(before), JSON.parse(operation) as EditOperation);
    expect(result).toMatchObject(after === undefined ? { ok: false } : { ok: true, source: windows(after) });
  });
});
