/** Letters that ask for bold, italic and underlined words. */
const LETTERS: ReadonlySet<string> = new Set(['b', 'i', 'u']);

/** Whether a key asks for bold, italic or underlined words: Ctrl or ⌘ with its letter. */
export const isFormatKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  (ctrlKey || metaKey) && LETTERS.has(key.toLowerCase());
