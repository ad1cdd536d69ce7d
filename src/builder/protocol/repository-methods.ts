import { z } from 'zod';
import { pathSchema } from './edit-request.ts';
import { method } from './method.ts';

const none = z.strictObject({});

const change = z.object({
  /** Identifies the change as long as place and values stay the same. */
  id: z.string(),
  /** `layout`: only comments and line breaks differ. `unreadable`: the YAML is broken now, or was. */
  kind: z.enum(['set', 'added', 'removed', 'moved', 'layout', 'unreadable']),
  label: z.string(),
  /** The value in words, or the position of what moved; empty if there was none. */
  before: z.string(),
  after: z.string(),
});
export type ValueChange = z.output<typeof change>;

const changedFile = z.object({
  file: z.string(),
  /** The name of the page, client or settings; a picture's file name. */
  title: z.string(),
  status: z.enum(['added', 'changed', 'deleted']),
  /** What changed, in words, one entry for each value: "Pricing: title, Danish". */
  changes: z.array(change),
  /** The unified diff. */
  diff: z.string(),
});
export type ChangedFile = z.output<typeof changedFile>;

const done = z.object({
  ok: z.boolean(),
  /** What was done, or why it wasn't and what to do about it. */
  message: z.string(),
  /** Technical details for a developer. */
  details: z.string().optional(),
});

/** Why something wasn't done: a sentence for the owner of the site, and the technical details for a developer. */
const refusal = z.object({
  message: z.string(),
  /** What to run in a terminal, if anything, and what git said; '' if there is nothing to add. */
  details: z.string(),
});
export type RepositoryRefusal = z.output<typeof refusal>;

const pastValue = z.object({
  /** The commit; without one, the change isn't committed yet. */
  commit: z.string().optional(),
  author: z.string().optional(),
  /** Time of the commit, in ISO 8601. */
  date: z.string().optional(),
  /** What the change removed and added, line by line, with `-` or `+` in front. */
  lines: z.array(z.string()),
  /** The value after the change; absent if it was removed. */
  value: z.json().optional(),
});
export type PastValue = z.output<typeof pastValue>;

/** Longest message of a commit, in UTF-16 code units. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Calls about the git repository: what changed since the last commit. */
export const REPOSITORY_METHODS = {
  changes: method(
    none,
    z.object({
      /** Whether the project is in a git repository. */
      repository: z.boolean(),
      branch: z.string().optional(),
      /** Time of the last commit, in ISO 8601; absent if there is none. */
      committed: z.string().optional(),
      /** Why nothing can be committed now, such as an unfinished merge, and what to do about it. */
      obstacle: refusal.optional(),
      remote: z.boolean(),
      /** Commits that the remote doesn't have yet. */
      ahead: z.int(),
      files: z.array(changedFile),
      suggestedMessage: z.string(),
    }),
  ),
  /** Creates the repository, if there is none. */
  startHistory: method(none, done),
  /** Restores a file's last committed text, or one value of it. */
  revert: method(z.strictObject({ file: z.string(), change: z.string().optional() }), done),
  /** Who changed a value when, the latest first, through moves and renames. */
  valueHistory: method(
    z.strictObject({ file: z.string(), path: pathSchema }),
    z.object({ changes: z.array(pastValue), reach: z.enum(['whole', 'shallow', 'none']) }),
  ),
  commit: method(
    z.strictObject({ message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH), files: z.array(z.string()) }),
    done,
  ),
  push: method(none, done),
};
