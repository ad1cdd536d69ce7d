import { createBoundedMemo } from './memoize.ts';

/** The names in a page's markup that selectors and declarations can refer to. */
export interface UsedTokens {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Attribute names, and `name=value` for each value. */
  attributes: ReadonlySet<string>;
  /** Custom properties used in style attributes. */
  variables: ReadonlySet<string>;
  /** The values of `unicode-range` that a character of the text is in. */
  ranges: ReadonlySet<string>;
}

/** An element that only a script opens, after the full stylesheet is loaded: its content needs no inlined rules. */
export interface ClosedElement {
  id: string;
  /** The media query in which it's closed, for example `(max-width: 767px)`; always, if absent. */
  within?: string;
}

/** The names in a part of a page's markup. */
export interface UsedTokensPart extends UsedTokens {
  /** The media queries in which the part is hidden. */
  closedWithin: readonly string[];
  /** Whether it precedes the given text. */
  aboveFold: boolean;
}

/** Matches an opening tag; for a script or style element including its text, which contains no tags. */
const TAG = /(<(script|style)\b[^>]*>)[^]*?<\/\2>|<[a-z](?:[^>"]|"[^"]*")*>/g;
/** Matches what is left of markup without opening tags. */
const CLOSING_TAG = /<[^<>]*>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const VARIABLE = /var\((--[\w-]+)/g;

/** Number of cached tags with their attributes; those of the layout recur on every page. */
const MEMO_SIZE = 2000;

/**
 * Creates a function that collects the element, class, attribute and variable names in pre-rendered markup, in one
 * pass, and parses each distinct tag once. It takes the markup, and the text that ends the part above the fold.
 * @param closed elements whose content is ignored where they're closed
 * @param relevant keeps only the names of interest
 * @param ranges patterns for the characters of each `unicode-range`
 */
export function createTokenCollector(
  closed: readonly ClosedElement[],
  relevant: (names: UsedTokens) => UsedTokens,
  ranges: ReadonlyMap<string, RegExp> = new Map(),
): (html: string, foldMarker?: string) => UsedTokensPart[] {
  const remember = createBoundedMemo<UsedTokens>(MEMO_SIZE);
  const rememberSame = createBoundedMemo<UsedTokens>(MEMO_SIZE);
  // Tags with the same names of interest, such as links, share one value, which a part then adds once.
  const read = (tag: string) =>
    remember(tag, (own) => {
      const names = relevant(namesOf(own));
      return rememberSame(keyOfTokens(names), () => names);
    });
  return (html, foldMarker) => {
    const contents = closed.flatMap((element) => contentOf(html, element) ?? []);
    const foldEnd = foldMarker === undefined ? -1 : html.indexOf(foldMarker);
    const bounds = [0, foldEnd, ...contents.flatMap(({ begin, end }) => [begin, end])]
      .filter((bound) => bound >= 0)
      .sort((one, other) => one - other);
    return bounds.flatMap((from, index) => {
      const around = contents.filter(({ begin, end }) => begin <= from && from < end);
      const closedWithin = around.flatMap(({ within }) => within ?? []);
      if (closedWithin.length < around.length) return []; // one of them is always closed
      const part = html.slice(from, bounds[index + 1]);
      const names = { ...namesIn(part, read), ranges: rangesIn(part, ranges) };
      return { ...names, closedWithin, aboveFold: from < foldEnd };
    });
  };
}

/** Yields the names of all tags in a text. Pages can be 14 MB, so tags are read one by one, and not all are kept. */
function namesIn(text: string, read: (tag: string) => UsedTokens): UsedTokens {
  const names = noNames();
  const added = new Set<UsedTokens>();
  for (const [tag, ofScript] of text.matchAll(TAG)) {
    const own = read(ofScript ?? tag);
    if (added.has(own)) continue;
    if (added.size >= MEMO_SIZE) added.clear();
    added.add(own);
    addNames(names, own);
  }
  return names;
}

/** Returns the ranges that a character of the text between tags is in. */
function rangesIn(part: string, ranges: ReadonlyMap<string, RegExp>): Set<string> {
  if (ranges.size === 0) return new Set();
  const text = part.replaceAll(TAG, ' ').replaceAll(CLOSING_TAG, ' ');
  return new Set([...ranges].filter(([, pattern]) => pattern.test(text)).map(([range]) => range));
}

/** Merges the names of several parts. */
export function mergeTokens(parts: Iterable<UsedTokens>): UsedTokens {
  const all = noNames();
  for (const part of parts) addNames(all, part);
  return all;
}

/** Identifies names. In another order they have another key: pages of one kind have them in the same order. */
export const keyOfTokens = (tokens: UsedTokens): string => KINDS.map((kind) => [...tokens[kind]].join(' ')).join('|');

function addNames(all: Names, part: UsedTokens): void {
  for (const kind of KINDS) for (const name of part[kind]) all[kind].add(name);
}

const KINDS = ['tags', 'classes', 'attributes', 'variables', 'ranges'] as const;

type Names = Record<(typeof KINDS)[number], Set<string>>;

const noNames = (): Names => ({
  tags: new Set(),
  classes: new Set(),
  attributes: new Set(),
  variables: new Set(),
  ranges: new Set(),
});

/** Returns the names in an opening tag. */
function namesOf(tag: string): UsedTokens {
  const names = noNames();
  const [, element = ''] = /^<([\w-]+)/.exec(tag) ?? [];
  names.tags.add(element);
  for (const [, name = '', value = ''] of tag.slice(1 + element.length).matchAll(ATTRIBUTE)) {
    if (name === 'class') for (const word of value.split(/\s+/)) names.classes.add(word);
    if (name === 'style') for (const [, variable = ''] of value.matchAll(VARIABLE)) names.variables.add(variable);
    names.attributes.add(name);
    names.attributes.add(`${name}=${value}`);
  }
  return names;
}

/** Returns where the content of a closed element begins and ends. */
interface ClosedContent {
  begin: number;
  end: number;
  within: string | undefined;
}

function contentOf(html: string, { id, within }: ClosedElement): ClosedContent | undefined {
  const named = html.indexOf(` id="${id}"`); // in text, quotation marks are escaped
  if (named < 0) return undefined;
  const opening = html.lastIndexOf('<', named);
  const [element = ''] = /[\w-]+/.exec(html.slice(opening, named)) ?? [];
  const begin = html.indexOf('>', named) + 1;
  let depth = 1;
  for (const { 0: tag, index } of html.slice(begin).matchAll(new RegExp(`</?${element}\\b`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return { begin, end: begin + index, within };
  }
  return undefined;
}
