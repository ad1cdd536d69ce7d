import { z } from 'zod';
import type { LoadedSite } from '../src/content/load-content.ts';
import { SITE_DAY_META, type SiteDay } from '../src/builder/protocol/site-day.ts';

const ENTRY = '/src/development/entry-day-picker.tsx';

const requestSchema = z.object({ day: z.iso.date().nullable() });

/**
 * Reads the day that a page asks for.
 * @returns `null` for today, `undefined` if the request isn't understood
 */
export const requestedDay = (request: unknown): string | null | undefined => requestSchema.safeParse(request).data?.day;

/** Returns the day as of which a site is shown. */
export const siteDay = ({ day }: LoadedSite, chosen: string | undefined): SiteDay => ({
  day,
  isChosen: chosen !== undefined,
});

/** Returns the part of a page's head that adds the picker of days. */
export const dayPickerHead = ({ day, isChosen }: SiteDay): string =>
  `<meta name="${SITE_DAY_META}" content="${day}"${isChosen ? ' data-chosen' : ''}><script type="module" src="${ENTRY}"></script>`;
