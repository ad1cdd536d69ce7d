export const state = {
  /** Why the server can't be reached, and what helps. */
  loss: {
    offline: 'This computer is offline.',
    silent: 'The builder doesn’t answer. If it has stopped, type “npm run dev” in the terminal window.',
  },
  /** Why the server didn't do what was asked. */
  refused: {
    restarted: 'The builder was restarted. Reload this page: what you typed is kept.',
    /** @param status such as `500 Internal Server Error` */
    failed: (status: string) => `The builder answered with an error (${status}).`,
    foreign: 'Something else answered in place of the builder.',
    outdated: 'This page is older than the builder. Reload it.',
  },
  /** What a person is to know of an action that may have been done. */
  fate: {
    unknown: "It isn't known whether this was done: once the builder answers, it shows what stands.",
    doubtful: 'Look whether it was done: everything was loaded again.',
  },
  saved: (pages: string) => `Saved on this computer: ${pages}`,
  notSaved: {
    conflict: 'Not saved: this text was also changed elsewhere. Choose the version that stays.',
    changed: (page: string) => `Not saved: ${page} has changed in the meantime. Try again.`,
    /** @param reason a sentence */
    later: (reason: string) =>
      `Not saved yet. ${reason} What you typed is kept, and saved by itself as soon as that works again.`,
  },
  /** Steps of the history; `field` is "Pricing: title, Danish". */
  steps: {
    sameOnPurpose: (field: string) => `${field} is the same on purpose`,
    stillFits: (field: string) => `${field} still fits`,
  },
};
