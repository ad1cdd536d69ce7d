import { isOfCertificate, type PublicMismatch, type PublishFailure } from './publish-failure.ts';

const MOST_FILES = 10;

/** Returns the terminal's message of why nothing was published, and what to do about it. */
export function failureInWords(failure: PublishFailure): string {
  switch (failure.kind) {
    case 'no-repository':
      return 'Publishing keeps versions in a git repository, and this project is in none. Run "git init" and commit its files.';
    case 'no-commit':
      return 'Publishing takes the code of the last commit, and there is none. Commit the files of the project.';
    case 'code':
      return `Code that isn't committed can't be published: ${fewOf(failure.files)}. Commit it, or discard the changes.`;
    case 'no-site':
      if (isOfCertificate(failure.reason))
        return `The certificate of ${failure.url}, where visitors see the site, isn't valid: ${failure.reason}. Renew it, and publish again.`;
      return failure.reason === 'ECONNREFUSED'
        ? `Nothing answers at ${failure.url}, where visitors see the site. Run "npm run site" in another terminal, or set PUBLISHED_URL to the address of the site.`
        : `${failure.url}, where visitors see the site, can't be reached: ${failure.reason}. Check PUBLISHED_URL and the connection.`;
    case 'content':
      return 'The content has errors. Correct them, and publish again.';
    case 'build':
      return `The site can't be built.\n${failure.details}`;
    case 'git':
      return `Git can't store the version.\n${failure.details}`;
    case 'command':
      return `${failure.command} failed, so the new version isn't on the host.\n${failure.details}`;
    case 'push':
      return failure.hasMoved
        ? `Somebody else has pushed to the branch ${failure.branch} of ${failure.remote}. Merge it with "git pull ${failure.remote} ${failure.branch}", and publish again.\n${failure.details}`
        : `The version can't be pushed to the branch ${failure.branch} of ${failure.remote}.\n${failure.details}`;
    case 'folder':
      return `${failure.path || 'The folder of publications'} can't be written (${failure.code}). ${HINTS[failure.code] ?? 'Give yourself the right to write it, or name another folder in BUILDER_DATA.'}`;
    case 'not-live':
      return `${failure.url} isn't what was published: ${mismatchInWords(failure.mismatch)}`;
    case 'moved':
      return 'Somebody else has published at the same time. Publish again.';
    case 'no-release':
      return `There is no version ${failure.release}. "npm run publish -- --versions" lists them.`;
    case 'canceled':
      return 'Publishing was canceled.';
  }
}

const HINTS: Readonly<Record<string, string>> = { ENOSPC: 'Make room on the disk, and publish again.' };

function mismatchInWords(mismatch: PublicMismatch): string {
  switch (mismatch.what) {
    case 'unreachable':
      return `it can't be reached (${mismatch.reason}).`;
    case 'version':
      return mismatch.found === undefined
        ? 'it names no version. Check that PUBLISHED_URL is the address of this site.'
        : `it still shows the version ${mismatch.found.slice(0, 10)}. Check PUBLISHED_URL, and the caches before it.`;
    case 'status':
      return `it answers ${mismatch.found} in place of ${mismatch.expected}.`;
    case 'redirect':
      return `it leads to ${mismatch.found || 'nowhere'} in place of ${mismatch.expected}.`;
    case 'policy':
      return 'its header Content-Security-Policy is another one. Let the proxy pass on the headers of the site.';
    case 'title':
    case 'text':
    case 'canonical':
      return `its ${mismatch.what} differs. Check what changes pages on their way.`;
  }
}

const fewOf = (files: readonly string[]): string =>
  files.length > MOST_FILES
    ? `${files.slice(0, MOST_FILES).join(', ')} and ${files.length - MOST_FILES} more`
    : files.join(', ');
