import type { Line } from './path-by-indent.ts';

/** Returns for each line whether it continues a value that began above, so that it's neither a field nor an entry. */
type Skip = (source: string, line: Line) => boolean;

/**
 * Tracks multi-line values: texts after `|`
 * and `>`, quoted texts, maps and lists in brackets.
 */
export function createValueSkip(): Skip {
  let goesOn: ((source: string) => boolean) | undefined;
  return (source, line) => {
    if (goesOn?.(source)) return true;
    goesOn = multiline(line);
    return false;
  };
}

/** Returns the function that recognizes the value's further lines, if it has any. */
function multiline({ value, name, column, dashes }: Line): ((source: string) => boolean) | undefined {
  if (/^[|>][-+\d]*\s*(#.*)?$/.test(value)) {
    const holder = name === undefined ? (dashes.at(-1) ?? 0) : column;
    return (source) => source.trim() === '' || (/^ */.exec(source)?.[0].length ?? 0) > holder;
  }
  if (/^["']/.test(value) && !QUOTED.test(value)) return untilQuote(value.charAt(0));
  const open = depth(value);
  return /^[[{]/.test(value) && open > 0 ? untilClosed(open) : undefined;
}

const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/;

function untilQuote(quote: string): (source: string) => boolean {
  let closed = false;
  return (source) => {
    if (closed) return false;
    closed = quote === "'" ? source.includes("'") : /(?<!\\)"/.test(source);
    return true;
  };
}

function untilClosed(open: number): (source: string) => boolean {
  let left = open;
  return (source) => {
    if (left <= 0) return false;
    left += depth(source);
    return true;
  };
}

/** Returns how many brackets of a line stay open, ignoring those inside quotes. */
function depth(text: string): number {
  const bare = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '');
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
}
