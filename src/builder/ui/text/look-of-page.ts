import type { Node } from 'prosemirror-model';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { sentenceRanges } from '../../../components/sentences-of.ts';
import { FACT_CHARACTER } from './text-schema.ts';

/** Names of the elements that show the nodes of a text. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['p'],
  heading: ['h2', 'h3', 'h4'],
  list: ['ul'],
  entry: ['li'],
};

/** How lists and headings look on a page whose text had none, so that their own look isn't known. */
const NEW_LOOKS: Readonly<Record<string, { style: string }>> = {
  list: { style: ['list-style:disc', 'padding-inline-start:1.25em', 'margin-block:1em'].join(';') },
  heading: {
    style: [
      'font-family:var(--mantine-font-family-headings)',
      'font-size:var(--mantine-h5-font-size)',
      'line-height:var(--mantine-h5-line-height)',
      'margin-block:1.25em 0.5em',
    ].join(';'),
  },
};

/** Returns what gives the nodes of a text the look of the page. */
export function lookOfPage(document: Node, classes: ReadonlyMap<string, string>): DecorationSet {
  const decorations: Decoration[] = [];
  const sentence = classes.get('sentence');
  document.descendants((node, position) => {
    const known = ELEMENTS[node.type.name]?.map((element) => classes.get(element) ?? '').find((name) => name !== '');
    const look = known === undefined ? NEW_LOOKS[node.type.name] : { class: known };
    if (look) decorations.push(Decoration.node(position, position + node.nodeSize, look));
    if (sentence !== undefined && node.isTextblock)
      for (const { from, to } of sentenceRanges(node.textBetween(0, node.content.size, '', FACT_CHARACTER)))
        decorations.push(Decoration.inline(position + 1 + from, position + 1 + to, { class: sentence }));
    return !node.isTextblock;
  });
  return DecorationSet.create(document, decorations);
}
