import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const CONTENT = join(import.meta.dirname, '../../content');

/** Shorter strings are labels, names and values. */
const LONGEST_LABEL = 25;

/** A fact in a text. What it says stands in `facts.yaml` alone. */
const FACT = /\{\w+\}/g;

/** All texts of a YAML value that a visitor reads: those with words between blanks, and no address or path. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const words = value.replace(FACT, '').trim();
    return words.length > LONGEST_LABEL && /\s/.test(words) ? [value.trim()] : [];
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** The texts that stand in more than one file, each with its files. */
function repeated(files: Record<string, string>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [file, yaml] of Object.entries(files))
    for (const text of textsOf(parse(yaml))) places.set(text, (places.get(text) ?? new Set()).add(file));
  return [...places]
    .filter(([, { size }]) => size > 1)
    .map(([text, names]) => `“${text}” stands in ${[...names].join(' and ')}.`);
}

it('finds a text that stands in two files', () => {
  const text = 'en: A sentence that a visitor reads twice';
  expect(repeated({ 'a.yaml': text, 'b.yaml': `deep:\n  - ${text}` })).toEqual([
    '“A sentence that a visitor reads twice” stands in a.yaml and b.yaml.',
  ]);
  expect(repeated({ 'a.yaml': `${text}\nda: ${text.slice(4)}` })).toEqual([]);
});

it('has each text of the site in one file: shared sections and facts hold what several pages say', () => {
  const names = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter(
    // Samples of templates are on no page.
    (name) => name.endsWith('.yaml') && !name.startsWith('templates/'),
  );
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(CONTENT, name), 'utf8')]));
  expect(repeated(files)).toEqual([]);
});
