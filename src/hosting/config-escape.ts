/** Quotes a value for both nginx and Caddy. Throws for characters that one of them would interpret. */
export function quoteConfigValue(value: string): string {
  if (!/^[ !#%-z|~]*$/.test(value) || value.includes('\\'))
    throw new Error(`"${value}" can't be written into a host's configuration.`);
  return `"${value}"`;
}
