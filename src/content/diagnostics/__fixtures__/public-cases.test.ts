import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sayingOf } from '../../../../tests/support/diagnostic-cases.ts';
import { checkPublicFiles } from '../../public/check-public-files.ts';
import { readPublicFiles } from '../../public/read-public-files.ts';
import { PUBLIC_CASES } from './public.cases.ts';

const PROJECT = join(import.meta.dirname, '../../../..');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'public-cases-'));
  cpSync(join(PROJECT, 'public'), join(root, 'public'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const named = async () => checkPublicFiles(await readPublicFiles(root));

it('finds no errors in public/', async () => {
  expect(await named()).toEqual([]);
});

function put(file: string, whole: string | Uint8Array | null): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (whole === null) rmSync(path);
  else writeFileSync(path, whole);
}

it.each(PUBLIC_CASES.map((made) => [made.mistake, made] as const))(
  'reports %s, and nothing once the remedy is followed',
  async (_mistake, { file, whole, says, followed = { [file]: null } }) => {
    put(file, whole);
    expect((await named()).map(sayingOf(file))).toEqual(says);
    for (const [changed, content] of Object.entries(followed)) put(changed, content);
    expect(await named()).toEqual([]);
  },
);
