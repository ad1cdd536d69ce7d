/** Git's words for a refusal, what they mean for the owner of the site, and what a developer does about it. */
type Refusals = readonly (readonly [pattern: RegExp, message: string, details: string])[];

/** Refusals of any command. */
export const REFUSALS: Refusals = [
  [
    /index\.lock|Unable to create .*\.lock|cannot lock ref/i,
    'Another program is busy with this project. Wait until it has finished, then try again.',
    'If no git program is running, delete the file .git/index.lock.',
  ],
  [
    /dubious ownership/i,
    'The project’s folder belongs to another user of this computer. Ask your developer to allow you its versions.',
    'Run “git status” in a terminal: git says how to allow it.',
  ],
  [
    /not a git repository/i,
    'Version history is off. Turn it on in the panel “Changes”.',
    'The project isn’t in a git repository: run “git init” in its folder.',
  ],
  [/no space left/i, 'The disk is full. Make room, then try again.', ''],
];

export const COMMIT_REFUSALS: Refusals = [
  [
    /tell me who you are|unable to auto-detect email|empty ident name|no email was given|no name was given/i,
    'A version needs the name and email of the person who saves it, and this computer doesn’t know yours. Ask your developer to set both once.',
    'Run this once in a terminal: git config --global user.name "Your name" and git config --global user.email you@example.com.',
  ],
  [
    /(?:gpg|ssh-keygen) failed to sign|failed to write commit object|user\.signingkey|cannot run gpg/i,
    'The version couldn’t get your signature. Ask your developer to set it up; your work is safe here.',
    'Run “git commit” once in a terminal, where it can ask for the password of your key.',
  ],
  [
    /partial commit during a (merge|cherry-pick|rebase)|unmerged files|needs merge/i,
    'Somebody else’s changes are being brought together with yours. Ask your developer to finish that, then save the version here.',
    'A merge is in progress. Finish it in a terminal.',
  ],
  [/nothing to commit|nothing added to commit|no changes added/i, 'Nothing has changed since your last version.', ''],
];

export const PUSH_REFUSALS: Refusals = [
  [
    /permission denied \(publickey|could not read (Username|Password)|Authentication failed|terminal prompts disabled|Host key verification failed|invalid credentials|HTTP 40[13]/i,
    'You need to sign in to the place where your site is stored, or it doesn’t accept your sign-in. Ask your developer to sign you in once on this computer, then send it again.',
    'Run “git push” once in a terminal to log in.',
  ],
  [
    /protected branch|pre-receive hook declined|GH006/i,
    'Changes go through a review here. Ask your developer to send them; your work is safe here.',
    'The remote doesn’t accept pushes to this branch. Push another branch and open a pull request.',
  ],
  [
    /non-fast-forward|fetch first|\[rejected\]|behind its remote/i,
    'Someone else changed the site online since you last updated. Ask your developer to bring both together; your work is safe here.',
    'The remote has commits that aren’t here yet. Run “git pull” in a terminal.',
  ],
  [
    /could not resolve host|Connection (refused|timed out)|Network is unreachable|Operation timed out|unable to access/i,
    'The place where your site is stored can’t be reached. Check your connection to the internet, then try again.',
    '',
  ],
  [
    /repository .*not found|does not appear to be a git repository|does not exist/i,
    'The place where your site is stored wasn’t found. Ask your developer to check its address.',
    'The remote’s address leads to no repository. Check it with “git remote -v”.',
  ],
];
