/** Escapes a text for a regular expression, with or without the `u` flag, in which escaping another character is an error. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
