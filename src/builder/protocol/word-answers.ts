import type { ListedText } from './answers.ts';

/** A place at which readers see the words that a person looks for. */
export interface FoundPlace extends ListedText {
  /** Where the text is, in words: "Pricing: title, Danish". */
  label: string;
  /** Where the words begin and end in the text, in characters. */
  start: number;
  end: number;
  /** The matching words, with the case that the text has. */
  found: string;
  /** The rest of the sentence before and after them, without markup. */
  before: string;
  after: string;
  /** For a fact: how many texts show it. */
  usedBy?: number;
}

/** The places of words. */
export interface FoundWords {
  places: FoundPlace[];
  /** How often the words stand across bold text, a link or a placeholder, where they can't be replaced as a whole. */
  across: number;
  /** How many further places there are than those listed. */
  more: number;
}
