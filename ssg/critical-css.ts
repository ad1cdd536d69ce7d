import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';
import parseSelectors, { type Attribute, type Node, type Pseudo, type Selector } from 'postcss-selector-parser';
import {
  createTokenCollector,
  keyOfTokens,
  mergeTokens,
  type UsedTokens,
  type ClosedElement,
  type UsedTokensPart,
} from './html-tokens.ts';
import { createBoundedMemo } from './memoize.ts';
import { patternOfUnicodeRange } from './unicode-range.ts';
import { constantCustomProperties, inlineCustomProperties } from './inline-custom-properties.ts';

const LATER = /^\s*print\s*$|scripting:\s*none|forced-colors/;
const VARIABLE = /--[\w-]+/g;

/** Options for the rules that a page inlines. */
export interface CriticalCssOptions {
  /** Attributes that a script may set before the full stylesheet is loaded; rules for them are kept. */
  setEarly?: readonly string[];
  closed?: readonly ClosedElement[];
}

/** Number of cached pages; pages of one kind have the same classes. */
const MEMO_SIZE = 500;

/** The rules that a page needs. */
export interface CriticalCss {
  all: string;
  /** The rules that the part above the fold needs; all, if its end is unknown. */
  aboveFold: string;
}

/**
 * Creates a function that returns the rules that a page needs until the full stylesheet is loaded: rules that match its
 * static markup, without those for hover and print, and the custom properties, keyframes and font faces they use. It
 * takes the markup, and the text that ends the part above the fold (decision 4).
 */
export function createCriticalCss(
  stylesheet: string,
  { setEarly = [], closed = [] }: CriticalCssOptions = {},
): (html: string, foldMarker?: string) => CriticalCss {
  const root = postcss.parse(stylesheet);
  inlineCustomProperties(root, constantCustomProperties(root));
  dropLater(root);
  const test = createSelectorMatcher(root, new Set(setEarly));
  const collectTokens = createTokenCollector(closed, test.relevant, patternsOfRanges(root));
  const queries = [...new Set(closed.flatMap(({ within }) => within ?? []))];
  const remember = createBoundedMemo<string>(MEMO_SIZE);
  const rulesFor = (parts: readonly UsedTokensPart[]): string => {
    const markup = mergeTokens(parts);
    const seenWithin = (query: string) =>
      mergeTokens(parts.filter(({ closedWithin }) => !closedWithin.includes(query)));
    const within = new Map(queries.map((query) => [minified(query), seenWithin(query)]));
    const key = [markup, ...within.values()].map(keyOfTokens).join('\n');
    const canMatch = (selector: string, rule: Rule) =>
      test.canMatch(selector, within.get(mediaOf(rule) ?? '') ?? markup);
    return remember(key, () => reduce(root, canMatch, markup));
  };
  return (html, foldMarker) => {
    const parts = collectTokens(html, foldMarker);
    const aboveFold = parts.filter((part) => part.aboveFold);
    const all = rulesFor(parts);
    return { all, aboveFold: aboveFold.length === 0 ? all : rulesFor(aboveFold) };
  };
}

/** Returns the media query of a rule, if it's inside exactly one. */
function mediaOf({ parent }: Rule): string | undefined {
  const query =
    parent?.type === 'atrule' && (parent as AtRule).name === 'media' ? (parent as AtRule).params : undefined;
  return query && minified(query);
}

/** Removes spaces from a media query, so that it equals the one in a minified stylesheet. */
const minified = (query: string): string => query.replaceAll(' ', '');

/**
 * Drops rules for states that only occur after the full stylesheet is loaded: print, hover, disabled by a script,
 * selection, system colors, view transitions, and browsers without script, which load it first.
 */
function dropLater(root: Root): void {
  root.walkAtRules('media', (rule) => void (LATER.test(rule.params) && rule.remove()));
  root.walkDecls(/^(transition|cursor)$/, (declaration) => void declaration.remove());
  root.walkRules((rule) =>
    keepSelectors(rule, (selector) => !/:hover|:active|:disabled|:view-transition|::selection/.test(selector)),
  );
}

function reduce(stylesheet: Root, canMatch: SelectorFilter, { variables, ranges }: UsedTokens): string {
  const root = stylesheet.clone();
  root.walkRules((rule) => keepSelectors(rule, canMatch));
  dropUnusedVariables(root, variables);
  dropUnnamed(root);
  dropUnusedFaces(root, ranges);
  dropEmpty(root);
  return root.toString();
}

type SelectorFilter = (selector: string, rule: Rule) => boolean;

function keepSelectors(rule: Rule, wanted: SelectorFilter): void {
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
  const kept = rule.selectors.filter((selector) => wanted(selector, rule));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** Drops custom properties and their registrations if neither a declaration nor the markup uses them. */
function dropUnusedVariables(root: Root, named: ReadonlySet<string>): void {
  const definitions = new Map<string, Declaration[]>();
  const wanted = new Set(named);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--'))
      definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
    else for (const [name] of declaration.value.matchAll(VARIABLE)) wanted.add(name);
  });
  // The set grows during iteration: properties used by a needed one are needed, too.
  for (const name of wanted)
    for (const declaration of definitions.get(name) ?? [])
      for (const [inner] of declaration.value.matchAll(VARIABLE)) wanted.add(inner);
  for (const [name, declarations] of definitions)
    if (!wanted.has(name)) for (const declaration of declarations) declaration.remove();
  root.walkAtRules('property', (rule) => void (wanted.has(rule.params) || rule.remove()));
}

/** Drops keyframes that no animation uses. */
function dropUnnamed(root: Root): void {
  const names = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => value.split(/[\s,]+/).forEach((word) => names.add(word)));
  root.walkAtRules(/keyframes$/, (rule) => void (names.has(rule.params) || rule.remove()));
}

/** Returns a pattern for each `unicode-range` of the font faces. */
function patternsOfRanges(root: Root): ReadonlyMap<string, RegExp> {
  const patterns = new Map<string, RegExp>();
  root.walkDecls('unicode-range', ({ value }) => void patterns.set(value, patternOfUnicodeRange(value)));
  return patterns;
}

/** Drops the font faces of which the text needs no character: the full stylesheet has them. */
function dropUnusedFaces(root: Root, ranges: ReadonlySet<string>): void {
  root.walkDecls('unicode-range', ({ value, parent }) => void (ranges.has(value) || parent?.remove()));
}

function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === 'comment') node.remove();
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes) {
      dropEmpty(node);
      if (node.nodes.length === 0) node.remove();
    }
  }
}

/** Returns which selectors of a stylesheet can match static markup. */
interface SelectorTest {
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
function createSelectorMatcher(root: Root, setEarly: ReadonlySet<string>): SelectorTest {
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
