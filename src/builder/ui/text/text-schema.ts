import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model';

/** What a text field can hold: paragraphs, headings, lists, bold text, links and facts; or one line with facts. */
export type EditorKind = 'rich' | 'line';

/** What stands for a fact where the characters of a text are counted: it's one of them. */
export const FACT_CHARACTER = '\u{fffc}';

/** A fact in a text, `{experience}`: one character that shows its value. */
const fact: NodeSpec = {
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  attrs: { name: { validate: 'string' } },
  leafText: ({ attrs }) => `{${String(attrs['name'])}}`,
  toDOM: ({ attrs }) => ['span', { 'data-fact': String(attrs['name']) }, `{${String(attrs['name'])}}`],
  parseDOM: [
    {
      tag: 'span[data-fact]',
      getAttrs: (element) => ({ name: element.getAttribute('data-fact') ?? '' }),
      priority: 60,
    },
  ],
};

/**
 * Where a block comes from: its text as it was read, what stands between it and the block before, and the text of that block.
 * A block that isn't edited is written as it was.
 */
const ORIGIN = {
  source: { default: null },
  gap: { default: '' },
  follows: { default: null },
};

const paragraph: NodeSpec = {
  group: 'block',
  content: 'inline*',
  attrs: ORIGIN,
  toDOM: () => ['p', 0],
  parseDOM: [{ tag: 'p' }, { tag: 'div' }],
};

/** Pages show headings on the level below what stands above the text. */
const heading: NodeSpec = {
  group: 'block',
  content: 'inline*',
  attrs: ORIGIN,
  defining: true,
  toDOM: () => ['h3', 0],
  parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}` })),
};

/** Bold text has no links in it, and links have no bold text: the site's markup has one or the other. */
const bold: MarkSpec = {
  excludes: '_',
  toDOM: () => ['strong', 0],
  parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
};

const link: MarkSpec = {
  excludes: '_',
  inclusive: false,
  attrs: { href: { validate: 'string' } },
  toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
  parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') ?? '' }) }],
};

/** What stands before the first block of a text and behind the last one: white space that the page doesn't show. */
const AROUND = { start: { default: '' }, end: { default: '' } };

/** Exactly what rich text can hold; see `src/schema/inline-markup.ts` and `src/components/rich-text.tsx`. */
export const RICH_SCHEMA = new Schema({
  nodes: {
    doc: { content: 'block+', attrs: AROUND },
    paragraph,
    heading,
    list: { group: 'block', content: 'entry+', attrs: ORIGIN, toDOM: () => ['ul', 0], parseDOM: [{ tag: 'ul' }] },
    entry: {
      content: 'inline*',
      attrs: { source: { default: null } },
      defining: true,
      toDOM: () => ['li', 0],
      parseDOM: [{ tag: 'li' }],
    },
    text: { group: 'inline' },
    fact,
  },
  marks: { bold, link },
});

/** What a text of one line can hold. */
export const LINE_SCHEMA = new Schema({
  nodes: { doc: { content: 'paragraph', attrs: AROUND }, paragraph, text: { group: 'inline' }, fact },
});

/** Returns the schema of a field's texts. */
export const textSchema = (kind: EditorKind): Schema => (kind === 'rich' ? RICH_SCHEMA : LINE_SCHEMA);
