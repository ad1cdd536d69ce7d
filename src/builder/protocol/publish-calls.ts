import { z } from 'zod';
import type { FieldProblem } from './answers.ts';
import type { RepositoryRefusal } from './history-answers.ts';
import { draftSelection } from './draft-selection.ts';
import { BEFORE_INPUTS, type BeforeAnswers } from './before-calls.ts';
import { COMPARE_INPUTS, type CompareAnswers, type WordedEdit } from './compare-calls.ts';
import { DRAFT_INPUTS, type DraftAnswers } from './draft-calls.ts';
import { ENQUIRY_INPUTS, type EnquiryAnswers } from './enquiry-calls.ts';
import { PREVIEW_LINK_INPUTS, type PreviewLinkAnswers } from './preview-link-calls.ts';

/** The event that says that a publication takes its next step, or has ended. */
export const PUBLICATION_EVENT = 'builder:publication';

/** The inputs of the calls about publishing. */
export const PUBLISH_INPUTS = {
  ...PREVIEW_LINK_INPUTS,
  ...ENQUIRY_INPUTS,
  ...COMPARE_INPUTS,
  ...DRAFT_INPUTS,
  ...BEFORE_INPUTS,
  /** Lists the unpublished changes. */
  unpublished: z.strictObject({}),
  /** Starts a publication, or queues it behind others, and answers at once. */
  publish: draftSelection,
  /** Returns the publication that concerns the person who asks: the own one, one of somebody else, or the last one. */
  publication: z.strictObject({}),
  /** Cancels the own publication, if its version isn't live yet. */
  cancelPublication: z.strictObject({}),
  /** The published versions, newest first. */
  versions: z.strictObject({}),
  /** Starts to make an earlier version live again, or queues that behind publications, and answers at once. */
  makeLive: z.strictObject({ number: z.int().min(1) }),
};

/** Where visitors see a thing: on pages, by name; on all of them; or wherever a page shows it. */
export type WhereShown = readonly string[] | 'everywhere' | 'anywhere';

/** A page, or something that several pages show, whose draft differs from what is published. */
export interface UnpublishedThing {
  /** Its file, which identifies it. */
  id: string;
  kind: 'page' | 'shared';
  title: string;
  state: 'added' | 'changed' | 'deleted';
  /** Its changes, in words. */
  changes: WordedEdit[];
  /** Absent for a page. */
  where?: WhereShown;
  /** Whether visitors saw it before an earlier version was made live again. */
  isTakenBack: boolean;
  /** The address of its page without region, if it's one. */
  page?: string;
}

/** The unpublished changes of the site. */
export interface Unpublished {
  /** Why nothing can be published. */
  obstacle?: RepositoryRefusal;
  /** The draft that is shown; '' with an obstacle. */
  draft: string;
  /** Whether visitors see a version of the site. */
  isPublished: boolean;
  things: UnpublishedThing[];
  /** Why something scheduled isn't published yet, with what is wrong in the content, and when it's tried again, in ISO 8601. */
  scheduleProblem?: RepositoryRefusal & { problems: FieldProblem[]; next: string };
}

/**
 * The step of a publication: waiting for another one, storing the version, building it, making it live, waiting for a host that
 * builds it, verifying it.
 */
export type PublicationStep = 'wait' | 'store' | 'build' | 'switch' | 'host' | 'verify';

/** The current or last publication. */
export type Publication =
  /** Nothing was published since the server started. */
  | { state: 'none' }
  /**
   * How long the step took last time, in whole seconds; absent: less than one, or not known. Who publishes; absent: the person who
   * asks, or nobody signs in.
   */
  | { state: 'running'; step: PublicationStep; lastSeconds?: number; by?: string }
  /** The message says since when and in which regions the version is live. */
  | { state: 'live'; message: string }
  /** Each problem of the content names its field. */
  | { state: 'failed'; message: string; details: string; problems: FieldProblem[] };

/** A published version. */
export interface SiteVersion {
  number: number;
  /** When it was built, in ISO 8601. */
  time: string;
  person: string;
  /** The titles of the pages and things that it changed. */
  changes: string[];
  /** What appeared and disappeared, in a sentence, if it was published by schedule. */
  scheduled?: string;
  isLive: boolean;
  /** Whether its files are kept, so that its pages can be looked at. */
  isKept: boolean;
}

/** The answers to the calls about publishing. */
export interface PublishAnswers
  extends PreviewLinkAnswers, EnquiryAnswers, CompareAnswers, BeforeAnswers, DraftAnswers {
  unpublished: Unpublished;
  publish: Publication;
  publication: Publication;
  cancelPublication: Publication;
  versions: SiteVersion[];
  makeLive: Publication;
}
