export const history = {
  title: 'History',
  keywords: 'undo steps',
  empty: 'Every change you make here is listed, and can be undone: even tomorrow, even after a restart.',
  steps: 'Steps',
  showOlder: 'Show older steps',
  justNow: 'Just now',
  undo: {
    /** Label of the button of a step. */
    label: (step: string) => `Undo ${step}`,
    tooltip: (step: string, keys: string) => `Undo ${step} (${keys})`,
    nothing: 'Nothing to undo yet',
    /** Mark of a step. */
    isDone: 'Undone',
    done: (step: string) => `Undone: ${step}`,
  },
  redo: {
    title: 'Redo',
    tooltip: (step: string, keys: string) => `Redo ${step} (${keys})`,
    nothing: 'Nothing to redo',
    done: (step: string) => `Redone: ${step}`,
  },
  /** A step that Undo passes over. */
  passed: {
    title: (step: string) => `Skipped: ${step}`,
    /** @param reason a sentence */
    hint: (reason: string) => `${reason} Undo goes on with the older steps.`,
  },
};
