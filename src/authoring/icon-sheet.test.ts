// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ICON_NAMES, SOCIAL_NETWORKS } from '../schema/icon.ts';
import { iconSheet } from './icon-sheet.ts';

const kept = readFileSync(join(import.meta.dirname, '../components/icon-sheet.svg'), 'utf8');

it('is what the icons are drawn from: "npm run icons" writes it anew', () => {
  expect(kept).toBe(iconSheet());
});

it('has a drawing for every name, that takes the colour of the words around it', () => {
  for (const name of [...ICON_NAMES, ...SOCIAL_NETWORKS])
    expect(kept).toMatch(new RegExp(`<symbol id="${name}" [^>]*stroke="currentColor"[^>]*><path`));
});

it('draws no two names alike', () => {
  const drawings = [...kept.matchAll(/<symbol [^>]*>(.*)<\/symbol>/g)].map(([, drawing]) => drawing);
  expect(drawings).toHaveLength(ICON_NAMES.length + SOCIAL_NETWORKS.length);
  expect(new Set(drawings).size).toBe(drawings.length);
});
