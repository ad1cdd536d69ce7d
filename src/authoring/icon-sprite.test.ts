import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTROL_ICONS, ICON_NAMES, SOCIAL_NETWORKS } from '../schema/icon.ts';
import { renderIconSprite } from './icon-sprite.ts';

const NAMES = [...ICON_NAMES, ...SOCIAL_NETWORKS, ...Object.keys(CONTROL_ICONS)];

const kept = readFileSync(join(import.meta.dirname, '../components/icon-sprite.svg'), 'utf8');

it('matches the icons: run "npm run generate:icons" to update it', () => {
  expect(kept).toBe(renderIconSprite());
});

it('has a drawing in the current text color for every name', () => {
  for (const name of NAMES)
    expect(kept).toMatch(new RegExp(`<symbol id="${name}" [^>]*stroke="currentColor"[^>]*><path`));
});

it('has a different drawing for each name', () => {
  const drawings = [...kept.matchAll(/<symbol [^>]*>(.*)<\/symbol>/g)].map(([, drawing]) => drawing);
  expect(drawings).toHaveLength(NAMES.length);
  expect(new Set(drawings).size).toBe(drawings.length);
});
