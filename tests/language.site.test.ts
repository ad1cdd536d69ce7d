import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULT_CODE, languageOfRegion, REGIONS } from '../tools/site-content.ts';
import { sitemapPaths } from './support/built-page.ts';

// Frequent short words of a language that the others don't have. Pages of other languages may hold none of them.
const ENGLISH = /\b(the|and|with|your|you|from|what|which|this|that|are|where|they|their|would|because)\b/gi;
const DANISH = /\b(og|det|ikke|der|til|som|hvad|jeg|din|dine|kan|vil|hvor|efter|også|eller|skal|være)\b/gi;

const proseOf = (path: string) => {
  const html = readFileSync(`dist/${path.endsWith('/') ? `${path.slice(1)}index` : path.slice(1)}.html`, 'utf8');
  const attributes = [...html.matchAll(/ (?:alt|aria-label|content|title|placeholder)="([^"]*)"/g)]
    .map(([, value]) => value)
    .join(' . ');
  const names = /\b(?:Most|Impact Players|Start|Scale|Dominate)\b/g;
  const other = / lang="(?:en|da)[^"]*"[^>]*>[^<]*</g;
  return `${html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(other, ' ')
    .replace(/<[^>]+>/g, ' ')} ${attributes}`
    .replace(names, ' ')
    .replace(/https?:\S+|"[^"]*"|“[^”]*”|»[^«]*«/g, ' ');
};

const WORDS: Readonly<Record<string, RegExp>> = { en: ENGLISH, da: DANISH };

/** The languages of the site. Others may share words with them, so only these are compared. */
const LANGUAGES = new Set(REGIONS.map(languageOfRegion));

/** The words of all languages of the site but that of the path's region. */
function foreignWords(path: string): RegExp[] {
  const own = languageOfRegion(REGIONS.find((code) => path.startsWith(`/${code}/`)) ?? DEFAULT_CODE);
  return Object.entries(WORDS).flatMap(([language, words]) =>
    language !== own && LANGUAGES.has(language) ? [words] : [],
  );
}

it('has no English on Danish pages and no Danish on English ones, but for names and quotations', () => {
  for (const path of [...sitemapPaths(), ...REGIONS.map((code) => `/${code}/thank-you`)]) {
    const text = proseOf(path);
    const foreign = foreignWords(path).flatMap((words) => text.match(words) ?? []);
    expect(foreign.length, `${path}: ${[...new Set(foreign)].join(', ')}`).toBe(0);
  }
});
