import { inlineParts } from '../schema/inline-markup.ts';

/**
 * Renders `**bold**` and `[text](/page)` in a line, and everything else verbatim. Uses no Mantine component, because the
 * consent notice of every page renders it.
 */
export function RichLine({ text }: { text: string }) {
  return inlineParts(text).map((part, index) => {
    switch (part.kind) {
      case 'text':
        return part.words;
      case 'bold':
        return <strong key={index}>{part.words}</strong>;
      case 'link':
        return (
          <a key={index} href={part.target}>
            {part.words}
          </a>
        );
    }
  });
}
