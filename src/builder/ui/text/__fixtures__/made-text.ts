import fc from 'fast-check';

/** Signs and words that mean something to the site's markup, or nearly. */
export const MARKUP_PIECES: readonly string[] = [
  '**',
  '*',
  '- ',
  '-',
  '[',
  ']',
  '(',
  ')',
  '](',
  '{',
  '}',
  '{experience}',
  '{unknown}',
  '{adSpend}',
  '**bold**',
  '[label](/page)',
  '[a](mailto:{experience})',
  '\n',
  '\n\n',
  '\r\n',
  ' ',
  '  ',
  '\t',
  '\u00a0',
  '\u2028',
  '\n \n',
  'word',
  'Ord æøå',
  '日本語',
  '👩🏽‍💻',
  'שלום',
  '\n- ',
  '## ',
  '\n## ',
  '##',
  '\n  - ',
  '\n  more',
  'https://example.com/a_(b)',
  '!',
  '<b>',
];

/** A text made of them, and of other characters. */
export const madeText = fc
  .array(fc.oneof(fc.constantFrom(...MARKUP_PIECES), fc.string({ maxLength: 4 })), { maxLength: 24 })
  .map((parts) => parts.join(''));
