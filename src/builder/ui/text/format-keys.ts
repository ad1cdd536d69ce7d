/** Letters that ask for bold, italic and underlined words, with Ctrl or ⌘. */
export const FORMAT_KEYS: ReadonlySet<string> = new Set(['b', 'i', 'u']);
