/** How long a preview link may work, in hours: 1 hour to 90 days. */
export const PREVIEW_HOURS = { least: 1, usual: 7 * 24, most: 90 * 24 } as const;
