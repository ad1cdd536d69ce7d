/** The custom properties of a stylesheet's first `:root` rule, by their names without the dashes. */
export function readTokens(css: string): ReadonlyMap<string, string> {
  const rule = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  return new Map(
    [...rule.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}
