import { createMemory } from './remember.ts';

/** The names that selectors and declarations of a page's markup can ask for. */
export interface Markup {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Names of attributes, and `name=value` for each value. */
  attributes: ReadonlySet<string>;
  /** Custom properties that style attributes name. */
  variables: ReadonlySet<string>;
}

/** An element that only a script opens, once the whole stylesheet is there: what stands in it needs no rules. */
export interface ClosedElement {
  id: string;
  /** Where it is closed: a media query, for example `(max-width: 767px)`; everywhere, if absent. */
  within?: string;
}

/** The names of a part of a page's markup. */
export interface MarkupPart extends Markup {
  /** The media queries within which it is not seen. */
  closedWithin: readonly string[];
  /** Whether it comes before the place that was asked for. */
  early: boolean;
}

/** An opening tag; of a script or a style sheet with its text, in which nothing is a tag. */
const TAG = /(<(script|style)\b[^>]*>)[^]*?<\/\2>|<[a-z](?:[^>"]|"[^"]*")*>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const VARIABLE = /var\((--[\w-]+)/g;

/** So many tags are remembered, each with its attributes; those of what frames a page come again on every page. */
const REMEMBERED = 2000;

/**
 * Makes a function that collects the names of elements, classes, attributes and variables in pre-rendered markup, in one
 * pass and each tag's text but once. It takes the markup, and text at which its early part ends.
 * @param closed elements whose content does not count, or not where they are closed
 * @param relevant leaves of the names those that are of interest
 */
export function createMarkupReader(
  closed: readonly ClosedElement[],
  relevant: (names: Markup) => Markup,
): (html: string, place?: string) => MarkupPart[] {
  const remember = createMemory<Markup>(REMEMBERED);
  const read = (tag: string) => remember(tag, (own) => relevant(namesOf(own)));
  return (html, place) => {
    const contents = closed.flatMap((element) => contentOf(html, element) ?? []);
    const earlyEnd = place === undefined ? -1 : html.indexOf(place);
    const bounds = [0, earlyEnd, ...contents.flatMap(({ begin, end }) => [begin, end])]
      .filter((bound) => bound >= 0)
      .sort((one, other) => one - other);
    return bounds.flatMap((from, index) => {
      const around = contents.filter(({ begin, end }) => begin <= from && from < end);
      const closedWithin = around.flatMap(({ within }) => within ?? []);
      if (closedWithin.length < around.length) return []; // one of them is closed everywhere
      return { ...namesIn(html.slice(from, bounds[index + 1]), read), closedWithin, early: from < earlyEnd };
    });
  };
}

/** The names of all tags in a text. Some pages are 14 MB: tags are read one after the other, and not all of them are kept. */
function namesIn(text: string, read: (tag: string) => Markup): Markup {
  const names = noNames();
  const added = new Set<Markup>();
  for (const [tag, ofScript] of text.matchAll(TAG)) {
    const own = read(ofScript ?? tag);
    if (added.has(own)) continue;
    if (added.size >= REMEMBERED) added.clear();
    added.add(own);
    addNames(names, own);
  }
  return names;
}

/** The names of several parts together. */
export function joinMarkup(parts: Iterable<Markup>): Markup {
  const all = noNames();
  for (const part of parts) addNames(all, part);
  return all;
}

function addNames(all: Names, part: Markup): void {
  for (const kind of KINDS) for (const name of part[kind]) all[kind].add(name);
}

const KINDS = ['tags', 'classes', 'attributes', 'variables'] as const;

type Names = Record<(typeof KINDS)[number], Set<string>>;

const noNames = (): Names => ({ tags: new Set(), classes: new Set(), attributes: new Set(), variables: new Set() });

/** The names in an opening tag. */
function namesOf(tag: string): Markup {
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

/** Where the content of a closed element begins and ends. */
interface ClosedContent {
  begin: number;
  end: number;
  within: string | undefined;
}

function contentOf(html: string, { id, within }: ClosedElement): ClosedContent | undefined {
  const named = html.indexOf(` id="${id}"`); // in text a quotation mark is escaped
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
