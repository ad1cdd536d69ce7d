import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, TEXTS } from './contrast.ts';

const SOURCE = join(import.meta.dirname, '..');

/** Colors that also paint decoration, which needs no contrast. */
const ORNAMENTS = ['line-strong'];

/** Mantine's names of the brand's colors. */
const ROLES: Record<string, string> = {
  body: 'paper',
  text: 'ink',
  dimmed: 'ink-soft',
  error: 'danger',
  placeholder: 'ink-faint',
  disabled: 'stone',
  'disabled-color': 'ink',
  'anchor-hover': 'accent',
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Names of the colors that the stylesheets use for a property. */
function colorsOf(property: string): Set<string> {
  // The builder has colors of its own.
  const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.startsWith('builder'),
  );
  const rule = new RegExp(`(?:^|[\\s;{])${property}:\\s*var\\(--mantine-color-([a-z-]+)\\)`, 'g');
  const named = sheets.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(rule)].map(([, name = '']) => ROLES[name] ?? name),
  );
  return new Set(named);
}

describe('contrast', () => {
  it("follows WCAG's formula", () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
    expect(contrast('#a63d1c', '#a63d1c')).toBe(1);
  });
});

describe('the checked pairs', () => {
  it('contain every text color of the stylesheets', () => {
    const known = new Set([...Object.keys(TEXTS).map(kebab), ...ORNAMENTS]);
    expect([...colorsOf('color')].filter((name) => !known.has(name))).toEqual([]);
  });

  it('contain every background color of the stylesheets', () => {
    const known = new Set([...Object.values(TEXTS).flat().map(kebab), ...ORNAMENTS, 'danger']);
    const grounds = [...colorsOf('background'), ...colorsOf('background-color')];
    expect(grounds.length).toBeGreaterThan(5);
    expect(grounds.filter((name) => !known.has(name))).toEqual([]);
  });
});
