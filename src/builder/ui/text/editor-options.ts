import type { LinkedWords } from './editor-commands.ts';
import type { FactQuery } from './fact-query.ts';
import type { EditorKind } from './text-schema.ts';

/** What is at the cursor, for buttons. */
export interface EditorStatus {
  isBold: boolean;
  isInList: boolean;
  isInHeading: boolean;
  /** Whether words are selected. */
  hasSelection: boolean;
  /** The link in which the cursor stands. */
  link: LinkedWords | undefined;
}

/** A fact in a text that somebody has clicked. */
export interface FactChip {
  name: string;
  /** Its place in the text. */
  position: number;
  element: HTMLElement;
}

/** What an editor is made of, and what it tells. */
export interface TextEditorOptions {
  /** The element that becomes editable, in any document. Its content is replaced. */
  mount: HTMLElement;
  kind: EditorKind;
  text: string;
  /** Values of the facts that the text may name, in its language. */
  facts: ReadonlyMap<string, string>;
  /** What the facts are called. */
  factTitles?: ReadonlyMap<string, string>;
  /** Classes for paragraphs, headings, lists, their entries and sentences, by what they are: those of the page. */
  classes?: ReadonlyMap<string, string>;
  /** Attributes of the editable element: its name, its language. */
  attributes: Readonly<Record<string, string>>;
  /** The text was changed here. */
  onChange: (text: string) => void;
  /** What is at the cursor may have changed. */
  onStatus?: (status: EditorStatus) => void;
  /** A fact is looked for by what is typed behind `{`; `undefined`: no longer. */
  onFactQuery?: (query: FactQuery | undefined) => void;
  /** Returns whether a key is for the list of facts that is open. */
  onFactKey?: (event: KeyboardEvent) => boolean;
  /** A chip was clicked, or Enter was pressed on it. */
  onFactChip?: (chip: FactChip) => void;
  /** Ctrl+K was pressed. */
  onLinkKey?: () => void;
  /** Something was pasted, or a format was asked for; the note says what of it the text can't have. */
  onNote?: (note: string | undefined) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Somebody composes a character of several keys, or is done with it. */
  onCompose?: (isComposing: boolean) => void;
}
