import type { TextEditor } from '../text/create-text-editor.ts';
import type { TextEditorOptions } from '../text/editor-options.ts';
import { followCaret } from './caret.ts';
import { forwardKey } from './frame-events.ts';
import { isChosen, type InlineEdit, type Point } from './inline-edit.ts';
import type { PlacedCopy } from './placed-copy.ts';

/** What a text is edited with. */
interface PlacedOptions extends Pick<
  TextEditorOptions,
  'kind' | 'facts' | 'factTitles' | 'attributes' | 'onChange' | 'onNote'
> {
  /** Makes an element the editor of a text. */
  createEditor: (options: TextEditorOptions) => TextEditor;
  /** The text to begin with. */
  start: string;
  /** Where to put the cursor; without it, it stands at the end. */
  point: Point | undefined;
  /** What asks for lists, menus and dialogs at places of the text. */
  panelEvents: Partial<TextEditorOptions>;
  /** Whether one of them is open: it may have the focus. */
  hasPanel: () => boolean;
  onCompose: (isComposing: boolean) => void;
  /** The text lost the focus, maybe only because another window has it. */
  onBlur: () => void;
  /** The editing has ended: by a key, or by a click elsewhere. */
  onEnd: () => void;
  /**
   * The page has taken the place away.
   * @param before the text before the cursor
   */
  onLost: (before: string) => void;
}

/** A text that is edited in a copy of its part of the page. */
export interface PlacedEdit extends InlineEdit {
  editor: TextEditor;
}

/** Ends an editor, and leaves its text where it stands. */
export function leaveText(editor: TextEditor, mount: HTMLElement): void {
  const shown = [...mount.childNodes].map((node) => node.cloneNode(true));
  editor.destroy();
  mount.removeAttribute('contenteditable');
  mount.replaceChildren(...shown);
}

/** Makes the text of a place editable, with formats and facts. */
export function editPlaced(place: PlacedCopy, options: PlacedOptions): PlacedEdit {
  const { mount, original, classes } = place;
  const { createEditor, kind, start, point, panelEvents, onEnd, onLost } = options;
  const { ownerDocument: document } = mount;
  const ending = new AbortController();
  const { signal } = ending;
  const editor = createEditor({
    ...panelEvents,
    mount,
    kind,
    classes,
    text: start,
    facts: options.facts,
    ...(options.factTitles && { factTitles: options.factTitles }),
    attributes: options.attributes,
    onChange: options.onChange,
    onCompose: options.onCompose,
    ...(options.onNote && { onNote: options.onNote }),
    onBlur() {
      panelEvents.onBlur?.();
      options.onBlur();
      // The focus comes back with the window, and from a dialog.
      setTimeout(() => isChosen(mount) || options.hasPanel() || end());
    },
  });
  const before = followCaret(mount, signal);
  const stop = () => {
    ending.abort();
    options.onCompose(false);
  };
  const end = () => {
    if (signal.aborted) return;
    stop();
    leaveText(editor, mount);
    onEnd();
  };
  const lose = () => {
    if (signal.aborted) return;
    stop();
    editor.destroy();
    place.remove();
    onLost(before());
  };
  listenToKeys(mount, { kind, hasPanel: options.hasPanel, end, signal });
  document.defaultView?.addEventListener('pagehide', lose, { signal });
  const removal = new MutationObserver(() => original.isConnected || lose());
  removal.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => removal.disconnect());
  editor.focusAt(point);
  return { element: mount, editor, leave: end };
}

interface KeyOptions extends Pick<PlacedOptions, 'kind' | 'hasPanel'> {
  end: () => void;
  signal: AbortSignal;
}

function listenToKeys(mount: HTMLElement, { kind, hasPanel, end, signal }: KeyOptions): void {
  const isLine = kind === 'line';
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Ahead of the editor, which would make a space of Enter.
  mount.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || hasPanel()) return;
      const isDone = event.key === 'Escape' || (event.key === 'Enter' && (isLine || event.ctrlKey || event.metaKey));
      if (!isDone || event.shiftKey) return;
      take(event);
      end();
    },
    { capture: true, signal },
  );
  // Behind it: what it didn't take is for the builder.
  mount.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      const isForBuilder = (event.ctrlKey || event.metaKey) && ['z', 'y', 'k'].includes(event.key.toLowerCase());
      if (event.isComposing || event.defaultPrevented || !isForBuilder) return;
      event.preventDefault();
      end();
      forwardKey(event);
    },
    { signal },
  );
  // A link or button around it would react.
  for (const type of ['click', 'keyup', 'dragstart'] as const)
    mount.addEventListener(type, (event) => event.stopPropagation(), { signal });
}
