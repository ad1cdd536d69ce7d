import { quote } from '../../../content/diagnostics/diagnostic.ts';
import type { TranslationProgress, TranslationStatus } from './returned-translation.ts';

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
