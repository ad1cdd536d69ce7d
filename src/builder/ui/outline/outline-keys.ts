import { texts } from '../../texts/texts.ts';

/** What a key does in the outline. */
export type OutlineCommand =
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'extend-up'
  | 'extend-down'
  | 'all'
  | 'open'
  | 'expand'
  | 'collapse'
  | 'move-up'
  | 'move-down'
  | 'add'
  | 'duplicate'
  | 'hide'
  | 'remove'
  | 'back';

/** The part of a keyboard event that matters. */
export type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

const PLAIN: Record<string, OutlineCommand> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ArrowRight: 'expand',
  ArrowLeft: 'collapse',
  Home: 'first',
  End: 'last',
  Enter: 'open',
  Escape: 'back',
  Delete: 'remove',
  Backspace: 'remove',
  a: 'add',
  d: 'duplicate',
  h: 'hide',
};

const WITH_ALT: Record<string, OutlineCommand> = { ArrowUp: 'move-up', ArrowDown: 'move-down' };
const WITH_SHIFT: Record<string, OutlineCommand> = { ArrowUp: 'extend-up', ArrowDown: 'extend-down' };

/** Returns what a key does while an entry of the outline has focus, or nothing. */
export function outlineCommand({ key, altKey, shiftKey, ctrlKey, metaKey }: Key): OutlineCommand | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return !altKey && !shiftKey && name === 'a' ? 'all' : undefined;
  if (altKey) return shiftKey ? undefined : WITH_ALT[name];
  if (shiftKey) return WITH_SHIFT[name];
  return PLAIN[name];
}

/** The keys of the outline in words, for help and empty states. */
export const OUTLINE_KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['↑', '↓'], does: texts.outline.keys.select },
  { keys: ['Enter'], does: texts.outline.keys.edit },
  { keys: ['Alt', '↑ ↓'], does: texts.outline.keys.move },
  { keys: ['A'], does: texts.outline.keys.add },
  { keys: ['D'], does: texts.common.duplicate },
  { keys: ['H'], does: texts.outline.keys.hide },
  { keys: ['Delete'], does: texts.common.remove },
  { keys: ['Ctrl', 'Z'], does: texts.common.undo },
  { keys: ['Ctrl', 'H'], does: texts.replace.title },
];
