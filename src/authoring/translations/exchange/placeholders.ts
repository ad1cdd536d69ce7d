/** Splits a text at its placeholders, the names in curly brackets. Every second part is a placeholder. */
export const splitPlaceholders = (text: string): string[] => text.split(/(\{[^{}]*\})/);

/** Returns the placeholders of a text in order. */
export const placeholdersOf = (text: string): string[] => splitPlaceholders(text).filter((_, index) => index % 2 === 1);

/** Returns a text without its placeholders. */
export const withoutPlaceholders = (text: string): string =>
  splitPlaceholders(text)
    .filter((_, index) => index % 2 === 0)
    .join('');

/** Returns what is wrong with the placeholders of a translation; `undefined` if it has those of its source. */
export function placeholderProblem(source: string, target: string): string | undefined {
  const [expected, actual] = [placeholdersOf(source), placeholdersOf(target)];
  const lost = expected.find((name) => !actual.includes(name));
  if (lost) return `The translation lacks ${lost}, which the source text has.`;
  const added = actual.find((name) => !expected.includes(name));
  return added && `The translation has ${added}, which the source text lacks.`;
}
