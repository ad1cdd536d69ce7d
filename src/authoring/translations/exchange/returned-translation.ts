/** How far a translation is, as far as its file says so: not translated, translated, approved, or to be worked on. */
export type TranslationProgress = 'initial' | 'translated' | 'approved' | 'unconfirmed';

/** A translation's status in its file. */
export interface TranslationStatus {
  progress: TranslationProgress;
  /** The status in the words of the file, for messages; empty if the file has none. */
  label: string;
}

/** A translation from an exchange file. */
export interface ReturnedTranslation {
  /** The content file, as the export wrote it. */
  file: string;
  /** The path of the translation, as the export wrote it: `sections[0].title.da`. */
  field: string;
  source: string;
  target: string;
  /** Line in the exchange file, starting at 1. */
  line: number;
  status: TranslationStatus;
  /** How many of its segments have no translation, if others have one. */
  openSegments?: number | undefined;
  /** What the file has in this translation that can't become text. */
  problem?: ExchangeProblem | undefined;
}

/** A mistake in an exchange file, and how to fix it. */
export interface ExchangeProblem {
  /** Line in the exchange file, starting at 1. */
  line: number;
  message: string;
  hint: string;
}

/** A language that an exchange file names. */
export interface NamedLanguage {
  role: 'source' | 'target';
  /** The language tag as the file writes it: `da`, `da-DK`. */
  tag: string;
  line: number;
}

/** What was read of an exchange file. */
export interface ExchangeContent {
  /** The languages that the file names; a table names none. */
  languages: NamedLanguage[];
  translations: ReturnedTranslation[];
  /** Rows and units that can't be read. */
  problems: ExchangeProblem[];
}

/** A mistake in an exchange file that keeps it from being read. */
export class ExchangeError extends Error implements ExchangeProblem {
  /**
   * @param line of the mistake, starting at 1
   * @param hint how to fix it
   */
  constructor(
    message: string,
    readonly line: number,
    readonly hint = 'Nothing was written.',
  ) {
    super(message);
  }
}
