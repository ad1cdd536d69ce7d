const INTERVAL = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gi;

/** How HTML writes the characters that would begin or end a tag. */
const ESCAPED: Readonly<Record<string, string>> = { '3c': '&lt;', '3e': '&gt;' };

/**
 * Returns a pattern that finds a character of a `unicode-range` in the text of HTML, outside of tags.
 * @param range the value of the descriptor, for example `U+5B-5E,U+A1`; `?` as a wildcard isn't supported
 */
export function patternOfUnicodeRange(range: string): RegExp {
  const escaped = new Set<string>();
  const intervals = [...range.matchAll(INTERVAL)].map(([, from = '', to = from]) => {
    for (const [code, text] of Object.entries(ESCAPED))
      if (parseInt(from, 16) <= parseInt(code, 16) && parseInt(code, 16) <= parseInt(to, 16)) escaped.add(text);
    return `\\u{${from}}-\\u{${to}}`;
  });
  return new RegExp([`[${intervals.join('')}]`, ...escaped].join('|'), 'u');
}
