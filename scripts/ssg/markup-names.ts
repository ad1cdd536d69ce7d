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

/** Collects the names of elements, classes, attributes and variables in pre-rendered markup. */
export function readMarkup(html: string): Markup {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  const variables = new Set<string>();
  for (const [, tag = '', list = ''] of html.replace(TEXT_OF_SCRIPTS, '$1').matchAll(TAG)) {
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
