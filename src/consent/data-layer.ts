declare global {
  interface Window {
    /** The queue that tag manager and analytics read. */
    dataLayer?: unknown[];
    /** Google's command function; made by the small script in the head. */
    gtag?: (...command: unknown[]) => void;
  }
}

const queue = (): unknown[] => (window.dataLayer ??= []);

/** Makes the queue and its command function, unless they are there. */
export function startDataLayer(): void {
  queue();
  // Google reads `arguments` objects as commands; an array would be taken for data.
  window.gtag ??= function () {
    queue().push(arguments);
  };
}

/** Puts an event, for example a sent form, into the queue. */
export function pushEvent(event: object): void {
  queue().push(event);
}
