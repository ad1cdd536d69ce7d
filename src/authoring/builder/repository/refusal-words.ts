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
    message: 'Another program is busy with this project. Wait until it has finished, then try again.',
    details: 'If no git program is running, delete the file .git/index.lock.',
  },
  {
    says: /dubious ownership/i,
    message:
      'The project’s folder belongs to another user of this computer. Ask your developer to allow you its versions.',
    details: 'Run “git status” in a terminal: git says how to allow it.',
  },
  {
    says: /not a git repository/i,
    message: 'Version history is off. Turn it on in the panel “Changes”.',
    details: 'The project isn’t in a git repository: run “git init” in its folder.',
  },
  {
    says: /no space left/i,
    message: 'The disk is full. Make room, then try again.',
    details: '',
  },
];

export const COMMIT_REFUSALS: readonly KnownRefusal[] = [
  {
    says: /tell me who you are|unable to auto-detect email|empty ident name|no email was given|no name was given/i,
    message:
      'A version needs the name and email of the person who saves it, and this computer doesn’t know yours. Ask your developer to set both once.',
    details:
      'Run this once in a terminal: git config --global user.name "Your name" and git config --global user.email you@example.com.',
  },
  {
    says: /(?:gpg|ssh-keygen) failed to sign|failed to write commit object|user\.signingkey|cannot run gpg/i,
    message: 'The version couldn’t get your signature. Ask your developer to set it up; your work is safe here.',
    details: 'Run “git commit” once in a terminal, where it can ask for the password of your key.',
  },
  {
    says: /partial commit during a (merge|cherry-pick|rebase)|unmerged files|needs merge/i,
    message:
      'Somebody else’s changes are being brought together with yours. Ask your developer to finish that, then save the version here.',
    details: 'A merge is in progress. Finish it in a terminal.',
  },
  {
    says: /nothing to commit|nothing added to commit|no changes added/i,
    message: 'Nothing has changed since your last version.',
    details: '',
  },
];

export const PUSH_REFUSALS: readonly KnownRefusal[] = [
  {
    says: /permission denied \(publickey|could not read (Username|Password)|Authentication failed|terminal prompts disabled|Host key verification failed|invalid credentials|HTTP 40[13]/i,
    message:
      'You need to sign in to the place where your site is stored, or it doesn’t accept your sign-in. Ask your developer to sign you in once on this computer, then send it again.',
    details: 'Run “git push” once in a terminal to log in.',
  },
  {
    says: /protected branch|pre-receive hook declined|GH006/i,
    message: 'Changes go through a review here. Ask your developer to send them; your work is safe here.',
    details: 'The remote doesn’t accept pushes to this branch. Push another branch and open a pull request.',
  },
  {
    says: /non-fast-forward|fetch first|\[rejected\]|behind its remote/i,
    message:
      'Someone else changed the site online since you last updated. Ask your developer to bring both together; your work is safe here.',
    details: 'The remote has commits that aren’t here yet. Run “git pull” in a terminal.',
  },
  {
    says: /could not resolve host|Connection (refused|timed out)|Network is unreachable|Operation timed out|unable to access/i,
    message:
      'The place where your site is stored can’t be reached. Check your connection to the internet, then try again.',
    details: '',
  },
  {
    says: /repository .*not found|does not appear to be a git repository|does not exist/i,
    message: 'The place where your site is stored wasn’t found. Ask your developer to check its address.',
    details: 'The remote’s address leads to no repository. Check it with “git remote -v”.',
  },
];
