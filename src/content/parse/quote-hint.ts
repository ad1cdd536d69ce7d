/** Says how to quote a text: the quotes around it must not end at one that is part of it. */
export function quoteHint(text: string): string {
  if (!/["\\]/.test(text)) return 'Put the whole text in quotes.';
  if (!text.includes("'")) return "Put the whole text in single quotes: '…'.";
  return 'Put the whole text in double quotes, and write \\" for each quote in it, \\\\ for each backslash.';
}

/** Returns the value on a line of YAML: what stands behind the dashes and the name. */
export const valueOnLine = (line: string): string => /^\s*(?:- +)*(?:[\w-]+: +)?(.*)$/.exec(line.trimEnd())?.[1] ?? '';
