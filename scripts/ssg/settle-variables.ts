import type { Root } from 'postcss';

const VARIABLE = /var\((--[\w-]+)\)/g;

/**
 * Finds the custom properties of a stylesheet that are the same everywhere, always: set once, on the root, under no
 * condition, and made of such alone (others have the value there that they have at the root).
 */
export function settledVariables(root: Root): ReadonlyMap<string, string> {
  const once = new Map<string, string>();
  const seen = new Set<string>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isRoot = parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';
    if (isRoot && parent.parent === root && !seen.has(prop)) once.set(prop, value.trim());
    else once.delete(prop);
    seen.add(prop);
  });
  const resolve = (value: string): string =>
    value.replace(VARIABLE, (whole, name: string) => {
      const own = once.get(name);
      return own === undefined ? whole : resolve(own);
    });
  return new Map(
    [...once].map(([name, value]) => [name, resolve(value)] as const).filter(([, value]) => !value.includes('var(')),
  );
}

/** Writes such values where they are asked for: a page is shorter without the detour, and compresses better. */
export function settleVariables(root: Root, settled: ReadonlyMap<string, string>): void {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(VARIABLE, (whole, name: string) => settled.get(name) ?? whole);
  });
}
