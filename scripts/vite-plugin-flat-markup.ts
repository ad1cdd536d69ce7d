import type { Rolldown } from 'vite';

/** So many letters of markup are put together before they are made one text. */
const PIECE = 65_536;

const START = 'function renderToStringImpl(';
const END = '\n}\n';

/** Inside that function: what it says, and what is said instead. */
const CHANGES: readonly [before: string, after: string][] = [
  ['result = "",', 'result = "", piece = "",'],
  [
    'null !== chunk && (result += chunk);',
    // To ask for a letter has V8 make one text of all that was added.
    `null !== chunk && (piece += chunk).length > ${PIECE} && (piece.charCodeAt(0), (result += piece), (piece = ""));`,
  ],
  ['return result;', 'return result + piece;'],
];

/**
 * React adds a page's markup up out of its smallest parts, and V8 remembers each addition until somebody reads the text:
 * of a page that lists ten thousand cases 1.5 million of them, 50 MB beside 14 of text. Here what has come together is
 * made one text every now and then; the markup is the same.
 * @throws where React puts markup together otherwise: then this plugin can go, or looks for the wrong thing
 */
export function gatherFlat(code: string): string {
  const start = code.indexOf(START);
  const end = code.indexOf(END, start);
  const before = code.slice(start, end);
  if (start < 0 || end < 0 || CHANGES.some(([what]) => before.split(what).length !== 2))
    throw new Error('react-dom/server puts markup together otherwise: see vite-plugin-flat-markup.ts.');
  const after = CHANGES.reduce((text, [from, to]) => text.replace(from, () => to), before);
  return code.slice(0, start) + after + code.slice(end);
}

/** Has React hold a page's markup as text while it renders it (decision 20). */
export const flatMarkup = (): Rolldown.Plugin => ({
  name: 'flat-markup',
  transform: {
    filter: { id: /react-dom-server-legacy\.node\.production\.js$/ },
    handler: (code) => ({ code: gatherFlat(code), map: null }),
  },
});
