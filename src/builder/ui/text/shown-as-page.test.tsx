import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from '../../../components/rich-text.tsx';
import { inTheme } from '../../../../tests/support/render.tsx';
import { propertyRuns } from '../../../../tests/support/thorough.ts';
import { madeText } from './__fixtures__/made-text.ts';
import { shownBy } from './normalize-text.ts';
import { readText } from './read-text.ts';

interface ShownBlock {
  isList: boolean;
  lines: string[];
}

const hasWords = ({ lines }: ShownBlock) => lines.some((line) => line !== '');

/** What is seen of a line of a page, as `shownBy` says it. */
function shownIn(line: Element): string {
  let shown = '';
  let current = '';
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = (node.nodeValue ?? '').replace(/\s+/g, '');
    const mark = node.parentElement?.closest('strong, a');
    const own = mark ? (mark.localName === 'a' ? `link ${mark.getAttribute('href')}` : 'bold ') : '';
    if (words === '') continue;
    if (own !== current) shown += `\u0002${own}\u0002`;
    current = own;
    shown += words;
  }
  return shown;
}

const onPage = (text: string): ShownBlock[] => {
  const { body } = new DOMParser().parseFromString(
    renderToStaticMarkup(inTheme(<RichText text={text} />)),
    'text/html',
  );
  return [...body.querySelectorAll('p, ul')].map((block) => {
    const isList = block.localName === 'ul';
    return { isList, lines: (isList ? [...block.querySelectorAll('li')] : [block]).map(shownIn) };
  });
};

const inEditor = (text: string): ShownBlock[] =>
  readText(text, 'rich', () => false).children.map((block) => {
    const isList = block.type.name === 'list';
    return { isList, lines: (isList ? block.children : [block]).map(({ content }) => shownBy(content)) };
  });

it('shows a text as the page does', () => {
  fc.assert(
    fc.property(madeText, (text) => {
      expect(inEditor(text).filter(hasWords)).toEqual(onPage(text).filter(hasWords));
    }),
    propertyRuns(150, 2000),
  );
});
