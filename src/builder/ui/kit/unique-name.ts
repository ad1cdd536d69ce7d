/**
 * Returns a name that isn't taken: `pricing`, then `pricing-2`, `pricing-3`.
 * @param base what a number is put behind; default: the name without its number
 */
export function uniqueName(name: string, taken: Iterable<string>, base = name.replace(/-\d+$/, '')): string {
  const names = new Set(taken);
  let result = name;
  for (let number = 2; names.has(result); number += 1) result = `${base}-${number}`;
  return result;
}
