import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createModel } from '../../model/content-model.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { editContent } from './edit-content.ts';

const FILE = 'content/facts.yaml';
const READ = 'list:\n  - a\n  - b\n';

const model = createModel({ sections: new Map(), collections: [], site: {} }, MODEL.regions);
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edit-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

const edit = (madeFor: string) =>
  editContent(root, { edits: [{ file: FILE, operations: [{ op: 'set', path: ['list', 0], value: 'new' }] }] }, model, {
    madeFor: new Map([[FILE, madeFor]]),
    dryRun: true,
  });

it('makes no edit for another text than the file has by now, whose items are others', () => {
  const changed = `list:\n  - of the owner\n  - a\n  - b\n`;
  writeFileSync(join(root, FILE), changed);
  expect(edit(READ)).toMatchObject({
    ok: false,
    diagnostics: [{ file: FILE, message: 'The file has changed since this edit was made.' }],
  });
  expect(readFileSync(join(root, FILE), 'utf8')).toBe(changed);
});

it('takes no notice of a byte order mark', () => {
  writeFileSync(join(root, FILE), `\uFEFF${READ}`);
  expect(edit(READ).changes).toMatchObject([{ after: '\uFEFFlist:\n  - new\n  - b\n' }]);
});
