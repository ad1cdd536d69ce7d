import { isFormatKey } from '../text/format-keys.ts';
import { oneLine } from '../text/one-line.ts';
import { wordAt } from '../text/word-at.ts';
import { followCaret } from './caret.ts';
import type { EditablePlace } from './editable-place.ts';
import { forwardKey } from './frame-events.ts';

/** A point of a frame's window that was clicked. */
export interface Point {
  x: number;
  y: number;
  /** Whether the word there is to be selected: it was a double click. */
  selectsWord: boolean;
}

/** What becomes of a text that is edited in place. */
export interface InlineEvents {
  /** The text changed. */
  onType: (text: string) => void;
  /** Somebody composes a character of several keys, or is done with it. */
  onCompose: (isComposing: boolean) => void;
  /** Something was pasted, which may have had formats. */
  onPaste: (html: string, text: string) => void;
  /** The text lost the focus, maybe only because another window has it. */
  onBlur: () => void;
  /** Somebody pressed the keys of a format that the text can't have. */
  onFormatKey: () => void;
  /** The editing has ended: by Enter, Esc or Tab, or by a click elsewhere. */
  onEnd: (text: string) => void;
  /**
   * The page has taken the element away, by loading again, for example.
   * @param before the text before the cursor
   */
  onLost: (before: string) => void;
}

/** A text that is being edited in place. */
export interface InlineEdit {
  element: HTMLElement;
  /** Ends it, and leaves the text as it is. */
  leave: () => void;
}

/**
 * Makes a text of the page editable. Enter, Esc, or leaving it, ends that.
 * @param start the text to begin with
 * @param point where to put the cursor; without it, it stands at the end
 */
export function editInline(
  { element, node }: EditablePlace,
  { start, point }: { start: string; point: Point | undefined },
  events: InlineEvents,
): InlineEdit {
  const { ownerDocument: document } = element;
  const ending = new AbortController();
  const { signal } = ending;
  const textNow = () => oneLine(element.textContent);
  const before = followCaret(element, signal);

  const end = () => {
    if (signal.aborted) return;
    const text = textNow();
    ending.abort();
    events.onCompose(false);
    makeStatic(element, node, text);
    events.onEnd(text);
  };
  const lose = () => {
    if (signal.aborted) return;
    ending.abort();
    events.onCompose(false);
    element.removeAttribute('contenteditable');
    events.onLost(before());
  };

  node.data = start;
  makeEditable(element, point);
  listenToKeys(element, { start, textNow, end, onFormatKey: events.onFormatKey, signal });
  listenToText(element, { ...events, onType: () => events.onType(textNow()) }, signal);
  document.defaultView?.addEventListener('pagehide', lose, { signal });
  const removal = new MutationObserver(() => element.isConnected || lose());
  removal.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => removal.disconnect());
  element.addEventListener(
    'blur',
    () => {
      if (!element.isConnected) return;
      events.onBlur();
      // The focus comes back with the window.
      setTimeout(() => isChosen(element) || end());
    },
    { signal },
  );
  return { element, leave: end };
}

function makeEditable(element: HTMLElement, point: Point | undefined): void {
  const { ownerDocument: document } = element;
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('spellcheck', 'true');
  // Otherwise the browser types no-break spaces, so that a space at the end shows.
  element.style.setProperty('white-space-collapse', 'preserve');
  element.focus({ preventScroll: true });
  const selection = document.getSelection();
  const position = point && document.caretPositionFromPoint(point.x, point.y);
  if (position && element.contains(position.offsetNode)) {
    const { offsetNode, offset } = position;
    const [start, end] = point.selectsWord ? wordAt(offsetNode.textContent ?? '', offset) : [offset, offset];
    selection?.setBaseAndExtent(offsetNode, start, offsetNode, end);
  } else {
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}

/** Gives an element back to the page, with the text that stands in it. */
function makeStatic(element: HTMLElement, node: Text, text: string): void {
  element.removeAttribute('contenteditable');
  element.removeAttribute('spellcheck');
  element.style.removeProperty('white-space-collapse');
  if (element.getAttribute('style') === '') element.removeAttribute('style');
  element.ownerDocument.getSelection()?.removeAllRanges();
  element.blur();
  element.replaceChildren(node);
  node.data = text;
}

interface KeyOptions {
  start: string;
  textNow: () => string;
  end: () => void;
  onFormatKey: () => void;
  signal: AbortSignal;
}

function listenToKeys(element: HTMLElement, { start, textNow, end, onFormatKey, signal }: KeyOptions): void {
  /** Steps of typing that the browser has undone and can redo. */
  let undone = 0;
  element.addEventListener(
    'input',
    (event) => {
      const type = 'inputType' in event ? event.inputType : '';
      undone = type === 'historyUndo' ? undone + 1 : type === 'historyRedo' ? undone - 1 : 0;
    },
    { signal },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      if (event.isComposing) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      const isUndo = isCommand && key === 'z' && !event.shiftKey;
      const isRedo = isCommand && (key === 'y' || (key === 'z' && event.shiftKey));
      // As in a form, typing is undone first, then the site's latest step.
      if ((isUndo && textNow() === start) || (isRedo && undone === 0) || (isCommand && key === 'k')) {
        event.preventDefault();
        end();
        forwardKey(event);
      } else if (isFormatKey(event)) {
        event.preventDefault();
        onFormatKey();
      } else if (key === 'enter' && event.shiftKey) {
        event.preventDefault();
        insert(element, ' ');
      } else if (key === 'enter' || key === 'escape') {
        event.preventDefault();
        end();
      }
    },
    { signal },
  );
}

function listenToText(
  element: HTMLElement,
  events: Omit<InlineEvents, 'onType'> & { onType: () => void },
  signal: AbortSignal,
): void {
  const { onType, onCompose, onPaste } = events;
  const on = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(type, listener, { signal });
  on('input', onType);
  on('compositionstart', () => onCompose(true));
  on('compositionend', () => onCompose(false));
  on('beforeinput', (event) => {
    if (event.inputType !== 'insertParagraph' && event.inputType !== 'insertLineBreak') return;
    event.preventDefault();
    queueMicrotask(() => insert(element, ' '));
  });
  const take = (data: DataTransfer | null) => {
    const text = data?.getData('text/plain') ?? '';
    if (text !== '') insert(element, oneLine(text));
    onPaste(data?.getData('text/html') ?? '', text);
  };
  on('paste', (event) => {
    event.preventDefault();
    take(event.clipboardData);
  });
  on('drop', (event) => {
    event.preventDefault();
    const position = element.ownerDocument.caretPositionFromPoint(event.clientX, event.clientY);
    if (position) element.ownerDocument.getSelection()?.collapse(position.offsetNode, position.offset);
    take(event.dataTransfer);
  });
  // A link or button would be followed by what is typed or clicked in it.
  for (const type of ['click', 'keyup', 'dragstart'] as const)
    on(type, (event) => {
      event.stopPropagation();
      if (type !== 'keyup') event.preventDefault();
    });
}

/** Inserts a text like typing, so that the browser can undo it. */
function insert({ ownerDocument }: HTMLElement, text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
  ownerDocument.execCommand('insertText', false, text);
}

/** Whether an element is the one that has the focus, or gets it back with its window. */
export function isChosen(element: HTMLElement): boolean {
  const { ownerDocument: document } = element;
  const frame = document.defaultView?.frameElement;
  return document.activeElement === element && (!frame || frame.ownerDocument.activeElement === frame);
}
