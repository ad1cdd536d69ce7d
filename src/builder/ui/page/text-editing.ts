import type { KeptDraft } from '../form/saving/draft.ts';
import type { FollowedField } from '../form/saving/draft-map.ts';
import type { FieldPlace } from '../state/view.tsx';
import type { InlineEdit, Point } from './inline-edit.ts';
import type { PlacedCopy } from './placed-copy.ts';
import type { PageTarget } from './text-index.ts';
import type { UnsavedText } from './use-typed-texts.ts';

/** The text that is being edited in a frame. */
export interface EditedText {
  /** Its field, wherever its section is moved meanwhile. */
  field: FollowedField;
  target: PageTarget;
  element: HTMLElement;
  /** Whether it may have paragraphs: then Enter makes one. */
  isRich: boolean;
}

/** Edits texts on the page where that is possible, else in the form. */
export interface InlineEditing {
  edited: EditedText | undefined;
  /** Something to say beside a field, as long as it's selected. */
  note: { field: FieldPlace; text: string } | undefined;
  /** Whether something happens in the text that is being edited. */
  isIn: (target: EventTarget | null) => boolean;
  /** Texts with formats and facts, and those that don't stand alone. */
  placed: PlacedEdits;
  leave: () => void;
  /** Edits a text, with the cursor at a point of the frame's window. */
  edit: (target: PageTarget, point: Point | undefined) => void;
}

/** A text that is edited in a copy of its part of the page. */
export interface PlacedEditing {
  field: FollowedField;
  kind: 'rich' | 'line';
  place: PlacedCopy;
  start: string;
  point: Point | undefined;
  attributes: Readonly<Record<string, string>>;
  onStart: (edit: InlineEdit) => void;
  onChange: (text: string) => void;
  onNote: (note: string | undefined) => void;
  onBlur: () => void;
  onEnd: () => void;
  onLost: (before: string) => void;
}

/** What begins the editing of a text in its place. */
export interface PlacedBeginning {
  field: FollowedField;
  target: PageTarget;
  place: PlacedCopy;
  /** The text as the file has it. */
  written: string;
  point: Point | undefined;
  /** Returns the text as the file has it at that time. */
  seenNow: () => unknown;
  about: Pick<KeptDraft, 'label' | 'region'>;
  language: string;
  onNote: (note: string | undefined) => void;
  /** Called when the text is no longer edited. */
  onStop: () => void;
  /** Called after it, if the page has taken the text away, with the text before the cursor. */
  onLost: (before: string) => void;
}

/** Edits texts with formats and facts in their place on a page. */
export interface PlacedEdits {
  editing: PlacedEditing | undefined;
  /** Texts that were edited and aren't saved. */
  unsaved: readonly UnsavedText[];
  /** Returns the text that isn't saved at an element. */
  targetAt: (element: Element) => PageTarget | undefined;
  /** Gives a part of the page back that shows a text that isn't saved. */
  giveBack: (key: string) => void;
  begin: (beginning: PlacedBeginning) => void;
}
