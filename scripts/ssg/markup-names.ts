/** The names that selectors and declarations of a page's markup can ask for. */
export interface Markup {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** Names of attributes, and `name=value` for each value. */
  attributes: ReadonlySet<string>;
  /** Custom properties that style attributes name. */
  variables: ReadonlySet<string>;
}

const TEXT_OF_SCRIPTS = /(<(script|style)\b[^>]*>)[^]*?<\/\2>/g;
const TAG = /<([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const VARIABLE = /var\((--[\w-]+)/g;

/**
 * Collects the names of elements, classes, attributes and variables in pre-rendered markup.
 * @param closed ids of elements whose content is not seen yet, and does not count
 */
export function readMarkup(html: string, closed: readonly string[] = []): Markup {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  const variables = new Set<string>();
  for (const [, tag = '', list = ''] of seenPart(html, closed).matchAll(TAG)) {
    tags.add(tag);
    for (const [, name = '', value = ''] of list.matchAll(ATTRIBUTE)) {
      if (name === 'class') for (const word of value.split(/\s+/)) classes.add(word);
      if (name === 'style') for (const [, variable = ''] of value.matchAll(VARIABLE)) variables.add(variable);
      attributes.add(name);
      attributes.add(`${name}=${value}`);
    }
  }
  return { tags, classes, attributes, variables };
}

const seenPart = (html: string, closed: readonly string[]) =>
  closed.reduce(withoutContent, html.replace(TEXT_OF_SCRIPTS, '$1'));

/** Takes out what stands in an element. */
function withoutContent(html: string, id: string): string {
  const opening = new RegExp(`<([a-z][\\w-]*)[^>]* id="${id}"[^>]*>`).exec(html);
  if (!opening) return html;
  const begin = opening.index + opening[0].length;
  let depth = 1;
  for (const { 0: tag, index } of html.slice(begin).matchAll(new RegExp(`</?${opening[1]}\\b`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return html.slice(0, begin) + html.slice(begin + index);
  }
  return html;
}
