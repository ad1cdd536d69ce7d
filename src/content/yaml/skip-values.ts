import type { Line } from './path-by-indent.ts';

/** Tells of each line whether it belongs to a value that began above it, so that it is neither field nor entry. */
type Skip = (source: string, line: Line) => boolean;

/** Follows values that take several lines: texts after | and >, texts in quotes, groups and lists in brackets. */
export function createValueSkip(): Skip {
  let goesOn: ((source: string) => boolean) | undefined;
  return (source, line) => {
    if (goesOn?.(source)) return true;
    goesOn = multiline(line);
    return false;
  };
}

/** What tells the further lines of a value, if it has any. */
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

/** How many brackets of a line stay open; those inside quotes do not count. */
function depth(words: string): number {
  const bare = words.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, '');
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
}
