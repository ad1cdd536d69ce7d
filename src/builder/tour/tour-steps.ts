/** The parts of the shell that the tour explains, one by one. */
export const TOUR_STEPS = [
  {
    part: 'navigation',
    title: 'Pages and their sections',
    text: 'Open a page on the left. Its sections are listed below, from top to bottom: drag one to move it, or add another.',
  },
  {
    part: 'preview',
    title: 'The real page, in every region',
    text: 'Click a section or text to edit it; click the text again to edit it in place. All regions follow.',
  },
  {
    part: 'form',
    title: 'Every field, checked as you type',
    text: 'Texts stand side by side in all languages. What would break the site is never saved; the field says how to fix it.',
  },
  {
    part: 'actions',
    title: 'Saved as you type, and always reversible',
    text: 'Undo works even tomorrow. Visitors see nothing until you publish: “Changes” lists what’s new and sends it.',
  },
] as const;

/** A part of the shell, as `data-tour-part` names it. */
export type TourPart = (typeof TOUR_STEPS)[number]['part'];
