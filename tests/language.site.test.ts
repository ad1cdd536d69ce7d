import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sitemapPaths } from './support/built-page.ts';

// Frequent short words that occur in only one of the two languages.
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

it('has no English on Danish pages and no Danish on English ones, but for names and quotations', () => {
  for (const path of [...sitemapPaths(), '/us/thank-you', '/eu/thank-you', '/dk/thank-you']) {
    const text = proseOf(path);
    const foreign = text.match(path.startsWith('/dk/') ? ENGLISH : DANISH) ?? [];
    expect(foreign.length, `${path}: ${[...new Set(foreign)].join(', ')}`).toBe(0);
  }
});
