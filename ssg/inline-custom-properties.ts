import type { Root } from 'postcss';

const VARIABLE = /var\((--[\w-]+)\)/g;

/** A quoted text, or a comma with a space that CSS doesn't need: bundlers leave the values of custom properties as they are. */
const QUOTED_OR_SPACED = /("[^"]*"|'[^']*')|,\s+/g;

const withoutSpaces = (value: string): string =>
  value.replace(QUOTED_OR_SPACED, (_match, quoted: string | undefined) => quoted ?? ',');

/**
 * Finds custom properties of a stylesheet that are constant: set once, on the root, unconditionally, and built from
 * constant ones only (others are resolved where they're used).
 */
export function constantCustomProperties(root: Root): ReadonlyMap<string, string> {
  const once = new Map<string, string>();
  const seen = new Set<string>();
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isRoot = parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root';
    if (isRoot && parent.parent === root && !seen.has(prop)) once.set(prop, withoutSpaces(value.trim()));
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

/** Replaces uses of constant properties by their values, which makes pages shorter and more compressible. */
export function inlineCustomProperties(root: Root, settled: ReadonlyMap<string, string>): void {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(VARIABLE, (whole, name: string) => settled.get(name) ?? whole);
  });
}
