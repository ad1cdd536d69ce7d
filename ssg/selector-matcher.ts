import type { Root } from 'postcss';
import parseSelectors, { type Attribute, type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import type { UsedTokens } from './html-tokens.ts';

/** Returns which selectors of a stylesheet can match static markup. */
export interface SelectorTest {
  /** Whether something in the markup may match; true if unknown. */
  canMatch: (selector: string, markup: UsedTokens) => boolean;
  /** The subset of a page's names that any selector uses, so that similar pages have equal sets. */
  relevant: (markup: UsedTokens) => UsedTokens;
}

/** Pseudo-classes that match what one of their arguments matches. */
const ALTERNATIVES = new Set([':is', ':where', ':has']);
/** Attributes that the browser changes by itself. */
const CHANGED_BY_BROWSER = new Set(['open', 'value']);

/**
 * Parses every selector of a stylesheet once.
 * @param setEarly attributes that may be set before the full stylesheet is loaded
 */
export function createSelectorMatcher(root: Root, setEarly: ReadonlySet<string>): SelectorTest {
  const parsed = new Map<string, Selector[]>();
  const known = { tags: new Set<string>(), classes: new Set<string>(), attributes: new Set<string>() };
  root.walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const tree = parseSelectors().astSync(selector);
      parsed.set(selector, tree.nodes);
      tree.walkTags(({ value }) => void known.tags.add(value));
      tree.walkClasses(({ value }) => void known.classes.add(value));
      tree.walkAttributes((node) => void known.attributes.add(nameOf(node)).add(node.attribute));
    }
  });

  const free = (attribute: string) => setEarly.has(attribute) || CHANGED_BY_BROWSER.has(attribute);
  const matches = (node: Node, markup: UsedTokens): boolean => {
    if (node.type === 'class') return markup.classes.has(node.value);
    if (node.type === 'tag') return markup.tags.has(node.value) || node.value === 'html' || node.value === 'body';
    if (node.type === 'attribute') return free(node.attribute) || markup.attributes.has(nameOf(node));
    if (node.type === 'pseudo' && isChoice(node)) return node.nodes.some((inner) => all(inner, markup));
    return true;
  };
  const all = ({ nodes }: Selector, markup: UsedTokens) => nodes.every((node) => matches(node, markup));

  return {
    canMatch: (selector, markup) => (parsed.get(selector) ?? []).every((tree) => all(tree, markup)),
    relevant: ({ tags, classes, attributes, variables, ranges }) => ({
      tags: common(tags, known.tags),
      classes: common(classes, known.classes),
      attributes: common(attributes, known.attributes),
      variables,
      ranges,
    }),
  };
}

const isChoice = ({ value, nodes }: Pseudo) => ALTERNATIVES.has(value) && nodes.length > 0;

/** What an attribute selector requires of the markup: also the value, if it's compared as a whole. */
const nameOf = ({ attribute, operator, value }: Attribute): string =>
  operator === '=' ? `${attribute}=${value ?? ''}` : attribute;

const common = (names: ReadonlySet<string>, known: ReadonlySet<string>) =>
  new Set([...names].filter((name) => known.has(name)));
