import { plural } from '../english/formats.ts';

/** Drafts beside the main one. */
export const englishDrafts = {
  /** The name of the main draft. */
  main: 'Main',
  /** Stands in front of the name of the draft that is edited. */
  prefix: 'Draft:',
  keywords: 'branch copy version christmas campaign apart switch',
  choose: 'Which draft to edit',
  hint: 'A draft is a copy of the site that you change apart. Visitors and the main draft don’t see it until you apply it.',
  loading: 'Loading drafts',
  create: {
    item: 'New draft…',
    title: 'New draft',
    lead: 'It begins as the main draft is now. Nothing that you change in it shows in the main draft, or to visitors.',
    name: 'Name',
    example: 'Christmas',
    action: 'Create draft',
  },
  apply: {
    item: 'Apply to Main…',
    title: (name: string) => `Apply “${name}” to Main`,
    lead: 'This is what changes in the main draft. Visitors see it once you publish.',
    nothing: 'The main draft has all of it already.',
    conflicts: 'Changed in both',
    conflictsHint: 'These values were changed in the main draft, too. Choose which one it gets.',
    ours: 'Main',
    open: plural({ one: 'Choose # value above first.', other: 'Choose # values above first.' }),
    after: 'You can undo it as one step. The draft can be restored for 30 days.',
    action: 'Apply to Main',
    checking: 'Comparing both drafts',
  },
  discard: {
    item: 'Discard…',
    title: (name: string) => `Discard “${name}”`,
    lead: plural({
      one: 'It changes # page or thing. The main draft doesn’t get that.',
      other: 'It changes # pages or things. The main draft doesn’t get any of that.',
    }),
    nothing: 'Nothing in it was changed.',
    after: 'For 30 days, it can be restored from the menu of drafts.',
    action: 'Discard draft',
  },
  ended: {
    title: 'Ended in the last 30 days',
    resume: (name: string) => `Restore “${name}”`,
    applied: 'Applied to Main',
    discarded: 'Discarded',
  },
  /** Above the page, in a draft beside the main one. */
  note: {
    title: (name: string) => `You’re editing the draft “${name}”`,
    text: 'The main draft and what visitors see stay as they are.',
    back: 'Go to Main',
  },
  /** What became of an action. */
  told: {
    created: (name: string) => `Saved: The draft “${name}” is open.`,
    discarded: (name: string) => `Saved: The draft “${name}” is discarded.`,
    resumed: (name: string) => `Saved: The draft “${name}” is restored.`,
    endedByOther: (name: string) => `The draft “${name}” was applied or discarded. You’re in the main draft.`,
    offline: 'Switching drafts needs a connection. Try again once there is one.',
  },
  /** What the server says. */
  server: {
    /** The label of the step in the history. */
    step: (name: string) => `Draft “${name}”`,
    done: (name: string) => `Saved: The draft “${name}” is applied to Main.`,
    changedMeanwhile: (name: string) =>
      `Saved: The draft “${name}” is applied to Main. Somebody has changed it since, so it stays open.`,
    taken: 'There is a draft with this name. Choose another.',
    tooMany: (most: number) => `There are ${most} drafts. Apply or discard one first.`,
    /** Message of the commit that migrates a draft's content. */
    migrated: 'Convert the content to the current format',
    gone: 'This draft was applied or discarded. Reload the page.',
    applyFirst: 'Apply this draft to Main first, in the menu of drafts. Then publish there.',
    needsHistory: 'Drafts need the history of the site. Ask your developer to turn it on.',
    failed: 'It didn’t work, and nothing was changed. Show the details to your developer.',
    regions: 'The draft changes the regions or languages of the site. Make the same change in Main first, then apply.',
  },
};

/** The words about drafts beside the main one, which the builder's page loads after the first ones. */
export type DraftTexts = typeof englishDrafts;
