import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentModel } from '../../../model/content-model.ts';
import { loadModel } from '../../../model/load-model.ts';
import { editContent, type EditOutcome } from '../edit-content.ts';
import { undoEdit } from '../undo-edit.ts';
import type { CompoundEdit } from '../../../builder/protocol/edit-request.ts';

const PROJECT = join(import.meta.dirname, '../../../..');
const HOME = 'content/pages/home.yaml';
const ABOUT = 'content/pages/about-me.yaml';

let model: ContentModel;
let root: string;
beforeAll(async () => {
  model = await loadModel(PROJECT);
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compound-'));
  cpSync(join(PROJECT, 'content'), join(root, 'content'), { recursive: true });
  symlinkSync(join(PROJECT, 'public'), join(root, 'public'));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const make = (...edits: CompoundEdit[]): EditOutcome => editContent(root, { edits }, model);
const errors = ({ diagnostics }: EditOutcome) => diagnostics.filter(({ severity }) => severity === 'error');
const changed = ({ diff }: EditOutcome) => diff.split('\n').filter((line) => /^[-+](?![-+])/.test(line));

describe('a rename updates every reference', () => {
  it('to an anchor', () => {
    const outcome = make({ compound: 'rename-anchor', page: '', from: 'pricing', to: 'plans' });
    expect(errors(outcome)).toEqual([]);
    expect(read(HOME)).toContain('    id: plans\n');
    expect(read(HOME)).toContain('to: "#plans"\n');
    const removed = changed(outcome).filter((line) => line.startsWith('-'));
    expect(removed.length).toBeGreaterThan(1);
    expect(removed.every((line) => line.includes('pricing'))).toBe(true);
  });

  it('of which the links lead elsewhere', () => {
    const outcome = make({ compound: 'retarget-anchor', page: '', from: 'pricing', to: '/#services' });
    expect(errors(outcome)).toEqual([]);
    const added = changed(outcome).filter((line) => line.startsWith('+'));
    expect(added.length).toBeGreaterThan(0);
    expect(added.every((line) => line.includes('/#services'))).toBe(true);
    expect(read(HOME)).toContain('type: pricing');
  });

  it('to a page, and renames its file', () => {
    const outcome = make({ compound: 'rename-page', from: 'about-me', to: 'who-i-am' });
    expect(errors(outcome)).toEqual([]);
    expect(read('content/pages/who-i-am.yaml')).not.toContain('/about-me');
    expect(read('content/navigation.yaml')).toContain('to: /who-i-am\n');
    expect(read(HOME)).toContain('](/who-i-am#partner)');
    expect(() => read(ABOUT)).toThrow();
  });

  it('to an entry of a collection, and renames its file', () => {
    const outcome = make({
      compound: 'rename-entry',
      collection: 'case-studies',
      from: 'ascently',
      to: 'mountain-tours',
    });
    expect(errors(outcome)).toEqual([]);
    expect(read('content/case-studies/mountain-tours.yaml')).toContain('id: mountain-tours\n');
    expect(read('content/case-studies/mountain-tours.yaml')).toContain('clientName: Ascently\n');
  });

  it('to a fact', () => {
    const outcome = make({ compound: 'rename-fact', from: 'replyTime', to: 'answerTime' });
    expect(errors(outcome)).toEqual([]);
    expect(read('content/facts.yaml')).toContain('\nanswerTime:');
    expect(read(HOME)).not.toContain('{replyTime}');
    expect(read(HOME)).toContain('{answerTime}');
  });

  it('to an entry in the fields that refer to it', () => {
    const outcome = make({
      compound: 'rename-entry',
      collection: 'case-studies',
      from: 'raney-consulting',
      to: 'mills',
    });
    expect(errors(outcome)).toEqual([]);
    const added = changed(outcome).filter((line) => line.startsWith('+'));
    expect(added.filter((line) => line.includes('mills')).length).toBeGreaterThan(1);
  });

  it.each<[string, CompoundEdit, string]>([
    [
      'an anchor that no section has',
      { compound: 'rename-anchor', page: '', from: 'none', to: 'plans' },
      'No section of this page has the link name "none".',
    ],
    [
      'an anchor with a blank',
      { compound: 'rename-anchor', page: '', from: 'pricing', to: 'a b' },
      `"a b" can't be a link name: use lower-case letters, digits and hyphens.`,
    ],
    ['a page that is not there', { compound: 'rename-page', from: 'none', to: 'other' }, 'There is no such file.'],
    [
      'a page to a name that is taken',
      { compound: 'rename-page', from: 'about-me', to: 'thank-you' },
      'The file is there already.',
    ],
    [
      'a page to a way out',
      { compound: 'rename-page', from: 'about-me', to: '../x' },
      '"../x" is not an address: lower-case letters, digits, hyphens and slashes.',
    ],
    [
      'an entry of a collection that is not there',
      { compound: 'rename-entry', collection: 'none', from: 'ascently', to: 'x' },
      'There is no collection "none".',
    ],
    ['a fact that is not there', { compound: 'rename-fact', from: 'none', to: 'x' }, 'There is no fact "none".'],
    [
      'a fact to a name that is taken',
      { compound: 'rename-fact', from: 'replyTime', to: 'accounts' },
      'The field "accounts" is there already.',
    ],
  ])('and is rejected for %s', (_name, edit, message) => {
    expect(errors(make(edit))).toMatchObject([{ message }]);
  });
});

it('a rename is undone as one edit', () => {
  const before = [HOME, ABOUT, 'content/navigation.yaml'].map(read);
  const { id = '' } = make({ compound: 'rename-page', from: 'about-me', to: 'who-i-am' });
  expect(undoEdit(root, id, model).ok).toBe(true);
  expect([HOME, ABOUT, 'content/navigation.yaml'].map(read)).toEqual(before);
});

describe('moving an entry keeps its comments', () => {
  const position = (file: string, path: (string | number)[], index: number) => ({ file, path, index });

  it('in another list of the file, with the right indentation', () => {
    const navigation = 'content/navigation.yaml';
    writeFileSync(
      join(root, navigation),
      read(navigation).replace('  - label:\n      en: About\n', '  # About me.\n  - label: # words\n      en: About\n'),
    );
    const outcome = make({
      compound: 'move-entry',
      from: position(navigation, ['main'], 1),
      to: position(navigation, ['legal'], 0),
    });
    expect(errors(outcome)).toEqual([]);
    expect(read(navigation)).toContain(
      'legal:\n  # About me.\n  - label: # words\n      en: About\n      da: Om mig\n    to: /about-me\n  - label:\n',
    );
  });

  it('when a section moves to another page, whose links follow', () => {
    const outcome = make({ compound: 'move-section', from: { file: HOME, index: 3 }, to: { file: ABOUT, index: 1 } });
    expect(errors(outcome)).toEqual([]);
    expect(read(ABOUT)).toContain('  - type: services\n    id: services\n');
    expect(read(HOME)).not.toContain('  - type: services\n');
  });

  it('when it is pasted as text', () => {
    const text = '# Kept.\n- shared: process # as on the home page\n';
    const at = position(HOME, ['sections'], 1);
    const outcome = make({ compound: 'insert-text', ...at, text });
    expect(errors(outcome)).toEqual([]);
    const added = changed(outcome).filter((line) => line.startsWith('+') && line !== '+');
    expect(added).toEqual(['+  # Kept.', '+  - shared: process # as on the home page']);
    const refused = make({ compound: 'insert-text', ...at, text: ' no: list\n' });
    expect(errors(refused)).toMatchObject([{ message: 'The text is no list.' }]);
  });

  it('and is rejected into a flow list', () => {
    const outcome = make({
      compound: 'move-entry',
      from: position('content/translation-checks.yaml', ['sameAllowed'], 0),
      to: position(HOME, ['sections', 4, 'show'], 0),
    });
    expect(errors(outcome)).toMatchObject([
      { message: 'Entries are moved between lists that have items on lines of their own.' },
    ]);
  });
});

describe('a word is replaced everywhere', () => {
  it('in the texts of one language, as a whole word, except in addresses and placeholders', () => {
    const outcome = make({ compound: 'replace-word', from: 'account', to: 'campaign', language: 'en' });
    expect(errors(outcome)).toEqual([]);
    const lines = changed(outcome);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => line.startsWith('+')).join('\n')).not.toMatch(/\baccount\b/);
    expect(read(HOME)).toContain('{accounts} accounts');
  });

  it('but rejects a word that no text contains', () => {
    expect(make({ compound: 'replace-word', from: 'xylophone', to: 'x' })).toMatchObject({
      ok: true,
      diff: '',
      changes: [],
    });
  });

  it('but rejects an empty word', () => {
    expect(errors(make({ compound: 'replace-word', from: ' ', to: 'x' }))).toMatchObject([
      { message: 'Name the word that is replaced.' },
    ]);
  });
});

describe('a plain value becomes one per language or region, and back', () => {
  it('wraps a value and unwraps it again byte for byte', () => {
    const before = read(HOME);
    const title = ['seo', 'ogTitle'];
    const wrapped = make(
      { compound: 'unwrap', file: HOME, path: title, keep: 'en' },
      { compound: 'wrap', file: HOME, path: title, by: 'region' },
    );
    expect(errors(wrapped)).toEqual([]);
    expect(changed(wrapped)).toHaveLength(5);
    expect(read(HOME)).toContain('  ogTitle:\n    us: You pay for the clicks. I read the searches.\n    eu: You pay');
    make(
      { compound: 'unwrap', file: HOME, path: title, keep: 'us' },
      { compound: 'wrap', file: HOME, path: title, by: 'language' },
    );
    const danish = before.match(/(?<=ogTitle:\n.*\n {4}da: ).*/)?.[0];
    const operation = { op: 'set' as const, path: [...title, 'da'], value: danish ?? '' };
    editContent(root, { edits: [{ file: HOME, operations: [operation] }] }, model);
    expect(read(HOME)).toBe(before);
  });

  it('turns languages into regions and back with the comment of each line', () => {
    const before = read(HOME).replace(/(?<=ogTitle:)(\n.*)(\n.*)/, ' # CONFIRM\n    # Shared.$1 # Ours$2 # Theirs');
    writeFileSync(join(root, HOME), before);
    const value = { file: HOME, path: ['seo', 'ogTitle'] };
    expect(errors(make({ compound: 'wrap', ...value, by: 'region' }))).toEqual([]);
    expect(read(HOME)).toMatch(
      /ogTitle: # CONFIRM\n {4}# Shared\.\n {4}us: (.+) # Ours\n {4}eu: \1\n {4}dk: Du betaler .+ # Theirs\n/,
    );
    expect(errors(make({ compound: 'wrap', ...value, by: 'language' }))).toEqual([]);
    expect(read(HOME)).toBe(before);
  });

  it('rejects a value without variants, and an unknown variant', () => {
    expect(errors(make({ compound: 'unwrap', file: HOME, path: ['seo'], keep: 'en' }))).toMatchObject([
      { message: 'This value has no variants for languages or regions.' },
    ]);
    expect(errors(make({ compound: 'unwrap', file: HOME, path: ['name'], keep: 'de' }))).toMatchObject([
      { message: 'There is no field "de" here.' },
    ]);
  });
});
