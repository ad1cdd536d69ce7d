import { closeHistory, history, redoDepth, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import {
  EditorState,
  TextSelection,
  type Selection,
  type Command,
  type Plugin,
  type Transaction,
} from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { isBold, isInHeading, isInList, linkAt } from './editor-commands.ts';
import { editorEvents, editorKeys } from './editor-events.ts';
import type { EditorStatus, TextEditorOptions } from './editor-options.ts';
import { factQueryIn, type FactQuery } from './fact-query.ts';
import { createFactView } from './fact-view.ts';
import { keepSelection, lineAt, positionInLine } from './keep-selection.ts';
import { textNormalizer } from './normalize-text.ts';
import { clipboardSerializer, shownText } from './paste/text-clipboard.ts';
import { lookOfPage } from './look-of-page.ts';
import { readText } from './read-text.ts';
import { FACT_CHARACTER, textSchema } from './text-schema.ts';
import { typedShortcuts } from './typed-shortcuts.ts';
import { createTextWriter } from './write-text.ts';
import { wordAt } from './word-at.ts';

/** Makes an element an editor of a text in the site's markup. */
export const createTextEditor = (options: TextEditorOptions): TextEditor => new TextEditor(options);

/** An editor of one text. */
export class TextEditor {
  readonly view: EditorView;
  readonly #options: TextEditorOptions;
  readonly #plugins: readonly Plugin[];
  readonly #write: (document: Node) => string;
  readonly #isFact = (name: string) => this.#facts.has(name);
  readonly #valueOf = (name: string) => this.#facts.get(name) || `{${name}}`;
  #facts: ReadonlyMap<string, string>;
  #attributes: Readonly<Record<string, string>>;
  #text: string;
  #query: FactQuery | undefined;

  constructor(options: TextEditorOptions) {
    this.#options = options;
    this.#facts = options.facts;
    this.#attributes = options.attributes;
    this.#text = options.text;
    this.#write = createTextWriter(this.#isFact);
    const isComposing = () => this.view?.composing ?? false;
    this.#plugins = [
      textNormalizer({ isFact: this.#isFact, isComposing }),
      typedShortcuts(),
      ...editorKeys(options),
      history(),
    ];
    this.view = this.#createView();
  }

  #createView(): EditorView {
    const { mount, kind, classes, factTitles, onFactKey, onFactChip } = this.#options;
    return new EditorView(
      { mount },
      {
        state: this.#stateOf(this.#read(this.#text)),
        attributes: () => ({ ...this.#attributes }),
        editable: () => this.#attributes['aria-readonly'] !== 'true',
        nodeViews: { fact: (node) => createFactView(node, mount.ownerDocument, this.#valueOf, factTitles) },
        decorations: ({ doc }) => (classes ? lookOfPage(doc, classes) : null),
        dispatchTransaction: (tr) => this.#apply(tr),
        clipboardSerializer: clipboardSerializer(textSchema(kind), this.#valueOf),
        clipboardTextSerializer: (slice) => shownText(slice, this.#valueOf),
        handleDOMEvents: editorEvents(this.#options, this.#isFact),
        handleKeyDown: (_view, event) => onFactKey?.(event) === true,
        handleClickOn(view, _position, node, position) {
          if (node.type.name !== 'fact') return false;
          const element = view.nodeDOM(position) as HTMLElement; // a chip's own element
          onFactChip?.({ name: String(node.attrs['name']), position, element });
          return true;
        },
      },
    );
  }

  #read(text: string): Node {
    return readText(text, this.#options.kind, this.#isFact);
  }

  /** Returns a state without earlier steps to undo. */
  #stateOf(document: Node, selection?: Selection): EditorState {
    return EditorState.create({ doc: document, plugins: this.#plugins, ...(selection && { selection }) });
  }

  #apply(tr: Transaction): void {
    this.view.updateState(this.view.state.apply(tr));
    const text = tr.docChanged ? this.#write(this.view.state.doc) : this.#text;
    const isChanged = text !== this.#text;
    this.#text = text;
    if (isChanged) this.#options.onChange(text);
    this.#tellStatus();
    // A `{` that stood there already asks for nothing.
    this.#ask(tr.docChanged || this.#query ? factQueryIn(this.view.state) : undefined);
  }

  #tellStatus(): void {
    this.#options.onStatus?.(this.status());
  }

  #ask(query: FactQuery | undefined): void {
    if (query?.words === this.#query?.words && query?.from === this.#query?.from) return;
    this.#query = query;
    this.#options.onFactQuery?.(query);
  }

  /** What is at the cursor. */
  status(): EditorStatus {
    const { state } = this.view;
    return {
      isBold: isBold(state),
      isInList: isInList(state),
      isInHeading: isInHeading(state),
      hasSelection: !state.selection.empty && state.selection instanceof TextSelection,
      link: linkAt(state.selection.$from),
    };
  }

  /** Shows a text that was set elsewhere. The cursor stays at its letter. What was typed before can't be undone here. */
  update(text: string): void {
    if (text === this.#text || this.view.composing) return;
    this.#text = text;
    this.#begin();
  }

  /** Forgets what was typed, for undo. */
  forgetTyping(): void {
    if (!this.view.composing && undoDepth(this.view.state) + redoDepth(this.view.state) > 0)
      this.#begin(this.view.state.doc);
  }

  #begin(document = this.#read(this.#text)): void {
    const { doc, selection } = this.view.state;
    const kept = document === doc ? selection : keepSelection(document, doc, selection);
    this.view.updateState(this.#stateOf(document, kept));
    this.#tellStatus();
    this.#ask(undefined);
  }

  /** Shows other values of facts. */
  setFacts(facts: ReadonlyMap<string, string>): void {
    if (facts.size === this.#facts.size && [...facts].every(([name, value]) => this.#facts.get(name) === value)) return;
    this.#facts = facts;
    this.#begin();
    for (const chip of this.view.dom.querySelectorAll<HTMLElement>('[data-fact]'))
      chip.textContent = this.#valueOf(chip.dataset['fact'] ?? '');
  }

  setAttributes(attributes: Readonly<Record<string, string>>): void {
    this.#attributes = attributes;
    this.view.setProps({});
  }

  /** Runs a command on what is selected. */
  run(command: Command): boolean {
    return command(this.view.state, this.view.dispatch, this.view);
  }

  /** Puts a fact in the place of what was typed to find it, of a chip, or of what is selected. */
  insertFact(name: string, place: { from: number; to: number } = this.#query ?? this.view.state.selection): void {
    const { state } = this.view;
    const tr = closeHistory(state.tr).replaceWith(place.from, place.to, state.schema.node('fact', { name }));
    const behind = TextSelection.near(tr.doc.resolve(place.from + 1));
    this.view.dispatch(tr.setSelection(behind).scrollIntoView());
    this.view.focus();
  }

  /** No longer asks for the fact that is looked for. */
  endFactQuery(): void {
    this.#ask(undefined);
  }

  /**
   * Focuses the text.
   * @param length puts the cursor behind so many characters of the text as it's written; without it, the cursor stays
   */
  focus(length?: number): void {
    const { doc, tr } = this.view.state;
    if (length !== undefined) {
      const before = this.#read(this.#text.slice(0, length));
      const position = positionInLine(doc, lineAt(before, before.content.size));
      this.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position), -1)));
    }
    this.view.focus();
  }

  /** Focuses the text with the cursor at a point of its window, or around the word there; without a point, at the end. */
  focusAt(point: { x: number; y: number; selectsWord: boolean } | undefined): void {
    const { doc, tr } = this.view.state;
    const position = point && this.view.posAtCoords({ left: point.x, top: point.y })?.pos;
    const near = TextSelection.near(doc.resolve(position ?? doc.content.size), -1);
    this.view.dispatch(tr.setSelection(point?.selectsWord ? wordSelection(near) : near));
    this.view.focus();
  }

  destroy(): void {
    this.view.destroy();
  }
}

/** Returns the selection of the word at a cursor. A fact counts as one character that ends a word. */
function wordSelection({ $from }: Selection): TextSelection {
  const { parent, parentOffset } = $from;
  const [start, end] = wordAt(parent.textBetween(0, parent.content.size, '', FACT_CHARACTER), parentOffset);
  return TextSelection.create($from.doc, $from.start() + start, $from.start() + end);
}
