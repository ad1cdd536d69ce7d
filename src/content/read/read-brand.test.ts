import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readBrand, readValidBrand } from './read-brand.ts';
import { BRAND_FILE } from '../../theme/brand.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Creates a project whose brand file has a text; without a text it has no `content/`. */
function projectWith(text?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  if (text === undefined) return root;
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, BRAND_FILE), text);
  return root;
}

it('reads the brand of the project, with the tints that the file leaves out', () => {
  const brand = readBrand(ROOT);
  expect(brand).toEqual(readValidBrand(ROOT));
  for (const color of Object.values(brand.colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});

it.each([
  ['missing', undefined],
  ['empty', ''],
  ['not YAML', 'colors: {'],
  ['without a valid color', 'colors: { accent: notacolour }'],
])('uses the default brand while the file is %s', (_state, text) => {
  const root = projectWith(text);
  expect(readValidBrand(root)).toBeUndefined();
  const { colors, fonts } = readBrand(root);
  for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  expect(fonts.text).toBe('Arial');
});
