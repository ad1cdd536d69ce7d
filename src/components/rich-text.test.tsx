import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const shown = (text: string) => render(<RichText text={text} />).container.innerHTML;

it.each([
  ['one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['You get:\n- one\n- two\nand more', '<p>You get:</p><ul><li>one</li><li>two</li></ul><p>and more</p>'],
  ['- one\n  goes on\n- two', '<ul><li>one goes on</li><li>two</li></ul>'],
  ['A - B\n-5 degrees', '<p>A - B -5 degrees</p>'],
])('parts a text into paragraphs and lists: %j', (text, markup) => {
  expect(shown(text)).toBe(markup);
});

it('shows bold words and links, and everything else as it stands', () => {
  expect(shown('**Now** see [cases](/us/case-studies) *here* <b>')).toBe(
    '<p><strong>Now</strong> see <a href="/us/case-studies">cases</a> *here* &lt;b&gt;</p>',
  );
});
