declare global {
  interface Window {
    /** The queue that tag manager and analytics read. */
    dataLayer?: unknown[];
    /** Google's command function; made by the small script in the head. */
    gtag?: (...command: unknown[]) => void;
  }
}

/** Makes Google's command function; its first use makes the queue. */
export const startCommands = (): NonNullable<Window['gtag']> =>
  (window.gtag = function () {
    // Google takes an `arguments` object for a command; an array it would take for data.
    (window.dataLayer ??= []).push(arguments);
  });

/** Puts an event, for example a sent form, into the queue. */
export function pushEvent(event: object): void {
  (window.dataLayer ??= []).push(event);
}
