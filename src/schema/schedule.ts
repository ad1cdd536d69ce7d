import { z } from 'zod';

const DAY = 'In quotes: year, month, day, for example "2026-12-01".';

/**
 * The days on which something is shown, on a page, a section, an entry, or an item of a list. A section's schema adds
 * them to an item with `...schedule()`; what isn't shown on the day of a build is left out before `toProps` is called.
 */
export const schedule = () => ({
  visibleFrom: z.iso
    .date()
    .optional()
    .meta({
      kind: 'first-day',
      title: 'Visible from',
      description: `${DAY} The first day on which it's shown.`,
      form: 'The first day on which it’s shown.',
    }),
  visibleUntil: z.iso
    .date()
    .optional()
    .meta({
      kind: 'last-day',
      title: 'Visible until',
      description: `${DAY} The last day on which it's shown.`,
      form: 'The last day on which it’s shown.',
    }),
});

/** Marks what isn't published: it's shown in development, and left out of every build but previews. */
export const draft = () =>
  z.boolean().optional().meta({
    title: 'Draft',
    description: 'true: shown while you write, and left out of the published site.',
    form: 'Shown while you write, and left out of the published site.',
  });

/** Whether a text is a calendar day: `2026-12-01`. */
export const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** When something is shown. Days are calendar days in the time zone of the site, as in `2026-12-01`. */
export interface Visibility {
  /** The first day. Default: since ever. */
  visibleFrom?: string | undefined;
  /** The last day. Default: for ever. */
  visibleUntil?: string | undefined;
  /** Whether it's left out of every build but previews. Default: false. */
  draft?: boolean | undefined;
}
