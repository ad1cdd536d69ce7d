/** A value in quotes that means the same to nginx and to Caddy; what one of them would read as its own is refused. */
export function quoted(value: string): string {
  if (!/^[ !#%-z|~]*$/.test(value) || value.includes('\\'))
    throw new Error(`"${value}" can not stand in a host's configuration.`);
  return `"${value}"`;
}

/** A text as a regular expression that matches it alone. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
