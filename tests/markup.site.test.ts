import { HtmlValidate } from 'html-validate';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sitemapPaths } from './support/built-page.ts';
import { MARKUP_RULES } from './support/markup-rules.ts';

const PAGES = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

const validator = new HtmlValidate(MARKUP_RULES);

/** The mistakes in a page's markup: each once, with its first location. */
async function mistakesOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const mistakes = new Map<string, string>();
  for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
    if (!mistakes.has(message)) mistakes.set(message, `${line}:${column} ${ruleId}: ${message}`);
  return [...mistakes.values()];
}

it('passes html-validate on every pre-rendered page', { timeout: 120_000 }, async () => {
  expect(PAGES.length).toBeGreaterThan(sitemapPaths().length);
  expect(PAGES).toContain('404.html');
  for (const file of PAGES) expect(await mistakesOf(readFileSync(`dist/${file}`, 'utf8')), file).toEqual([]);
});

it('reports a mistake in the markup of a page', async () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const broken = html.replace('<h1', '<span id="home"><div>x</div></span><img src="/x.png"><h1');
  expect((await mistakesOf(broken)).map((mistake) => mistake.split(' ')[1])).toEqual(
    expect.arrayContaining(['element-permitted-content:', 'no-dup-id:', 'wcag/h37:']),
  );
});
