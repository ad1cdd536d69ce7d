import type { Diagnostic } from '../content/diagnostics/diagnostic.ts';

/** How a public address differs from what was published. */
export type PublicMismatch =
  /** Nothing answers. The reason is a network error. */
  | { what: 'unreachable'; reason: string }
  /** The site serves another version: `found`, unless the answer names none. */
  | { what: 'version'; found?: string }
  | { what: 'status'; expected: number; found: number }
  | { what: 'redirect'; expected: string; found: string }
  | { what: 'title' | 'text' | 'canonical' | 'policy' };

/** Why nothing was published. The live site hasn't changed. */
export type PublishFailure =
  | { kind: 'no-repository' }
  | { kind: 'no-commit' }
  /** Code files that differ from the last commit, relative to the project. */
  | { kind: 'code'; files: readonly string[] }
  /** Nothing answers at the public URL. Nothing was built. */
  | { kind: 'no-site'; url: string; reason: string }
  | { kind: 'content'; diagnostics: readonly Diagnostic[] }
  | { kind: 'build'; details: string }
  | { kind: 'git'; details: string }
  /** The program that uploads a release failed. The details are its output. */
  | { kind: 'command'; command: string; details: string }
  /** The version wasn't pushed to the host's branch: somebody else has pushed to it, or git says why not in the details. */
  | { kind: 'push'; remote: string; branch: string; hasMoved: boolean; details: string }
  /** The data folder can't be written. The code is a system error such as `ENOSPC`. */
  | { kind: 'folder'; code: string; path: string }
  | { kind: 'not-live'; url: string; mismatch: PublicMismatch }
  /** Another process moved the published ref in the meantime. */
  | { kind: 'moved' }
  | { kind: 'no-release'; release: number }
  | { kind: 'canceled' };

/** Maximum length of a failure's details, in characters. Of longer output, the end is kept. */
export const MAX_DETAILS_LENGTH = 4_000;

/** Thrown to stop a publication, with its failure. */
export class PublishError extends Error {
  readonly failure: PublishFailure;

  constructor(failure: PublishFailure) {
    super(`Publishing failed: ${failure.kind}`);
    this.failure = failure;
  }
}
