import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usedSectionTypes } from './used-section-types.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'used-section-types-'))));
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

it('names the types of pages and of shared sections once each', () => {
  put('content/pages/home.yaml', 'sections:\n  - type: hero\n  - shared: terms\n  - type: contact\n');
  put('content/pages/services/ads.yaml', 'sections:\n  - type: hero\n    items:\n      - type: not-a-section\n');
  put('content/shared/terms.yaml', 'type: guarantees\n');
  expect(usedSectionTypes(root)).toEqual(['contact', 'guarantees', 'hero']);
});

it('leaves it to the content check to report a page without sections, and entries without a type', () => {
  put('content/pages/home.yaml', 'name: Home\n');
  put('content/pages/about.yaml', 'sections:\n  - 1\n  - type: [hero]\n  - type: faq\n');
  put('content/pages/empty.yaml', '');
  expect(usedSectionTypes(root)).toEqual(['faq']);
});

it('finds none in a project without pages', () => expect(usedSectionTypes(root)).toEqual([]));
