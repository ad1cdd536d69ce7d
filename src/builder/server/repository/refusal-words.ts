import { texts } from '../../texts/texts.ts';

const words = texts.server.refusals;

/** Git's words for a refusal, what they mean for the owner of the site, and what a developer does about it. */
interface KnownRefusal {
  says: RegExp;
  message: string;
  details: string;
}

/** Refusals of any command. */
export const REFUSALS: readonly KnownRefusal[] = [
  {
    says: /index\.lock|Unable to create .*\.lock|cannot lock ref/i,
    message: words.busy,
    details: 'If no git program is running, delete the file .git/index.lock.',
  },
  {
    says: /dubious ownership/i,
    message: words.foreignFolder,
    details: 'Run “git status” in a terminal: git says how to allow it.',
  },
  {
    says: /not a git repository/i,
    message: words.noHistory,
    details: 'The project isn’t in a git repository: run “git init” in its folder.',
  },
  {
    says: /no space left/i,
    message: words.diskFull,
    details: '',
  },
];

export const COMMIT_REFUSALS: readonly KnownRefusal[] = [
  {
    says: /tell me who you are|unable to auto-detect email|empty ident name|no email was given|no name was given/i,
    message: words.noAuthor,
    details:
      'Run this once in a terminal: git config --global user.name "Your name" and git config --global user.email you@example.com.',
  },
  {
    says: /(?:gpg|ssh-keygen) failed to sign|failed to write commit object|user\.signingkey|cannot run gpg/i,
    message: words.notSigned,
    details: 'Run “git commit” once in a terminal, where it can ask for the password of your key.',
  },
  {
    says: /partial commit during a (merge|cherry-pick|rebase)|unmerged files|needs merge/i,
    message: words.bringingTogether,
    details: 'A merge is in progress. Finish it in a terminal.',
  },
  {
    says: /nothing to commit|nothing added to commit|no changes added/i,
    message: texts.server.versions.nothingChanged,
    details: '',
  },
];

export const PUSH_REFUSALS: readonly KnownRefusal[] = [
  {
    says: /permission denied \(publickey|could not read (Username|Password)|Authentication failed|terminal prompts disabled|Host key verification failed|invalid credentials|HTTP 40[13]/i,
    message: words.notSignedIn,
    details: 'Run “git push” once in a terminal to log in.',
  },
  {
    says: /protected branch|pre-receive hook declined|GH006/i,
    message: words.review,
    details: 'The remote doesn’t accept pushes to this branch. Push another branch and open a pull request.',
  },
  {
    says: /non-fast-forward|fetch first|\[rejected\]|behind its remote/i,
    message: words.changedOnline,
    details: 'The remote has commits that aren’t here yet. Run “git pull” in a terminal.',
  },
  {
    says: /could not resolve host|Connection (refused|timed out)|Network is unreachable|Operation timed out|unable to access/i,
    message: words.unreachable,
    details: '',
  },
  {
    says: /repository .*not found|does not appear to be a git repository|does not exist/i,
    message: words.notFound,
    details: 'The remote’s address leads to no repository. Check it with “git remote -v”.',
  },
];
