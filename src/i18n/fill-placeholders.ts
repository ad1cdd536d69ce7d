/** Puts values in place of `{name}`; names without a value stay as they are. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z][A-Za-z0-9]*)\}/g, (whole, name: string) => values[name] ?? whole);
