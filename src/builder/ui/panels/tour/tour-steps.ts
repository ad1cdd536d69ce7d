/** The parts of the shell that the tour explains, one by one. */
export const TOUR_STEPS = ['navigation', 'preview', 'form', 'actions'] as const;

/** A part of the shell, as `data-tour-part` names it. */
export type TourPart = (typeof TOUR_STEPS)[number];
