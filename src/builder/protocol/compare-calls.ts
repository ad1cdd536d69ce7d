import { z } from 'zod';
import { draftSelection } from './draft-selection.ts';

/** A state of the site: a published version by its number, or the draft as it is now. */
const siteState = z.union([z.literal('draft'), z.int().min(1)]);
export type SiteState = z.output<typeof siteState>;

/** What of the draft is compared. Default: all of it. */
const selection = draftSelection.optional();

/** The inputs of the calls that compare two states of the site. */
export const COMPARE_INPUTS = {
  /** Lists the pages that differ, and the edits in words. */
  siteDifferences: z.strictObject({ before: siteState, after: siteState, selection }),
  /** Returns a page in both states, with what differs marked. */
  comparedPage: z.strictObject({
    before: siteState,
    after: siteState,
    selection,
    region: z.string(),
    /** The address without region: `/about-me`. */
    page: z.string(),
  }),
  /** Writes a page of a version into the draft, as an edit that can be undone. */
  restorePage: z.strictObject({
    version: z.int().min(1),
    /** The address without region. */
    page: z.string(),
  }),
};

/** A page that differs between two states. */
export interface DifferentPage {
  /** The address without region: `/about-me`. */
  page: string;
  /** Its name in the language of its first region; its address, if it has none. */
  name: string;
  state: 'added' | 'changed' | 'removed';
  /** The regions in which it differs. */
  regions: string[];
}

/** A page or a thing that was edited between two states. */
export interface EditedThing {
  /** Its file, which identifies it. */
  id: string;
  title: string;
  state: 'added' | 'changed' | 'deleted';
  /** The address of its page without region; absent for what has none. */
  page?: string;
  /** The edits in words. */
  edits: WordedEdit[];
}

/** An edit in words. */
export interface WordedEdit {
  label: string;
  /** The value in words; empty if there was none. */
  before: string;
  after: string;
}

/** What differs between two states of the site. */
export interface SiteDifferences {
  /** In the order of the site. */
  pages: DifferentPage[];
  /** The regions in which header or footer differ, on every page. */
  everywhere: string[];
  /** Whether there were too many pages to compare them all. */
  isPartial: boolean;
  things: EditedThing[];
}

/** How a part of a page differs. */
export type DifferenceKind = 'added' | 'changed' | 'moved' | 'removed';

/** A difference between two states of a page, which is marked in both. */
export interface ComparedDifference extends WordedEdit {
  /** The number with which its elements are marked; see `DIFFERENCE_NUMBER`. */
  number: number;
  kind: DifferenceKind;
  /** The edit that made it, with the values as they stand in the file; absent if none is known. */
  edit?: WordedEdit & { thing: string };
}

/** A page in two states of the site. */
export interface ComparedPage {
  /** The HTML documents, which run nothing; absent where the page doesn't exist. */
  before?: string;
  after?: string;
  differences: ComparedDifference[];
}

/** Marks an element that differs, with the kind of the difference. */
export const DIFFERENCE_KIND = 'data-builder-difference';

/** Marks an element that differs, with the number of the difference. */
export const DIFFERENCE_NUMBER = 'data-builder-difference-number';

/** Where the files of a version are; its number follows. */
export const VERSION_FILES_PATH = '/_builder/versions/';

/** The answers to the calls that compare two states of the site. */
export interface CompareAnswers {
  siteDifferences: SiteDifferences;
  comparedPage: ComparedPage;
  restorePage: { message: string };
}
