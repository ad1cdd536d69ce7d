// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { readTokens } from './read-tokens.ts';

const ROOT = join(import.meta.dirname, '../..');
const tokens = readTokens(readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8'));
const between = (one: string, other: string) => contrast(tokens.get(one) ?? '', tokens.get(other) ?? '');

const onLight = ['paper', 'white', 'sand'];

/** Every colour of words with the grounds on which it stands. */
const TEXT: Record<string, string[]> = {
  ink: [...onLight, 'stone', 'data-tint', 'accent-tint'],
  'ink-soft': [...onLight, 'data-tint'],
  'ink-faint': onLight,
  accent: [...onLight, 'data-tint', 'accent-tint'],
  'accent-strong': [...onLight, 'accent-tint'],
  data: [...onLight, 'data-tint'],
  danger: onLight,
  paper: ['ink', 'accent', 'data'],
  white: ['ink', 'ink-soft', 'accent', 'accent-strong', 'data'],
  stone: ['ink', 'data'],
  'data-tint': ['data', 'ink'],
  'accent-tint': ['ink', 'data'],
};

/** What is seen and used but not read: edges of fields, switches and buttons, rings of focus, lines of charts. */
const CONTROLS: Record<string, string[]> = {
  'line-strong': onLight,
  'ink-soft': onLight,
  ink: onLight,
  data: [...onLight, 'data-tint', 'accent-tint'],
  danger: onLight,
  accent: [...onLight, 'data-tint'],
  'accent-tint': ['ink', 'data'],
};

/** Colours that also paint ornaments beside the words; who does not see them misses nothing. */
const ORNAMENTS = ['line-strong'];

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([mark, grounds]) => grounds.map((ground) => [mark, ground] as const));

/** Names of the tokens that the stylesheets give to a property. */
function tokensOf(property: string): Set<string> {
  const sheets = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const rule = new RegExp(`(?:^|[\\s;{])${property}:\\s*var\\(--([a-z-]+)\\)`, 'g');
  return new Set(
    sheets.flatMap((file) =>
      [...readFileSync(join(ROOT, 'src', file), 'utf8').matchAll(rule)].map(([, name = '']) => name),
    ),
  );
}

describe('contrast', () => {
  it('is worked out as WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
    expect(contrast('#a63d1c', '#a63d1c')).toBe(1);
  });

  it.each(pairs(TEXT))('lets words in %s be read on %s', (words, ground) => {
    expect(between(words, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(CONTROLS))('lets what is %s be seen on %s', (mark, ground) => {
    expect(between(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it('knows every colour that the stylesheets give to words', () => {
    const known = new Set([...Object.keys(TEXT), ...ORNAMENTS]);
    expect([...tokensOf('color')].filter((name) => !known.has(name))).toEqual([]);
  });

  it('knows every ground that the stylesheets lay under words', () => {
    const known = new Set([...Object.values(TEXT).flat(), ...ORNAMENTS, 'danger']);
    expect([...tokensOf('background'), ...tokensOf('background-color')].filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('docs/identity.md', () => {
  const rows = [
    ...readFileSync(join(ROOT, 'docs/identity.md'), 'utf8').matchAll(
      /^\| `([a-z-]+)` on `([a-z-]+)` *\| ([\d.]+) : 1/gm,
    ),
  ];

  it('gives figures that are worked out', () => {
    expect(rows.length).toBeGreaterThan(10);
    for (const [, words = '', ground = '', figure] of rows)
      expect(between(words, ground).toFixed(1), `${words} on ${ground}`).toBe(figure);
  });

  it('names every colour with the value that it has', () => {
    const named = new Map(
      [
        ...readFileSync(join(ROOT, 'docs/identity.md'), 'utf8').matchAll(/^\| `--([a-z-]+)` *\| `(#[0-9a-f]{6})`/gm),
      ].map(([, name, value]) => [name, value]),
    );
    const colours = [...tokens].filter(([, value]) => value.startsWith('#'));
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(colours));
  });
});
