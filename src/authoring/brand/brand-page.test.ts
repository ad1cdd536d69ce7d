// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBrand } from '../../content/read/read-brand.ts';
import { brandPage } from './brand-page.ts';

const brand = readBrand(join(import.meta.dirname, '../../..'));

it('lists every color with its value, and the contrast of every pair', () => {
  const page = brandPage('{colors}\n{texts}\n{controls}', brand);
  for (const [name, value] of Object.entries(brand.colors)) expect(page).toContain(`| \`${name}\` | \`${value}\` |`);
  expect(page).toContain('| `ink` on `paper` | 16.2 : 1 |');
  expect(page).toContain('| `lineStrong` on `sand` | 3.1 : 1 |');
});

it('replaces every placeholder', () => {
  const template = readFileSync(join(import.meta.dirname, 'brand-page.template.md'), 'utf8');
  expect(brandPage(template, brand)).not.toMatch(/\{\w+\}/);
});
