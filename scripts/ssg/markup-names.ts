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
  /** Where it is closed: a media query as rules have it, for example `(max-width:767px)`; everywhere, if absent. */
  within?: string;
}

/** A part of a page's markup that is closed in the same places. */
export interface MarkupPart extends Markup {
  /** The media queries within which it is not seen. */
  closedWithin: readonly string[];
}

const TEXT_OF_SCRIPTS = /(<(script|style)\b[^>]*>)[^]*?<\/\2>/g;
const TAG = /<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const VARIABLE = /var\((--[\w-]+)/g;

/**
 * Collects the names of elements, classes, attributes and variables in pre-rendered markup, in one pass.
 * @param closed elements whose content does not count, or not where they are closed
 */
export function readMarkup(html: string, closed: readonly ClosedElement[] = []): MarkupPart[] {
  const text = html.replace(TEXT_OF_SCRIPTS, '$1');
  const contents = closed.flatMap((element) => contentOf(text, element) ?? []);
  const parts = new Map<string, Names & MarkupPart>();
  for (const { 1: tag = '', 2: list = '', index } of text.matchAll(TAG)) {
    const around = contents.filter(({ begin, end }) => begin <= index && index < end);
    const closedWithin = around.flatMap(({ within }) => within ?? []);
    if (closedWithin.length < around.length) continue; // one of them is closed everywhere
    const key = closedWithin.join();
    const part = parts.get(key) ?? { ...noNames(), closedWithin };
    parts.set(key, part);
    part.tags.add(tag);
    addAttributes(part, list);
  }
  return [...parts.values()];
}

/** The names of several parts together. */
export function joinMarkup(parts: readonly Markup[]): Markup {
  const all = noNames();
  for (const part of parts) for (const kind of KINDS) for (const name of part[kind]) all[kind].add(name);
  return all;
}

const KINDS = ['tags', 'classes', 'attributes', 'variables'] as const;

type Names = Record<(typeof KINDS)[number], Set<string>>;

const noNames = (): Names => ({ tags: new Set(), classes: new Set(), attributes: new Set(), variables: new Set() });

function addAttributes({ classes, attributes, variables }: Names, list: string): void {
  for (const [, name = '', value = ''] of list.matchAll(ATTRIBUTE)) {
    if (name === 'class') for (const word of value.split(/\s+/)) classes.add(word);
    if (name === 'style') for (const [, variable = ''] of value.matchAll(VARIABLE)) variables.add(variable);
    attributes.add(name);
    attributes.add(`${name}=${value}`);
  }
}

/** Where the content of a closed element begins and ends. */
interface ClosedContent {
  begin: number;
  end: number;
  within: string | undefined;
}

function contentOf(html: string, { id, within }: ClosedElement): ClosedContent | undefined {
  const opening = new RegExp(`<([a-z][\\w-]*)[^>]* id="${id}"[^>]*>`).exec(html);
  if (!opening) return undefined;
  const begin = opening.index + opening[0].length;
  let depth = 1;
  for (const { 0: tag, index } of html.slice(begin).matchAll(new RegExp(`</?${opening[1]}\\b`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return { begin, end: begin + index, within };
  }
  return undefined;
}
