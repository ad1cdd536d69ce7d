import { plural } from './formats.ts';

/** The day as of which the site is shown, and what visitors don't see on it. */
export const view = {
  /** The day as of which the site is shown. */
  day: {
    label: 'Day',
    today: 'Today',
    hint: 'See the site as on another day',
    keywords: 'date schedule calendar preview future christmas',
    title: 'See the site as on',
    date: 'Day',
    show: 'Show',
    next: 'Days on which the site changes',
    nothing: 'Nothing is scheduled.',
    changes: plural({ one: '# change', other: '# changes' }),
    backToToday: 'Back to today',
    /** @param day such as "Saturday, December 5, 2026" */
    chosen: (day: string) => `This is the site as on ${day}.`,
    showDay: (day: string) => `See the site as on ${day}`,
  },

  /** Above the preview of a page that visitors don't see. */
  unseenPage: {
    draft: 'Visitors don’t see this page: it’s a draft.',
    from: (day: string) => `Visitors don’t see this page yet: it appears on ${day}.`,
    ended: (day: string) => `Visitors don’t see this page any more: its last day was ${day}.`,
    label: 'Why visitors don’t see this page',
    change: 'Change',
    showHidden: 'Show it here',
  },

  /** Sections that visitors don't see: why. */
  ghosts: {
    from: (day: string) => `From ${day}`,
    ended: (day: string) => `Ended ${day}`,
    empty: 'Nothing to show',
    /** @param reasons such as "Hidden" */
    chip: (section: string, reasons: string) => `${section}: ${reasons}`,
    change: (reasons: string) => `${reasons}: change when and where it’s visible`,
  },
};
