/** The parts of the shell that the tour explains, one by one. */
export const TOUR_STEPS = [
  {
    part: 'navigation',
    title: 'Pages and their sections',
    text: 'Open a page on the left. Below it stand its sections, from top to bottom: drag one to move it, or add another.',
  },
  {
    part: 'preview',
    title: 'The real page, in every region',
    text: 'Click a section or a word to edit it, and a word once more to type where it stands. All regions follow.',
  },
  {
    part: 'form',
    title: 'Every field, checked as you type',
    text: 'Texts stand side by side in all languages. What would break the site is never saved; the field says how to mend it.',
  },
  {
    part: 'actions',
    title: 'Saved at once, undone at any time',
    text: 'Undo goes back through everything, also tomorrow. “Changes” lists what is new since the last commit, and publishes it.',
  },
] as const;

/** A part of the shell, as `data-tour-part` names it. */
export type TourPart = (typeof TOUR_STEPS)[number]['part'];
