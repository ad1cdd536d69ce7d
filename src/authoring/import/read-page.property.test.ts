import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSavedPage } from './read-page.ts';

/** Elements that a page may have anywhere, and words between them. */
const BLOCKS = [
  'p',
  'div',
  'section',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'figure',
  'figcaption',
  'table',
  'tr',
  'td',
  'th',
];
const OTHERS = [
  'h1',
  'h2',
  'h3',
  'h6',
  'header',
  'footer',
  'nav',
  'aside',
  'form',
  'button',
  'main',
  'article',
  'a',
  'b',
  'strong',
  'em',
  'span',
  'label',
  'x-own',
];

const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.constant('§ '),
    fc
      .tuple(fc.constantFrom(...BLOCKS, ...OTHERS), fc.array(tie('node'), { maxLength: 4 }))
      .map(
        ([name, children]) =>
          `<${name}${name === 'a' ? ' href="https://example.com/"' : ''}>${children.join('')}</${name}>`,
      ),
  ),
}));

it('places each word of a page, or lists it', () => {
  fc.assert(
    fc.property(fc.array(tree.node, { minLength: 1, maxLength: 6 }), (nodes) => {
      let count = 0;
      const html = nodes.join('').replaceAll('§', () => `word${(count += 1)}.`);
      const leftOut: string[] = [];
      const page = readSavedPage(html, { linkTo: (href) => href, leaveOut: (what) => leftOut.push(what) });
      const said = JSON.stringify(page) + leftOut.join(' ');
      const isCut = leftOut.some((what) => what.endsWith('…'));
      const missing = Array.from({ length: count }, (_, index) => `word${index + 1}.`).filter(
        (word) => !said.includes(word),
      );
      expect(isCut ? [] : missing, html).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
