import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';
import { createSelectorTest } from './selector-test.ts';
import { createMarkupReader, joinMarkup, type Markup } from './markup-names.ts';
import { createMemory } from './remember.ts';
import { settledVariables, settleVariables } from './settle-variables.ts';

const LATER = /^\s*print\s*$|scripting:\s*none|forced-colors/;
const VARIABLE = /--[\w-]+/g;

/** What of a stylesheet a page carries inline. */
export interface UsedCssOptions {
  /** Attributes that a script may set before the whole stylesheet is there: rules that ask for them are kept. */
  setEarly?: readonly string[];
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
  { setEarly = [] }: UsedCssOptions = {},
): (html: string, place?: string) => UsedCss {
  const root = postcss.parse(stylesheet);
  settleVariables(root, settledVariables(root));
  dropLater(root);
  const test = createSelectorTest(root, new Set(setEarly));
  const readMarkup = createMarkupReader(test.relevant);
  const remember = createMemory<string>(REMEMBERED);
  const rulesFor = (markup: Markup): string =>
    remember(keyOf(markup), () => reduce(root, (selector) => test.canMatch(selector, markup), markup));
  return (html, place) => {
    const parts = readMarkup(html, place);
    const all = rulesFor(joinMarkup(parts));
    return { all, early: parts.length > 1 && parts[0] ? rulesFor(parts[0]) : all };
  };
}

const keyOf = ({ tags, classes, attributes, variables }: Markup): string =>
  [tags, classes, attributes, variables].map((names) => [...names].sort().join(' ')).join('|');

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

type SelectorFilter = (selector: string) => boolean;

function keepSelectors(rule: Rule, wanted: SelectorFilter): void {
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
  const kept = rule.selectors.filter(wanted);
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
