import type { ReactNode } from 'react';
import { INLINE_MARKUP } from '../schema/inline-markup.ts';

const INLINE = new RegExp(INLINE_MARKUP, 'g');

/**
 * Renders `**bold**` and `[text](/page)` in a line, and everything else verbatim. Uses no Mantine component, because the
 * consent notice of every page renders it.
 */
export function RichLine({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, label, target] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      bold ? (
        <strong key={match.index}>{bold}</strong>
      ) : (
        <a key={match.index} href={target}>
          {label}
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
