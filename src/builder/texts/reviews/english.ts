import { plural } from '../english/formats.ts';

const changes = plural({ one: '# change', other: '# changes' });

/** How somebody asks for a publication, and an editor answers. Times are "at 14:02" or "on Nov 28, 2026, 14:02". */
export const englishReviews = {
  at: (time: string) => `at ${time}`,
  on: (day: string) => `on ${day}`,
  somebody: 'Somebody',

  /** The button and dialog of those who don't publish. */
  ask: {
    title: 'Ask to publish',
    keywords: 'publish go live online review approve send',
    lead: 'An editor looks at what you tick, and publishes it.',
    nothing: 'Everything is published. There’s nothing to ask for.',
    message: 'Message to the editors (optional)',
    send: 'Send',
    update: 'Update request',
    sent: 'Sent to the editors.',
    asked: (when: string) => `Asked ${when}. Waiting for an editor.`,
    withdraw: 'Withdraw',
    withdrawn: 'Request withdrawn.',
  },

  /** What became of it. */
  own: {
    published: (when: string, by: string | undefined) =>
      by === undefined ? `Published ${when}` : `Published ${when} by ${by}`,
    accepted: (by: string, when: string) => `${by} accepted your changes ${when}. They aren’t published yet.`,
    sentBack: (by: string, when: string) => `${by} sent your changes back ${when}`,
    wrote: (by: string) => `${by} wrote:`,
    discarded: plural({
      one: '# change was discarded. What you wrote is kept here, and in “History”.',
      other: '# changes were discarded. What you wrote is kept here, and in “History”.',
    }),
    yours: 'You wrote:',
    now: 'There now:',
    empty: 'nothing',
    /** Removes the message. */
    dismiss: 'Done',
    dismissOf: (title: string) => `Done: ${title}`,
  },

  asks: (name: string, count: number) => `${name} asks to publish ${changes(count)}`,
  review: 'Review',
  reviewOf: (name: string) => `Review the changes of ${name}`,

  /** What an editor sees. */
  panel: {
    title: (name: string) => `Changes of ${name}`,
    loading: 'Loading the changes',
    asked: (when: string) => `Asked ${when}`,
    failed: 'The changes can’t be shown.',
    gone: 'Nobody is waiting for an answer here: the request was withdrawn or answered.',
    changesOf: (title: string) => `Changes of ${title}`,
    editedBy: (people: string) => `Edited since then by ${people}`,
    isNew: 'New',
    isDeleted: 'Deleted',
    newPage: 'This is new as a whole. To keep it from being published, leave it out when you publish.',
    before: 'Before',
    after: 'After',
    noPicture: 'No picture',
    /** Writes what is published into the draft. */
    discard: 'Discard',
    discardOf: (label: string, title: string) => `Discard: ${label} (${title})`,
    discardAll: (title: string) => `Discard all changes of ${title}`,
    discardEverything: 'Discard all',
    discarded: 'Discarded',
    discardedIn: (title: string) => `Discarded in ${title}`,
    undo: 'Undo',
    undoOf: (label: string, title: string) => `Undo: ${label} (${title})`,
    nothingLeft: 'Nothing is left to publish: what you see is what visitors see.',
    answer: (name: string) => `Answer to ${name}`,
    hint: 'Discarding changes the page at once, and can be undone.',
    accept: 'Accept and publish…',
    accepted: (name: string) => `Accepted. ${name} sees your answer.`,
    sendBack: 'Send back',
    sentBack: (name: string) => `Sent back to ${name}. Nothing was published.`,
    wordsMissing: (name: string) => `Tell ${name} what should change.`,
  },

  /** Labels of steps in the history. */
  steps: {
    fileStep: (title: string) => `${title}: back to what is published`,
    valueStep: (label: string) => `${label}, back to what is published`,
  },
  deleted: 'Deleted',
  gone: 'This request was withdrawn or answered meanwhile.',
  answered: 'An editor has answered already, or it was withdrawn in another window.',
  changed: (name: string) => `${name} has changed the request meanwhile. Look at it again; your answer is kept.`,
  nothingToAsk: 'This is published already. Look at the list again; your message is kept.',
  notDiscarded: 'This is new as a whole, so it can’t be discarded here. Leave it out when you publish.',
};

/** The words of requests for a publication, which the shell doesn't load. */
export type ReviewTexts = typeof englishReviews;
