import { expect, it } from 'vitest';
import { toInlineHtml } from './inline-markup.ts';

const PAGE = 'https://www.example.com/us/services/audits';

it('converts rich text to HTML on one line, with absolute links', () => {
  const text =
    'Yes, **always**. See the [terms](/us/terms-of-service).\n\nTwo things:\n\n- [where](#pricing)\n- [who](mailto:a@example.com)';
  expect(toInlineHtml(text, PAGE)).toBe(
    'Yes, <b>always</b>. See the <a href="https://www.example.com/us/terms-of-service">terms</a>. Two things: ' +
      `<a href="${PAGE}#pricing">where</a> <a href="mailto:a@example.com">who</a>`,
  );
});

it('leaves out the signs of headings', () => {
  expect(toInlineHtml('## First\nWords\n\n  ## Second', PAGE)).toBe('First Words Second');
});

it('keeps hyphens inside a line, and lookalikes of markup', () => {
  expect(toInlineHtml('A well-known * - sign [sic]', PAGE)).toBe('A well-known * - sign [sic]');
});

it('escapes what HTML would read as markup', () => {
  expect(toInlineHtml('Is <b>5 > 3</b> & "true"?', PAGE)).toBe(
    'Is &lt;b&gt;5 &gt; 3&lt;/b&gt; &amp; &quot;true&quot;?',
  );
});
