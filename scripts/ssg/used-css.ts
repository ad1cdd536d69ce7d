import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';
import { createSelectorTest } from './selector-test.ts';
import { createMarkupReader, joinMarkup, type ClosedElement, type Markup, type MarkupPart } from './markup-names.ts';
import { createMemory } from './remember.ts';
import { settledVariables, settleVariables } from './settle-variables.ts';

const LATER = /^\s*print\s*$|scripting:\s*none|forced-colors/;
const VARIABLE = /--[\w-]+/g;

/** What of a stylesheet a page carries inline. */
export interface UsedCssOptions {
  /** Attributes that a script may set before the whole stylesheet is there: rules that ask for them are kept. */
  setEarly?: readonly string[];
  closed?: readonly ClosedElement[];
}

/** So many different pages are remembered; pages of one kind have the same classes. */
const REMEMBERED = 500;

/** The rules that a page needs. */
export interface UsedCss {
  all: string;
  /** Those of them that the early part needs; all, if it is not known where that ends. */
  early: string;
}

/**
 * Makes a function that gives the rules of a stylesheet that a page needs to look right until the whole stylesheet is
 * there: rules that its markup can match as it stands, without those for the mouse and for paper, and the custom
 * properties, keyframes and font faces that the others name. It takes the markup, and text at which its early part ends.
 */
export function createUsedCss(
  stylesheet: string,
  { setEarly = [], closed = [] }: UsedCssOptions = {},
): (html: string, place?: string) => UsedCss {
  const root = postcss.parse(stylesheet);
  settleVariables(root, settledVariables(root));
  dropLater(root);
  const test = createSelectorTest(root, new Set(setEarly));
  const readMarkup = createMarkupReader(closed, test.relevant);
  const queries = [...new Set(closed.flatMap(({ within }) => within ?? []))];
  const remember = createMemory<string>(REMEMBERED);
  const rulesFor = (parts: readonly MarkupPart[]): string => {
    const markup = joinMarkup(parts);
    const seenWithin = (query: string) => joinMarkup(parts.filter(({ closedWithin }) => !closedWithin.includes(query)));
    const within = new Map(queries.map((query) => [minified(query), seenWithin(query)]));
    const key = [markup, ...within.values()].map(keyOf).join('\n');
    const canMatch = (selector: string, rule: Rule) =>
      test.canMatch(selector, within.get(mediaOf(rule) ?? '') ?? markup);
    return remember(key, () => reduce(root, canMatch, markup));
  };
  return (html, place) => {
    const parts = readMarkup(html, place);
    const early = parts.filter((part) => part.early);
    const all = rulesFor(parts);
    return { all, early: early.length === 0 ? all : rulesFor(early) };
  };
}

const keyOf = ({ tags, classes, attributes, variables }: Markup): string =>
  [tags, classes, attributes, variables].map((names) => [...names].sort().join(' ')).join('|');

/** The media query that a rule stands in, if it stands in one alone. */
function mediaOf({ parent }: Rule): string | undefined {
  const query =
    parent?.type === 'atrule' && (parent as AtRule).name === 'media' ? (parent as AtRule).params : undefined;
  return query && minified(query);
}

/** A media query without spaces, so that one of the source equals the same one of a minified stylesheet. */
const minified = (query: string): string => query.replaceAll(' ', '');

/**
 * Drops what stands for states that come after the whole stylesheet, or with it: paper, the mouse, a selection, colours
 * of the system, a change of page, and a browser without script, which has it from the beginning.
 */
function dropLater(root: Root): void {
  root.walkAtRules('media', (rule) => void (LATER.test(rule.params) && rule.remove()));
  root.walkDecls(/^(transition|cursor)$/, (declaration) => void declaration.remove());
  root.walkRules((rule) =>
    keepSelectors(rule, (selector) => !/:hover|:active|:view-transition|::selection/.test(selector)),
  );
}

function reduce(stylesheet: Root, canMatch: SelectorFilter, { variables }: Markup): string {
  const root = stylesheet.clone();
  root.walkRules((rule) => keepSelectors(rule, canMatch));
  dropUnusedVariables(root, variables);
  dropUnnamed(root);
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

/** Drops custom properties, and what is said of them, that neither a declaration nor the markup names. */
function dropUnusedVariables(root: Root, named: ReadonlySet<string>): void {
  const definitions = new Map<string, Declaration[]>();
  const wanted = new Set(named);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--'))
      definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
    else for (const [name] of declaration.value.matchAll(VARIABLE)) wanted.add(name);
  });
  // The set grows while it is walked: what a wanted one names is wanted, too.
  for (const name of wanted)
    for (const declaration of definitions.get(name) ?? [])
      for (const [inner] of declaration.value.matchAll(VARIABLE)) wanted.add(inner);
  for (const [name, declarations] of definitions)
    if (!wanted.has(name)) for (const declaration of declarations) declaration.remove();
  root.walkAtRules('property', (rule) => void (wanted.has(rule.params) || rule.remove()));
}

/** Drops keyframes that no animation names. */
function dropUnnamed(root: Root): void {
  const names = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => value.split(/[\s,]+/).forEach((word) => names.add(word)));
  root.walkAtRules(/keyframes$/, (rule) => void (names.has(rule.params) || rule.remove()));
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
