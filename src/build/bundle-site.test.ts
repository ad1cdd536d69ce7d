import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashSources } from './bundle-site.ts';

const root = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(root, { recursive: true }));

it('hashes code, but no tests and no declarations of types, which may be generated while a bundle is made', () => {
  mkdirSync(join(root, 'src'));
  const write = (name: string, text: string) => writeFileSync(join(root, 'src', name), text);
  write('page.ts', 'export const a = 1;');
  const before = hashSources(root, ['src']);
  write('page.test.ts', 'test');
  write('site-regions.generated.d.ts', 'export type RegionCode = string;');
  expect(hashSources(root, ['src'])).toBe(before);
  write('page.ts', 'export const a = 2;');
  expect(hashSources(root, ['src'])).not.toBe(before);
});
