declare global {
  interface Window {
    /** The queue that Tag Manager and Analytics read. */
    dataLayer?: unknown[];
    /** Google's command function, installed by the head script. */
    gtag?: (...command: unknown[]) => void;
  }
}

/** Installs `gtag` and creates the queue. */
export const installGtag = (): NonNullable<Window['gtag']> =>
  (window.gtag = function () {
    // Google treats an `arguments` object as a command, and an array as data.
    (window.dataLayer ??= []).push(arguments);
  });

/** Pushes an event, for example a sent form. */
export function pushEvent(event: object): void {
  (window.dataLayer ??= []).push(event);
}
