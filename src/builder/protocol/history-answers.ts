import type { Json } from './answers.ts';

/** A step that can be undone or made again. */
export interface HistoryStep {
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  /** What was done, in words: "Pricing: title, Danish". */
  label: string;
  files: string[];
  /** Whether the step is undone at the moment. */
  undone: boolean;
  /** The single value that the step changed, in words; left out if it was more than one. */
  value?: { before: string; after: string };
  /** Set for a step of somebody else, which `undo` without an id leaves alone. */
  isOthers?: true;
  /** Set for a step of somebody else since the person's last visit, where people sign in. */
  isNew?: true;
  /** The name of the other person who has made the step, and of one who has undone it, where people sign in. */
  author?: string;
  undoneBy?: string;
  /** Set for the undone step that `redo` makes again. */
  redoesNext?: true;
  /** Set for a step that `undo` without an id passes: its files were changed by hand since. */
  isPassed?: true;
}

/** A value that differs from the last commit. */
export interface ValueChange {
  /** Identifies the change as long as place and values stay the same. */
  id: string;
  /** `layout`: only comments and line breaks differ. `unreadable`: the YAML is broken now, or was. */
  kind: 'set' | 'added' | 'removed' | 'moved' | 'layout' | 'unreadable';
  label: string;
  /** The value in words, or the position of what moved; empty if there was none. */
  before: string;
  after: string;
}

/** A file that differs from the last commit. */
export interface ChangedFile {
  file: string;
  /** The name of the page, client or settings; a picture's file name. */
  title: string;
  status: 'added' | 'changed' | 'deleted';
  /** What changed, in words, one entry for each value: "Pricing: title, Danish". */
  changes: ValueChange[];
  /** The unified diff. */
  diff: string;
}

/** What differs from the last commit. */
export interface RepositoryChanges {
  /** Whether the project is in a git repository. */
  repository: boolean;
  branch?: string;
  /** Time of the last commit, in ISO 8601; absent if there is none. */
  committed?: string;
  /** Why nothing can be committed now, such as an unfinished merge, and what to do about it. */
  obstacle?: RepositoryRefusal;
  /** Whether versions can be sent online by themselves: where a publication is pushed, it takes them along. */
  remote: boolean;
  /** Commits that the remote doesn't have yet. */
  ahead: number;
  files: ChangedFile[];
  suggestedMessage: string;
}

/** Why something wasn't done: a sentence for the owner of the site, and the technical details for a developer. */
export interface RepositoryRefusal {
  message: string;
  /** What to run in a terminal, if anything, and what git said; '' if there is nothing to add. */
  details: string;
}

/** What became of a call that changes the repository. */
export interface RepositoryOutcome {
  ok: boolean;
  /** What was done, or why it wasn't and what to do about it. */
  message: string;
  /** Technical details for a developer. */
  details?: string;
}

/** A change of a value in the past. */
export interface PastValue {
  /** The commit; without one, the change isn't committed yet. */
  commit?: string;
  author?: string;
  /** Time of the commit, in ISO 8601. */
  date?: string;
  /** What the change removed and added, line by line, with `-` or `+` in front. */
  lines: string[];
  /** The value after the change; absent if it was removed. */
  value?: Json;
}
