import { failureInWords } from '../../../publishing/failure-in-words.ts';
import { fullDiskOf, isOfCertificate, type PublishFailure } from '../../../publishing/publish-failure.ts';
import type { FieldProblem } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { toProblems } from '../problems.ts';
import type { BuilderSession } from '../session.ts';

const words = texts.server.publishing;

/** The message of a failed publication, for the owner of the site. */
export interface FailureWords {
  message: string;
  /** The terminal's message, for a developer. */
  details: string;
  problems: FieldProblem[];
}

/** Returns why nothing was published and what to do about it. */
export function wordsOfFailure(session: BuilderSession, failure: PublishFailure): FailureWords {
  const problems =
    failure.kind === 'content'
      ? toProblems(
          session,
          failure.diagnostics.filter(({ severity }) => severity === 'error'),
        )
      : [];
  const isPlain = failure.kind === 'content' || failure.kind === 'canceled';
  return { message: ownerMessage(failure), details: isPlain ? '' : failureInWords(failure), problems };
}

/** Returns why nothing was published and what to do about it, in a sentence for the owner of the site. */
export function ownerMessage(failure: PublishFailure): string {
  const { failed } = words;
  const full = fullDiskOf(failure);
  if (full !== undefined) return full === 'host' ? failed.hostFull : failed.diskFull;
  switch (failure.kind) {
    case 'no-repository':
    case 'no-commit':
      return failed.noHistory;
    case 'code':
      return failed.code;
    case 'no-site':
      return isOfCertificate(failure.reason) ? failed.certificate(failure.url) : failed.noSite(failure.url);
    case 'content':
      return failed.content;
    case 'build':
      return failed.build;
    case 'git':
      return failed.store;
    case 'command':
      return failed.host;
    case 'push':
      return failure.hasMoved ? failed.changedElsewhere : failed.host;
    case 'folder':
      return failed.folder;
    case 'not-live':
      return failed.notLive(failure.url);
    case 'moved':
      return failed.moved;
    case 'no-release':
      return failed.noVersion;
    case 'canceled':
      return failed.canceled;
  }
}
