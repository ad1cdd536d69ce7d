import { z } from 'zod';
import type { FieldProblem } from './answers.ts';
import type { RepositoryRefusal } from './history-answers.ts';

/** What the browser sends with the calls about publishing. */
export const PUBLISH_INPUTS = {
  /** What of the site isn't published yet. */
  unpublished: z.strictObject({}),
  /** Begins to publish, and answers at once. */
  publish: z.strictObject({
    /** The draft as it was shown. */
    draft: z.string().regex(/^[0-9a-f]{40,64}$/),
    /** The ids of the things that are published; all others stay as visitors see them. */
    things: z.array(z.string()),
  }),
  /** What publishing is doing, or how it ended last. */
  publication: z.strictObject({}),
  /** Ends a publication whose version isn't live yet. */
  cancelPublication: z.strictObject({}),
  /** What was published, newest first. */
  versions: z.strictObject({}),
  /** Begins to make an earlier version live again, and answers at once. */
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
  /** What changed, in words. */
  changes: string[];
  /** Absent for a page. */
  where?: WhereShown;
  /** Whether visitors saw it before an earlier version was made live again. */
  isTakenBack: boolean;
}

/** What of the site isn't published yet. */
export interface Unpublished {
  /** Why nothing can be published. */
  obstacle?: RepositoryRefusal;
  /** The draft as it is shown; '' with an obstacle. */
  draft: string;
  /** Whether visitors see a version of the site. */
  isPublished: boolean;
  things: UnpublishedThing[];
}

/** What publishing is doing: waiting for another one, storing the version, building it, making it live, comparing it. */
export type PublicationStep = 'wait' | 'store' | 'build' | 'switch' | 'verify';

/** What publishing is doing, or how it ended last. */
export type Publication =
  /** Nothing since the start of the server. */
  | { state: 'none' }
  | { state: 'running'; step: PublicationStep }
  /** The message ends with since when and where the version is live. */
  | { state: 'live'; message: string }
  /** Problems of the content lead to their fields. */
  | { state: 'failed'; message: string; details: string; problems: FieldProblem[] };

/** Something that was published. */
export interface SiteVersion {
  number: number;
  /** When it was built, in ISO 8601. */
  time: string;
  person: string;
  /** What it changed: the titles of pages and things. */
  changes: string[];
  isLive: boolean;
}

/** What the server answers to the calls about publishing. */
export interface PublishAnswers {
  unpublished: Unpublished;
  publish: Publication;
  publication: Publication;
  cancelPublication: Publication;
  versions: SiteVersion[];
  makeLive: Publication;
}
