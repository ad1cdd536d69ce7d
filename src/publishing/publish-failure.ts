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

/** Network errors of a certificate that has expired or isn't valid. */
const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:VERIFY|GET_ISSUER))/;

/** Returns whether a network error says that the certificate of an address isn't valid. */
export const isOfCertificate = (reason: string): boolean => CERTIFICATE.test(reason);

const FULL_DISK = /ENOSPC|No space left on device|Out of diskspace|Disk quota exceeded/i;

/** Returns whose disk is full, if that's why nothing was published. */
export function fullDiskOf(failure: PublishFailure): 'here' | 'host' | undefined {
  switch (failure.kind) {
    case 'folder':
      return FULL_DISK.test(failure.code) ? 'here' : undefined;
    case 'git':
    case 'build':
      return FULL_DISK.test(failure.details) ? 'here' : undefined;
    case 'command':
    case 'push':
      return FULL_DISK.test(failure.details) ? 'host' : undefined;
    default:
      return undefined;
  }
}

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
