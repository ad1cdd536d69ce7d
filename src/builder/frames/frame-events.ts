import { isElement } from './page-parts.ts';

/** What a frame's page tells the builder. */
export interface FrameListener {
  /** Whether clicks select; otherwise they reach the page. */
  selects: () => boolean;
  /** Whether a text of the frame is being edited; then the events belong to it. */
  edits: () => boolean;
  onPoint: (x: number, y: number) => void;
  onLeave: () => void;
  /** The pointer or the keyboard is in the frame. */
  onEnter: () => void;
  onClick: (x: number, y: number) => void;
  /** A control of the page was pressed by keyboard. */
  onPress: (element: HTMLElement) => void;
  /** A link was followed: with Ctrl or ⌘ while clicks select, otherwise by a plain click. Returns whether the builder took it. */
  onFollow: (link: HTMLAnchorElement) => boolean;
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
  const isOwn = (event: Event) => event.target === overlay || listener.edits();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of BLOCKED)
    view.addEventListener(type, (event) => void (!isOwn(event) && listener.selects() && stop(event)), options);
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
  view.addEventListener('keydown', (event) => !listener.edits() && takeKey(event, listener, stop), options);
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
  else listener.onClick(event.clientX, event.clientY);
}

function takeKey(event: KeyboardEvent, listener: FrameListener, stop: (event: Event) => void): void {
  if (event.key === 'F6' || (event.key === 'Escape' && listener.selects())) {
    stop(event);
    return listener.onEscape();
  }
  // Keys of the builder work from within a frame, too.
  if (!(event.ctrlKey || event.metaKey) || event.key === 'Control' || event.key === 'Meta') return;
  // A text field of the page has an undo of its own.
  const isTyping = isElement(event.target) && event.target.matches('input, textarea, [contenteditable]');
  if (isTyping && ['z', 'y'].includes(event.key.toLowerCase())) return;
  const copy = new KeyboardEvent('keydown', {
    key: event.key,
    code: event.code,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    shiftKey: event.shiftKey,
    altKey: event.altKey,
    bubbles: true,
    cancelable: true,
  });
  if (!document.documentElement.dispatchEvent(copy)) stop(event);
}
