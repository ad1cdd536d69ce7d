import { parse } from 'parse5';
import type { ComparedPage } from '../../protocol/compare-calls.ts';
import { inertPage } from './inert-page.ts';
import { markDifferences, type FoundDifference } from './page-differences.ts';

/** A page in a state of the site. */
export interface StatePage {
  /** Absent where it doesn't exist. */
  html: string | undefined;
  /** Where the files of the state are; see `inertPage`. */
  files: string;
}

/** Compares a page in two states. Returns both documents, inert and marked, and what differs. */
export function comparePages(
  before: StatePage,
  after: StatePage,
): Omit<ComparedPage, 'differences'> & { found: FoundDifference[] } {
  const [was, is] = [before, after].map(({ html }) => (html === undefined ? undefined : parse(html, NO_SCRIPTS)));
  const found = was && is ? markDifferences(was, is) : [];
  return {
    ...(was && { before: inertPage(was, before.files) }),
    ...(is && { after: inertPage(is, after.files) }),
    found,
  };
}

/** What is inside `noscript` is shown. */
const NO_SCRIPTS = { scriptingEnabled: false };
