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

/** An opening tag; of a script or a style sheet with its text, in which nothing is a tag. */
const TAG = /(<(script|style)\b[^>]*>)[^]*?<\/\2>|<[a-z](?:[^>"]|"[^"]*")*>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const VARIABLE = /var\((--[\w-]+)/g;

/** So many tags are remembered, each with its attributes; those of what frames a page come again on every page. */
const REMEMBERED = 2000;

/**
 * Makes a function that collects the names of elements, classes, attributes and variables in pre-rendered markup, in one
 * pass and each tag's text but once. Given text at which the early part ends, it returns the early part and the rest;
 * otherwise, or where the text is missing, the whole.
 * @param relevant leaves of the names those that are of interest
 */
export function createMarkupReader(relevant: (names: Markup) => Markup): (html: string, place?: string) => Markup[] {
  const remember = createMemory<Markup>(REMEMBERED);
  const read = (tag: string) => remember(tag, (own) => relevant(namesOf(own)));
  return (html, place) => {
    const end = place === undefined ? -1 : html.indexOf(place);
    const parts = end < 0 ? [html] : [html.slice(0, end), html.slice(end)];
    return parts.map((part) => namesIn(part, read));
  };
}

/** The names of all tags in a text. */
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
