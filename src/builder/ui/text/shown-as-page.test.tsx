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
  kind: string;
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

/** What the elements of a page's text are in an editor. */
const KINDS: Readonly<Record<string, string>> = { p: 'paragraph', ul: 'list', h3: 'heading' };

const onPage = (text: string): ShownBlock[] => {
  const { body } = new DOMParser().parseFromString(
    renderToStaticMarkup(inTheme(<RichText text={text} />)),
    'text/html',
  );
  return [...body.querySelectorAll('p, ul, h3')].map((block) => {
    const kind = KINDS[block.localName] ?? '';
    return { kind, lines: (kind === 'list' ? [...block.querySelectorAll('li')] : [block]).map(shownIn) };
  });
};

const inEditor = (text: string): ShownBlock[] =>
  readText(text, 'rich', () => false).children.map((block) => {
    const kind = block.type.name;
    return { kind, lines: (kind === 'list' ? block.children : [block]).map(({ content }) => shownBy(content)) };
  });

it('shows a text as the page does', () => {
  fc.assert(
    fc.property(madeText, (text) => {
      expect(inEditor(text).filter(hasWords)).toEqual(onPage(text).filter(hasWords));
    }),
    propertyRuns(150, 2000),
  );
});
