import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { redirectPage } from './redirect-page.ts';

it('leads to the new address without delay, names it to search engines, and links to it', () => {
  const html = redirectPage({ to: '/dk/om-mig', siteUrl: 'https://www.example.com', lang: 'da-DK' });
  expect(html).toContain('<html lang="da-DK">');
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/dk/om-mig">');
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/dk/om-mig">');
  expect(html).toContain('<a href="/dk/om-mig">/dk/om-mig</a>');
  const problems: string[] = [];
  parse(html, { onParseError: ({ code }) => problems.push(code) });
  expect(problems).toEqual([]);
});
