import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasRightToLeft } from './right-to-left.ts';

function projectWith(regions?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'regions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  if (regions !== undefined) writeFileSync(join(root, 'content/regions.yaml'), regions);
  return root;
}

it.each([
  ['us: { locale: en-US }\nae: { locale: ar-AE, draft: true }\n', true],
  ['us: { locale: en-US }\naz: { locale: az-Arab }\n', true],
  ['us: { locale: en-US }\nformerRegions: [ae]\n', false],
  ['us: { locale: no_such }\n', false],
  ['us: {', false],
  ['', false],
  [undefined, false],
])('reads %j', (regions, expected) => {
  expect(hasRightToLeft(projectWith(regions))).toBe(expected);
});
