import { texts } from '../../texts/texts.ts';
import { holdPage } from '../../../page/behaviors/held-page.ts';
import { pasteNote } from '../form/model/pasted-formats.ts';
import type { KeptDraft } from '../form/saving/draft.ts';
import { drafts } from '../form/saving/unsaved.ts';
import { showStatus } from '../state/status.ts';
import type { EditablePlace } from './editable-place.ts';
import { editInline, type InlineEdit, type Point } from './inline-edit.ts';
import type { TypedTexts } from './typed-texts.ts';

interface DraftEdit {
  place: EditablePlace;
  /** Where to put the cursor. */
  point: Point | undefined;
  /** The field; see `fieldKey`. */
  key: string;
  /** The text as the file has it. */
  written: string;
  /** Returns the text as the file has it at that time. */
  seenNow: () => unknown;
  about: Pick<KeptDraft, 'label' | 'region'>;
  typed: TypedTexts;
  /** Called with what a paste has lost; `undefined`: nothing. */
  onNote: (note: string | undefined) => void;
  /** Called when the text is no longer edited. */
  onStop: () => void;
  /** Called after it, if the page has taken the text away, with the place of the cursor. */
  onLost: (caret: number) => void;
}

/** Edits a text in place. What is typed is a draft of its field, as in a form, and the page stays as it is meanwhile. */
export function editDraft(edit: DraftEdit): InlineEdit {
  const { place, point, key, written, seenNow, about, typed, onNote, onStop, onLost } = edit;
  typed.begin(key, place.node);
  const release = holdPage(place.element.ownerDocument);
  const stop = () => {
    onStop();
    release();
  };
  const draft = drafts.get(key)?.value;
  const start = { start: typeof draft === 'string' ? draft : written, point };
  return editInline(place, start, {
    onType: (text) => drafts.change(key, text, seenNow(), about),
    onCompose: (isComposing) => void (drafts.isHeld = isComposing),
    onPaste: (html, text) => onNote(pasteNote(html, text, false)),
    onBlur: () => drafts.flush(key),
    onEnd(text, isReverted) {
      if (isReverted) revert(edit, text);
      drafts.flush(key);
      typed.put(key, isReverted ? written : text.trim());
      if (!drafts.get(key)) typed.end(key, true);
      stop();
    },
    onLost(caret) {
      stop();
      onLost(caret);
    },
  });
}

/** Brings back the text that stood there when the editing began. */
function revert({ key, written, seenNow, about }: DraftEdit, typed: string): void {
  if (drafts.get(key)?.conflict) drafts.discard(key);
  else drafts.change(key, written, seenNow(), about);
  if (typed !== written) showStatus({ kind: 'saved', text: texts.frames.editing.restored(written) });
}
