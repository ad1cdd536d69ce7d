import { isFormatKey } from '../text/format-keys.ts';
import { isElement } from './page-parts.ts';

/** What a frame's page tells the builder. */
export interface FrameListener {
  /** Whether clicks select; otherwise they reach the page. */
  selects: () => boolean;
  /** Whether a text is being edited in which something happens; then the event belongs to it. */
  edits: (target: EventTarget | null) => boolean;
  /** Something outside of the text that is being edited was pressed. */
  onPressElsewhere: () => void;
  onPoint: (x: number, y: number) => void;
  onLeave: () => void;
  /** The pointer or the keyboard is in the frame. */
  onEnter: () => void;
  /** Something was clicked; `isDouble`: for the second time in a row. */
  onClick: (x: number, y: number, isDouble: boolean) => void;
  /** A control of the page was pressed by keyboard. */
  onPress: (element: HTMLElement) => void;
  /** A link was followed: with Ctrl or ⌘ while clicks select, otherwise by a plain click. Returns whether the builder took it. */
  onFollow: (link: HTMLAnchorElement) => boolean;
  /** A form of the page was sent. */
  onSend: () => void;
  /** Esc or F6: back to the outline. */
  onEscape: () => void;
}

/** Events that would start something on the page. */
const BLOCKED = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'dblclick',
  'auxclick',
  'submit',
  'dragstart',
  'contextmenu',
];

/** Listens to a frame's page, ahead of the page itself. Returns a function that ends it. */
export function listenToFrame(view: Window, overlay: Element, listener: FrameListener): () => void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  /** Outlines and tags handle their own events. */
  const isOwn = ({ target }: Event) => target === overlay || listener.edits(target);
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  view.addEventListener('pointerdown', (event) => isOwn(event) || listener.onPressElsewhere(), options);
  for (const type of BLOCKED)
    view.addEventListener(type, (event) => void (!isOwn(event) && listener.selects() && stop(event)), options);
  view.addEventListener('submit', () => !listener.selects() && listener.onSend(), options);
  view.addEventListener('click', (event) => !isOwn(event) && takeClick(event, listener, stop), options);
  view.addEventListener(
    'pointermove',
    (event) => {
      listener.onEnter();
      if (isOwn(event) || !listener.selects()) listener.onLeave();
      else listener.onPoint(event.clientX, event.clientY);
    },
    { passive: true, signal: end.signal },
  );
  view.document.documentElement.addEventListener('pointerleave', listener.onLeave, { signal: end.signal });
  for (const type of ['wheel', 'touchstart', 'keydown', 'focus'])
    view.addEventListener(type, listener.onEnter, { passive: true, capture: true, signal: end.signal });
  view.addEventListener('keydown', (event) => takeKey(event, listener, stop), options);
  return () => end.abort();
}

function takeClick(event: MouseEvent, listener: FrameListener, stop: (event: Event) => void): void {
  const element = isElement(event.target) ? event.target : undefined;
  const link = element?.closest('a');
  const follows = listener.selects() ? event.ctrlKey || event.metaKey : event.button === 0;
  if (link && follows && listener.onFollow(link)) return stop(event);
  if (!listener.selects()) return;
  stop(event);
  // A key that presses a control makes a click without a place.
  if (event.detail === 0 && element) listener.onPress(element);
  else listener.onClick(event.clientX, event.clientY, event.detail > 1);
}

function takeKey(event: KeyboardEvent, listener: FrameListener, stop: (event: Event) => void): void {
  const isEditing = listener.edits(event.target);
  if (event.key === 'F6' || (event.key === 'Escape' && listener.selects() && !isEditing)) {
    stop(event);
    return listener.onEscape();
  }
  // Keys of the builder work from within a frame, too.
  if (!(event.ctrlKey || event.metaKey) || event.key === 'Control' || event.key === 'Meta') return;
  // A text field of the page has an undo of its own, and Enter ends the editing of a text.
  const isTyping = isEditing || (isElement(event.target) && event.target.matches('input, textarea'));
  if (isTyping && ['z', 'y', 'enter'].includes(event.key.toLowerCase())) return;
  // So do formats and links.
  if (isEditing && (isFormatKey(event) || event.key.toLowerCase() === 'k')) return;
  if (!forwardKey(event)) stop(event);
}

/** Passes a key that was pressed in a frame to the builder. Returns whether the browser may act on it, too. */
export function forwardKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const copy = { key, code, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
  return document.documentElement.dispatchEvent(new KeyboardEvent('keydown', copy));
}
