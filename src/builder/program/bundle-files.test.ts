import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUNDLE_FILE, bundleOpener } from './bundle-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a bundle, as the bundler does. */
const prepare = async () => {
  const bundle = join(folder, 'bundle');
  mkdirSync(bundle, { recursive: true });
  writeFileSync(join(bundle, BUNDLE_FILE), JSON.stringify({ shell: { entry: '/entry.js' } }));
  return bundle;
};

it('prepares a bundle once, also for openings at the same time', async () => {
  const preparing = vi.fn(prepare);
  const open = bundleOpener(preparing);
  const [first, second] = await Promise.all([open(), open()]);
  expect(first).toMatchObject({ folder: join(folder, 'bundle'), shell: { entry: '/entry.js' } });
  expect([second, await open()]).toEqual([first, first]);
  expect(preparing).toHaveBeenCalledTimes(1);
});

it('prepares it again after a failure, and after another program has deleted it', async () => {
  const preparing = vi.fn(prepare).mockRejectedValueOnce(new Error('No space left.'));
  const open = bundleOpener(preparing);
  await expect(open()).rejects.toThrow('No space left.');
  const { folder: bundle } = await open();
  rmSync(bundle, { recursive: true });
  await open();
  expect(preparing).toHaveBeenCalledTimes(3);
});
