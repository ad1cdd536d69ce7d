import { Fragment, type ReactNode } from 'react';
import { INLINE_MARKUP } from '../schema/inline-markup.ts';

const INLINE = new RegExp(INLINE_MARKUP, 'g');

/** `**bold**` and `[words](/page)` in a line; everything else is shown as it stands. */
export function RichLine({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, words, target] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      bold ? (
        <strong key={match.index}>{bold}</strong>
      ) : (
        <a key={match.index} href={target}>
          {words}
        </a>
      ),
    );
    end = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

/** A text with paragraphs (parted by blank lines) and lists (lines that begin with `- `). */
export function RichText({ text }: { text: string }) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .flatMap(blocksOf)
    .map((lines, index) => <Block key={index} lines={lines} />);
}

const isEntry = (line: string): boolean => line.startsWith('- ');

/** Lines that stand together, a list apart from a paragraph. An indented line goes on with its entry. */
function blocksOf(paragraph: string): string[][] {
  const blocks: string[][] = [];
  for (const line of paragraph.split('\n')) {
    const words = line.trim();
    const last = blocks.at(-1);
    const inList = last !== undefined && last.every(isEntry);
    if (inList && !isEntry(words) && /^\s/.test(line)) last.push(`${last.pop() ?? ''} ${words}`);
    else if (last && inList === isEntry(words)) last.push(words);
    else blocks.push([words]);
  }
  return blocks;
}

function Block({ lines }: { lines: string[] }) {
  if (lines.every(isEntry))
    return (
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            <RichLine text={line.slice(2)} />
          </li>
        ))}
      </ul>
    );
  return (
    <p>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <RichLine text={line} />
        </Fragment>
      ))}
    </p>
  );
}
