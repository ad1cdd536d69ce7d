import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';
import { render } from '../../tests/support/render.tsx';

/** The blocks of a text: a string per paragraph, an array of entries per list. */
const blocksOf = (text: string) =>
  [...render(<RichText text={text} />).container.children].map((block) =>
    block.tagName === 'UL' ? [...block.querySelectorAll('li')].map((entry) => entry.textContent) : block.textContent,
  );

it.each([
  ['one\ntwo\n\nthree', ['one two', 'three']],
  ['- one\n- two', [['one', 'two']]],
  ['You get:\n- one\n- two\nand more', ['You get:', ['one', 'two'], 'and more']],
  ['- one\n  goes on\n- two', [['one goes on', 'two']]],
  ['A - B\n-5 degrees', ['A - B -5 degrees']],
  ['before\n## Heading\nafter\n## Two\n## Three', ['before', 'Heading', 'after', 'Two', 'Three']],
  ['- one\n## Heading', [['one'], 'Heading']],
])('splits a text into paragraphs and lists: %j', (text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks);
});

it('shows headings one level below what they stand under', () => {
  const headings = (order?: 4) => {
    const { container } = render(<RichText text={'## [Cases](/us)\nWords'} {...(order && { headingOrder: order })} />);
    return [...container.querySelectorAll('h2, h3, h4')].map(({ localName, innerHTML }) => [localName, innerHTML]);
  };
  expect(headings().map(([name]) => name)).toEqual(['h3']);
  expect(headings(4)).toEqual([['h4', expect.stringMatching(/^<a .*>Cases<\/a>$/)]]);
});

it('renders bold text and links, and everything else verbatim', () => {
  const { container } = render(<RichText text="**Now** see [cases](/us/case-studies) *here* <b>" />);
  expect(container.textContent).toBe('Now see cases *here* <b>');
  expect(container.querySelector('strong')?.textContent).toBe('Now');
  expect(container.querySelector('a')?.textContent).toBe('cases');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/us/case-studies');
});
