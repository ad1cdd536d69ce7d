import { expect, it } from 'vitest';
import { readingOfPage } from './page-reading.ts';

const PAGE =
  '<html><head><title>Prices</title><link rel="canonical" href="https://example.com/us/prices"></head><body class="a"><h1>Prices</h1><p>From $100</p></body></html>';

it('reads what visitors and search engines do', () => {
  expect(readingOfPage(PAGE)).toEqual({
    title: 'Prices',
    text: 'Prices From $100',
    canonical: 'https://example.com/us/prices',
  });
});

it.each([
  ['a script of the host', PAGE.replace('</body>', '<script>track("a < b")</script></body>')],
  ['another layout', PAGE.replaceAll('><', '>\n  <')],
  ['a comment', PAGE.replace('<h1>', '<!-- cached --><h1>')],
  [
    'attributes in another order',
    PAGE.replace(
      'rel="canonical" href="https://example.com/us/prices"',
      'href="https://example.com/us/prices" rel=canonical',
    ),
  ],
])('reads the same with %s', (_, html) => {
  expect(readingOfPage(html)).toEqual(readingOfPage(PAGE));
});
