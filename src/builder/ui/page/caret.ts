import { isText } from './page-parts.ts';

/**
 * Follows the cursor in an element's text. Returns a function that gets the text before it, also after the element was taken from
 * the page.
 */
export function followCaret(element: HTMLElement, signal: AbortSignal): () => string {
  let before = '';
  const follow = () => (before = textBeforeCaret(element) ?? before);
  element.ownerDocument.addEventListener('selectionchange', follow, { signal });
  element.addEventListener('input', follow, { signal });
  return () => before;
}

/** Returns the text before the cursor; `undefined` if it's elsewhere. */
function textBeforeCaret(element: HTMLElement): string | undefined {
  const { ownerDocument: document } = element;
  const selection = document.getSelection();
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return undefined;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(selection.focusNode, selection.focusOffset);
  return range.toString();
}

/** Puts the cursor into a field whose text begins with a text, behind it. */
export function putCaret(field: Element | null, before: string): void {
  if (field instanceof HTMLTextAreaElement) {
    const caret = lengthOf(field.value, before);
    field.setSelectionRange(caret, caret);
    return;
  }
  if (!field?.matches('[contenteditable=true]')) return;
  let rest = lengthOf(field.textContent, before);
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!isText(node)) continue;
    if (rest <= node.data.length) return document.getSelection()?.collapse(node, rest);
    rest -= node.data.length;
  }
}

const SPACE = /\s/;

/** Returns how long the beginning of a text is that has the letters of another one: spaces at the ends of lines aren't saved. */
function lengthOf(text: string, before: string): number {
  let letters = before.replaceAll(/\s/g, '').length;
  let length = 0;
  for (; length < text.length && letters > 0; length++) if (!SPACE.test(text.charAt(length))) letters--;
  const typed = before.length - before.trimEnd().length;
  const rest = text.slice(length);
  const spaces = rest.length - rest.trimStart().length;
  return length + Math.min(typed, spaces);
}
