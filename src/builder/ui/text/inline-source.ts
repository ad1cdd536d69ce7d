import { Fragment, type Mark, type Node, type Schema } from 'prosemirror-model';
import { INLINE_MARKUP } from '../../../schema/inline-markup.ts';

const MARKUP = new RegExp(INLINE_MARKUP, 'g');

/** A fact, as the site fills it in. */
const FACT = /\{([a-z][A-Za-z0-9]*)\}/g;

/** Whether a name is that of a fact. Other words in braces are text. */
export type IsFact = (name: string) => boolean;

/** Returns the text and facts of a line without other markup. */
function readWords(words: string, schema: Schema, isFact: IsFact, marks: readonly Mark[] = []): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  const addText = (text: string) => text !== '' && nodes.push(schema.text(text, marks));
  for (const match of words.matchAll(FACT)) {
    const [whole, name = ''] = match;
    if (!isFact(name)) continue;
    addText(words.slice(end, match.index));
    nodes.push(schema.node('fact', { name }, undefined, marks));
    end = match.index + whole.length;
  }
  addText(words.slice(end));
  return nodes;
}

/** Returns what a line of rich text shows, like `RichLine`. In a schema without marks, only facts are read. */
export function readInline(line: string, schema: Schema, isFact: IsFact): Fragment {
  const { bold, link } = schema.marks;
  if (!bold || !link) return Fragment.from(readWords(line, schema, isFact));
  const nodes: Node[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKUP)) {
    const [whole, strong, label = '', href = ''] = match;
    nodes.push(...readWords(line.slice(end, match.index), schema, isFact));
    const mark = strong === undefined ? link.create({ href }) : bold.create();
    nodes.push(...readWords(strong ?? label, schema, isFact, [mark]));
    end = match.index + whole.length;
  }
  nodes.push(...readWords(line.slice(end), schema, isFact));
  return Fragment.fromArray(nodes);
}

/** Text and facts that have the same mark. */
interface Run {
  text: string;
  mark: Mark | undefined;
}

function runsOf(content: Fragment): Run[] {
  const runs: Run[] = [];
  content.forEach((node) => {
    const [mark] = node.marks;
    const text = node.isText ? (node.text ?? '').replace(/\s*\n\s*/g, ' ') : (node.type.spec.leafText?.(node) ?? '');
    const last = runs.at(-1);
    if (last && (last.mark === mark || (mark && last.mark?.eq(mark)))) last.text += text;
    else runs.push({ text, mark });
  });
  return runs;
}

/** What bold text and the words of a link can't have: it stands between two of them. */
const UNMARKED = { bold: /(\*+)/, link: /([[\]]+)/ };

function writeRun({ text, mark }: Run): string {
  if (!mark) return text;
  const isLink = mark.type.name === 'link';
  const [before, after] = isLink ? ['[', `](${targetOf(mark)})`] : ['**', '**'];
  return text
    .split(isLink ? UNMARKED.link : UNMARKED.bold)
    .map((part, index) => {
      const words = part.trim();
      // Every other part is what stands between.
      if (index % 2 === 1 || words === '') return part;
      const [start = '', end = ''] = part.split(words, 2);
      return `${start}${before}${words}${after}${end}`;
    })
    .join('');
}

/** A link's address as the markup can hold it: without spaces and closing parentheses. */
const targetOf = ({ attrs }: Mark): string =>
  String(attrs['href'])
    .trim()
    .replace(/[\s)]/g, (sign) => (sign === ')' ? '%29' : encodeURIComponent(sign)));

/** Writes text, facts, bold text and links in the site's markup. */
export const writeInline = (content: Fragment): string => runsOf(content).map(writeRun).join('');
