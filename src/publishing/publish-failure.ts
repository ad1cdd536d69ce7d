import type { Diagnostic } from '../content/diagnostics/diagnostic.ts';

/** Why a page or the site isn't what was published, at the address at which visitors see it. */
export type PublicMismatch =
  /** Nothing answers. The reason is that of the network. */
  | { what: 'unreachable'; reason: string }
  /** Another version answers; absent if none says which it is. */
  | { what: 'version'; found?: string }
  | { what: 'status'; expected: number; found: number }
  | { what: 'redirect'; expected: string; found: string }
  | { what: 'title' | 'text' | 'canonical' | 'policy' };

/** Why nothing was published. The live site is as it was. */
export type PublishFailure =
  | { kind: 'no-repository' }
  | { kind: 'no-commit' }
  /** Files of the code that differ from the last commit, relative to the project. */
  | { kind: 'code'; files: readonly string[] }
  /** Nothing answers at the public address, before anything was done. */
  | { kind: 'no-site'; url: string; reason: string }
  | { kind: 'content'; diagnostics: readonly Diagnostic[] }
  | { kind: 'build'; details: string }
  | { kind: 'git'; details: string }
  /** The program that brings a release to its host has failed; with what it printed. */
  | { kind: 'command'; command: string; details: string }
  /** The data folder can't be written. The code is that of the operating system. */
  | { kind: 'folder'; code: string; path: string }
  | { kind: 'not-live'; url: string; mismatch: PublicMismatch }
  /** Somebody else has published from another place at the same time. */
  | { kind: 'moved' }
  | { kind: 'no-release'; release: number }
  | { kind: 'canceled' };

/** Maximum length of the details of a failure, in characters: the end of what a program printed. */
export const MAX_DETAILS_LENGTH = 4_000;

/** Ends a publication. */
export class PublishError extends Error {
  readonly failure: PublishFailure;

  constructor(failure: PublishFailure) {
    super(`Publishing failed: ${failure.kind}`);
    this.failure = failure;
  }
}
