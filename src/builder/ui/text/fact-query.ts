import type { EditorState } from 'prosemirror-state';

/** What somebody types behind a `{` to find a fact. */
export interface FactQuery {
  words: string;
  /** Where the `{` stands, and the cursor. */
  from: number;
  to: number;
}

/** Returns what is typed behind a `{` before the cursor. */
export function factQueryIn({ selection }: EditorState): FactQuery | undefined {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const words = factWordsBefore(before);
  return words === undefined ? undefined : { words, from: $from.pos - words.length - 1, to: $from.pos };
}

/** Returns the name that is begun at the end of a text: behind a `{` that isn't closed. */
export const factWordsBefore = (text: string): string | undefined => /\{([\p{L}\d ]{0,30})$/u.exec(text)?.[1];

/** A fact as a list shows it. */
export interface NamedFact {
  name: string;
  /** The name in words of the person's language. */
  title: string;
  /** In the text's language. */
  value: string;
}

/** Returns the facts that a query finds, by name, title or value; those whose name or title begins with it come first. */
export function findFacts(facts: readonly NamedFact[], words: string): NamedFact[] {
  const search = words.trim().toLowerCase();
  const found = facts.filter(({ name, title, value }) => `${name} ${title} ${value}`.toLowerCase().includes(search));
  const begins = ({ name, title }: NamedFact) =>
    [name, title].some((words) => words.toLowerCase().startsWith(search)) ? 0 : 1;
  return found.sort((one, other) => begins(one) - begins(other));
}
