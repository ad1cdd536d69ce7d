import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';

const CLASS = /\.((?:\\.|[\w-])+)/g;
const VARIABLE = /--[\w-]+/g;

/**
 * Makes a function that gives the rules of a stylesheet that a page's markup uses: rules whose classes all occur in
 * it, rules without classes, and the custom properties, keyframes and font faces that those name.
 */
export function createUsedCss(stylesheet: string): (html: string) => string {
  const root = postcss.parse(stylesheet);
  const cache = new Map<string, string>();
  const known = classesOf(root);
  return (html) => {
    const used = new Set(
      [...html.matchAll(/\bclass="([^"]*)"/g)]
        .flatMap(([, names = '']) => names.split(/\s+/))
        .filter((name) => known.has(name)),
    );
    const key = [...used].sort().join(' ');
    const cached = cache.get(key) ?? reduce(root, used);
    cache.set(key, cached);
    return cached;
  };
}

const selectorClasses = (selector: string): string[] =>
  // Classes inside :not() and :where() alternatives do not decide whether the rule is wanted.
  [...selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(CLASS)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );

function classesOf(root: Root): Set<string> {
  const names = new Set<string>();
  root.walkRules((rule) => selectorClasses(rule.selector).forEach((name) => names.add(name)));
  return names;
}

function reduce(stylesheet: Root, used: ReadonlySet<string>): string {
  const root = stylesheet.clone();
  root.walkRules((rule) => keepUsedSelectors(rule, used));
  dropUnusedVariables(root);
  dropUnnamed(root);
  dropEmpty(root);
  return root.toString();
}

function keepUsedSelectors(rule: Rule, used: ReadonlySet<string>): void {
  if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
  const kept = rule.selectors.filter((selector) => selectorClasses(selector).every((name) => used.has(name)));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** Drops custom properties that nothing names, until none is left to drop. */
function dropUnusedVariables(root: Root): void {
  const definitions = new Map<string, Declaration[]>();
  const wanted = new Set<string>();
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--'))
      definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
    else for (const [name] of declaration.value.matchAll(VARIABLE)) wanted.add(name);
  });
  for (const name of wanted)
    for (const declaration of definitions.get(name) ?? [])
      for (const [inner] of declaration.value.matchAll(VARIABLE)) wanted.add(inner);
  for (const [name, declarations] of definitions)
    if (!wanted.has(name)) for (const declaration of declarations) declaration.remove();
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
