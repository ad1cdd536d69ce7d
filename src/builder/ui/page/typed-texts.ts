import type { DraftMap, FollowedField } from '../form/saving/draft-map.ts';
import type { TextMemory } from './trace-places.ts';

/** A text of a page that shows what was typed, in place of what the page has there. */
interface TypedText {
  /** The page's own text, which its framework holds on to. */
  node: Text;
  /** What the page has there. */
  own: string;
  /** What was put there last. If the text is another one, the page has written it since. */
  shown: string;
  field: FollowedField;
}

/** The texts of one frame that show what was typed there and isn't saved yet, by field. */
export class TypedTexts implements TextMemory {
  readonly #byKey = new Map<string, TypedText>();
  readonly #drafts: Pick<DraftMap, 'follow'>;
  /** What stood in a text before it changed: a trace of the page may still have it. */
  readonly #earlier = new WeakMap<Text, string>();

  /** @param drafts tells of fields that get another key */
  constructor(drafts: Pick<DraftMap, 'follow'>) {
    this.#drafts = drafts;
  }

  /** The fields that show what was typed. */
  keys(): string[] {
    return [...this.#byKey.keys()];
  }

  /** Returns where a field shows what was typed, as long as the page has that place. */
  nodeOf(key: string): Text | undefined {
    const node = this.#byKey.get(key)?.node;
    return node?.isConnected ? node : undefined;
  }

  /** Returns what a trace of the page may have in a text in place of what it shows. */
  readonly tracedText = (node: Text): string => {
    for (const typed of this.#byKey.values()) if (typed.node === node) return typed.own;
    return this.#earlier.get(node) ?? node.data;
  };

  /** Takes note of texts that a trace of the page has as they are. */
  readonly remember = (run: readonly Text[]): void => {
    for (const node of run) this.#earlier.set(node, node.data);
  };

  /** Takes note of the text in which a field is typed. */
  begin(key: string, node: Text): void {
    const known = this.#byKey.get(key);
    if (known?.node === node) return;
    known?.field.end();
    const typed: TypedText = {
      node,
      own: node.data,
      shown: node.data,
      field: this.#drafts.follow(key, (next, before) => {
        if (this.#byKey.get(before) === typed) this.#byKey.delete(before);
        this.#byKey.set(next, typed);
      }),
    };
    this.#byKey.set(key, typed);
  }

  /** Ends following all fields: the frame is closed. */
  release(): void {
    for (const { field } of this.#byKey.values()) field.end();
  }

  /** Takes note of what was typed into the text itself, while the page couldn't write there. */
  put(key: string, text: string): void {
    const typed = this.#byKey.get(key);
    if (typed) typed.node.data = typed.shown = text;
  }

  /** Shows what was typed, also after the page has written another text there. */
  show(key: string, text: string): void {
    const typed = this.#byKey.get(key);
    if (!typed) return;
    if (typed.node.data !== typed.shown) typed.own = typed.node.data;
    if (typed.node.data !== text) typed.node.data = text;
    typed.shown = text;
  }

  /**
   * Forgets a text that isn't a draft any more.
   * @param isSaved whether the page will have it, too; otherwise its own text comes back
   */
  end(key: string, isSaved: boolean): void {
    const typed = this.#byKey.get(key);
    this.#byKey.delete(key);
    if (!typed) return;
    typed.field.end();
    if (isSaved) this.#earlier.set(typed.node, typed.own);
    else if (typed.node.data === typed.shown) typed.node.data = typed.own;
  }
}
