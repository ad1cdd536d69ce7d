import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadModel } from '../../model/load-model.ts';
import { createToolRunner } from './run-tool.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const PRICING = 'content/pricing.yaml';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assistant-'));
  cpSync(join(PROJECT, 'content'), join(root, 'content'), { recursive: true });
  for (const folder of ['public', 'src']) symlinkSync(join(PROJECT, folder), join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const call = (name: string, input: unknown = {}) =>
  createToolRunner({
    root,
    model: () => loadModel(PROJECT),
    renderPage: (path) => Promise.resolve(`The text of ${path}.`),
  })(name, input);

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const hours = (value: unknown, path = ['plans', 0, 'hours']) => ({
  edits: [{ file: PRICING, operations: [{ op: 'set', path, value }] }],
});

describe('an assistant can read', () => {
  it('the list of pages with their sections', async () => {
    const { text } = await call('list_pages');
    expect(text).toContain('content/pages/home.yaml, /\n  sections[0]: hero, #home\n');
    expect(text).toContain('content/pricing.yaml\n');
  });

  it('the list of section types, and the fields of one', async () => {
    expect((await call('list_section_types')).text).toMatch(/^hero: .+\. .+/m);
    const { text } = await call('list_section_types', { type: 'hero' });
    expect(text).toContain('"searches"');
    expect(text).toContain('\n- type: hero\n');
    expect(await call('list_section_types', { type: 'heroo' })).toMatchObject({ isError: true });
  });

  it('a file, or one of its values', async () => {
    expect((await call('read_content', { file: PRICING })).text).toBe(read(PRICING));
    expect((await call('read_content', { file: PRICING, path: ['plans', 0, 'title'] })).text).toBe(
      'en: Start\nda: Start\n',
    );
  });

  it('the schema of a file', async () => {
    expect(JSON.parse((await call('read_schema', { file: PRICING })).text)).toHaveProperty('properties.plans');
  });

  it('the locations of a text', async () => {
    const { text } = await call('search_content', { text: 'READ THE SEARCHES' });
    expect(text).toContain('content/pages/home.yaml  ["sections",0,"title","en"]  You pay for the clicks.');
    expect((await call('search_content', { text: 'xylophone' })).text).toBe('Nothing was found.');
  });

  it('the diagnostics', async () => {
    expect((await call('check_content')).text).not.toContain('error');
  });

  it('the text of a page', async () => {
    expect((await call('render_page', { address: '/us/about-me' })).text).toBe('The text of /us/about-me.');
  });

  it.each([
    ['read_content', { file: 'package.json' }, /^Only files below content/],
    ['read_content', { file: 'content/../.env.yaml' }, /^Only files below content/],
    ['read_content', { file: 'content/none.yaml' }, /^There is no file/],
    ['read_content', { file: PRICING, path: ['plans', 7] }, /^plans: The index 7 is out of range/],
    ['read_schema', { file: 'content/none.yaml' }, /^No part of the site reads/],
    ['render_page', { address: 'https://example.com' }, /^address: /],
    ['search_content', {}, /^text: /],
  ])('nothing outside the content: %s with %j', async (name, input, message) => {
    const answer = await call(name, input);
    expect(answer.isError).toBe(true);
    expect(answer.text).toMatch(message);
  });
});

describe('an assistant can', () => {
  it('propose an edit without writing it', async () => {
    const before = read(PRICING);
    const { text, isError } = await call('propose_edit', hours(61));
    expect(isError).toBeUndefined();
    expect(text).toContain('+    hours: 61 # a month');
    expect(read(PRICING)).toBe(before);
  });

  it('undo an edit', async () => {
    const before = read(PRICING);
    const { text } = await call('apply_edit', hours(61));
    const [id] = /\d{8}/.exec(text) ?? [];
    expect(read(PRICING)).toBe(before.replace('hours: 5 #', 'hours: 61 #'));
    expect((await call('undo_edit', { id })).text).toContain(`Edit ${id} was taken back.`);
    expect(read(PRICING)).toBe(before);
    expect(await call('undo_edit')).toEqual({ text: 'There is no edit to undo.', isError: true });
  });

  it('read the same diagnostics as the command line prints', async () => {
    const before = read(PRICING);
    const { text, isError } = await call('apply_edit', hours('six'));
    expect(isError).toBe(true);
    expect(text).toMatch(
      /^content\/pricing\.yaml:\d+:\d+ {2}plans\[0\]\.hours {2}"six" is text; a whole number is expected\./,
    );
    expect(read(PRICING)).toBe(before);
  });

  it('not run what there is not', async () => {
    expect(await call('run_shell')).toEqual({ text: 'There is no tool "run_shell".', isError: true });
  });

  it("read what's wrong with its request", async () => {
    expect(await call('apply_edit', { edits: [] })).toMatchObject({ isError: true });
  });
});
