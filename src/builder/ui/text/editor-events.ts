import { baseKeymap } from 'prosemirror-commands';
import { closeHistory, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import {
  NodeSelection,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Plugin,
} from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { texts } from '../../texts/texts.ts';
import { breakLine, leaveBlockBackwards, toggleBold } from './editor-commands.ts';
import type { TextEditorOptions } from './editor-options.ts';
import type { IsFact } from './inline-source.ts';
import { clipboardTexts, pasteInto } from './paste/text-clipboard.ts';

/** Time after which a browser has written a composed character into the text, in milliseconds. */
const COMPOSED_AFTER_MS = 60;

/** The keys of an editor. What it doesn't take goes on to the page: undo, for example, when there is nothing left to undo. */
export function editorKeys({ kind, onLinkKey, onFactChip, onNote }: TextEditorOptions): Plugin[] {
  const isRich = kind === 'rich';
  const refuseFormat: Command = () => {
    onNote?.(isRich ? texts.form.onlyBold : texts.form.noFormats);
    return true;
  };
  const openLink: Command = () => {
    if (!isRich) return false;
    onLinkKey?.();
    return true;
  };
  const openChip: Command = ({ selection }, _dispatch, view) => {
    if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'fact' || !view) return false;
    const element = view.nodeDOM(selection.from) as HTMLElement; // a chip's own element
    onFactChip?.({ name: String(selection.node.attrs['name']), position: selection.from, element });
    return true;
  };
  return [
    keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, 'Mod-k': openLink }),
    keymap({ 'Mod-b': isRich ? toggleBold : refuseFormat, 'Mod-i': refuseFormat, 'Mod-u': refuseFormat }),
    keymap({ Enter: openChip }),
    keymap({
      'Mod-Home': moveTo((document) => Selection.atStart(document)),
      'Mod-End': moveTo((document) => Selection.atEnd(document)),
    }),
    keymap({ Enter: breakLine, 'Shift-Enter': breakLine, Backspace: leaveBlockBackwards }),
    keymap(baseKeymap),
  ];
}

/**
 * Moves the cursor to an end of the text. Just after the focus, ProseMirror puts the cursor back to where it knows it: one that
 * the browser had moved would jump.
 */
const moveTo =
  (end: (document: Node) => Selection): Command =>
  ({ doc, tr }, dispatch) => {
    dispatch?.(tr.setSelection(end(doc)).scrollIntoView());
    return true;
  };

/**
 * Whether a key of undo or redo has nothing to undo or redo in the text, so that it's for the page. ProseMirror would take the
 * key all the same.
 */
function isForPage({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent, state: EditorState): boolean {
  const letter = key.toLowerCase();
  if (!(ctrlKey || metaKey) || altKey || (letter !== 'z' && letter !== 'y')) return false;
  const command = letter === 'z' && !shiftKey ? undo : redo;
  return !command(state);
}

/** What the browser would do by itself, where the markup has nothing for it. */
export function editorEvents(options: TextEditorOptions, isFact: IsFact): NonNullable<EditorProps['handleDOMEvents']> {
  const paste = (view: EditorView, data: DataTransfer | null): boolean => {
    const found = clipboardTexts(data);
    if (!found) return false;
    const { command, note } = pasteInto(found, options.kind, isFact);
    view.dispatch(closeHistory(view.state.tr));
    command(view.state, view.dispatch);
    options.onNote?.(note);
    return true;
  };
  return {
    keydown: (view, event) => {
      // Browsers tell of a moved cursor a moment later: a key that is pressed at once would act where it was.
      if (!event.isComposing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
      return isForPage(event, view.state);
    },
    beforeinput: (view, event) => {
      const lines = event.inputType === 'insertText' && event.data?.includes('\n') ? event.data : undefined;
      if (lines === undefined && !event.inputType.startsWith('format')) return false;
      event.preventDefault();
      if (lines !== undefined)
        pasteInto({ html: '', text: lines }, options.kind, isFact).command(view.state, view.dispatch);
      return true;
    },
    paste: (view, event) => {
      if (!paste(view, event.clipboardData)) return false;
      event.preventDefault();
      return true;
    },
    drop: (view, event) => {
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      // What is moved within the editor stays as it is.
      if (view.dragging || !place) return false;
      event.preventDefault();
      view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
      paste(view, event.dataTransfer);
      view.focus();
      return true;
    },
    blur: () => {
      options.onBlur?.();
      return false;
    },
    focus: () => {
      options.onFocus?.();
      return false;
    },
    compositionstart: () => {
      options.onCompose?.(true);
      return false;
    },
    compositionend: (view) => {
      options.onCompose?.(false);
      // What was composed may have completed markup.
      setTimeout(() => view.isDestroyed || view.dispatch(view.state.tr), COMPOSED_AFTER_MS);
      return false;
    },
  };
}
