/**
 * The event by which pages and the development server agree on the day as of which the site is shown. A page sends a
 * `SiteDayRequest`; the server tells all pages a `SiteDay`.
 */
export const SITE_DAY_EVENT = 'site:day';

/** The name of the `<meta>` element that holds the day when a page loads. */
export const SITE_DAY_META = 'site-day';

export interface SiteDayRequest {
  /** A calendar day, `2026-12-24`. `null`: today, in the time zone of the site. */
  day: string | null;
}

export interface SiteDay {
  /** A calendar day, `2026-12-24`. */
  day: string;
  /** Whether somebody chose the day; otherwise it's today. */
  isChosen: boolean;
}
