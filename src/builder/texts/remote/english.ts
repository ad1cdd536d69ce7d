/** Names people: “Anna, Bo and Eva”. */
const listOf = (people: readonly string[]): string => new Intl.ListFormat('en').format(people);

/** The words about the online copy of the site. */
export const englishRemote = {
  moved: {
    title: 'The site was changed online',
    /** Who has changed something there. */
    by: (versions: number, people: readonly string[]) =>
      versions === 1
        ? `One new version by ${listOf(people)} isn’t here yet.`
        : `${versions} new versions by ${listOf(people)} aren’t here yet.`,
    take: 'Bring in changes',
  },
  fetch: {
    slow: 'It took too long to look at the online copy, so it was stopped. Try again; if it happens again, ask your developer.',
    failed:
      'It wasn’t possible to look at the online copy. Show the details to your developer; nothing has changed here.',
  },
  pull: {
    /** The label of the step in the history. */
    step: 'Changes from the online copy',
    nothing: 'There is nothing new online.',
    done: (files: number, people: readonly string[]) =>
      `Brought in the changes by ${listOf(people)}: ${files === 1 ? 'one page or file' : `${files} pages and files`}.`,
    failed: 'The changes couldn’t be brought in, and nothing was changed. Show the details to your developer.',
    changedMeanwhile: 'A picture has changed in the meantime, so nothing was brought in. Try again.',
    /** The reason is a sentence. */
    mistake: (reason: string) => `Nothing was brought in, because the result would have a mistake: ${reason}`,
    newVersion:
      'A new version of the builder is ready online. Ask your developer to install it and to restart the builder; the changes to the site come with it.',
    ownCode:
      'Both this builder and the online copy have changes to the program. Ask your developer to bring them together; your work is safe here.',
  },
  install: {
    /** Says what happens when the changes are brought in. */
    about:
      'A new version of the builder comes with them. It’s installed while everybody goes on, which takes a few minutes. Then the builder is away for some seconds; what you type is kept.',
    ownerOnly: 'A new version of the builder comes with them. An owner can bring it in.',
    take: 'Install and bring in',
    /** What is being done, by `InstallStep`. */
    steps: {
      packages: 'Downloading what the new version needs …',
      content: 'Checking the site with the new version …',
      program: 'Trying the new version …',
      restart: 'The builder starts again …',
    },
    failed: 'The new version couldn’t be installed, and nothing was changed. Show the details to your developer.',
  },
  conflicts: {
    title: 'Changed here and online',
    hint: 'These were changed in both places. Choose what the site gets; everything else comes in automatically.',
    ours: 'Here',
    theirs: 'Online',
    by: (side: string, person: string) => (person === '' ? side : `${side}, by ${person}`),
    wholeFile: 'As a whole',
    deleted: 'Deleted',
    changed: 'Changed',
    empty: 'Empty',
    order: (label: string) => `${label}, order`,
    apply: 'Bring in',
    /** Some values have no choice yet. */
    open: (count: number) => (count === 1 ? 'One choice is missing.' : `${count} choices are missing.`),
  },
  draft: {
    title: 'Unpublished changes aren’t copied online',
    /** Stands behind a sentence that says why. */
    tryAgain: 'The builder tries again on its own. All changes are saved here.',
    otherBuilder:
      'The online copy has unpublished changes from another builder. Ask your developer which of the two should copy its own there.',
  },
};

/** The words about the online copy, which the builder's page loads after the first ones. */
export type RemoteTexts = typeof englishRemote;
