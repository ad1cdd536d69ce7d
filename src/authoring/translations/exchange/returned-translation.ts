import { quote } from '../../../content/diagnostics/diagnostic.ts';

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

/** The states of XLIFF 2, and those of XLIFF 1.2, which some tools write into either. */
const STATES: Readonly<Record<string, TranslationProgress>> = {
  initial: 'initial',
  new: 'initial',
  'needs-translation': 'initial',
  translated: 'translated',
  reviewed: 'approved',
  final: 'approved',
  'signed-off': 'approved',
};

/**
 * Matches a sub-state of any tool that leaves work to do: `fuzzy`, `needs-review`, `RejectedTranslation`. Sub-states have no
 * common vocabulary. `reviewed` and `ReviewerConfirmed` are none of these.
 */
const IS_OPEN =
  /fuzzy|needs|reject|draft|unconfirmed|unreviewed|unapproved|untranslated|pending|partial|not-?started|in-?progress|review(?!ed|er)/i;

/** Matches a sub-state that says that a machine or a memory proposed the text. An approval outweighs it. */
const IS_PROPOSAL = /^mt\b|machine|pre-?translat|suggest/i;

/**
 * Judges the status of a translation in XLIFF. A state that the format doesn't have may mean anything, so that the
 * translation counts as unconfirmed.
 * @param state the state of the file; empty if it has none
 * @param subState a tool's own words about it: `mq:fuzzy`; empty if there are none
 */
export function statusOf(state: string, subState: string): TranslationStatus {
  const word = subState.slice(subState.indexOf(':') + 1);
  const label = [state && `state ${quote(state)}`, subState && `sub-state ${quote(subState)}`]
    .filter(Boolean)
    .join(', ');
  const progress = state === '' ? 'initial' : (STATES[state.toLowerCase()] ?? 'unconfirmed');
  const isOpen = IS_OPEN.test(word) || (progress !== 'approved' && IS_PROPOSAL.test(word));
  return { progress: isOpen ? 'unconfirmed' : progress, label };
}

/** Judges the status that somebody wrote beside a text. What is neither a state nor about open work says nothing. */
export function statusOfWord(word: string): TranslationStatus {
  const progress = STATES[word.toLowerCase()] ?? (IS_OPEN.test(word) ? 'unconfirmed' : undefined);
  return progress ? { progress, label: `state ${quote(word)}` } : NO_STATUS;
}

/** The status of a translation in a file that says nothing about it. */
export const NO_STATUS: TranslationStatus = { progress: 'initial', label: '' };
