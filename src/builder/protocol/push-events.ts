/** Where the builder's server sends its events, as `text/event-stream`. */
export const EVENTS_PATH = '/_builder/events';

/** Query parameter with the id of the last event that is known. */
export const AFTER_PARAMETER = 'after';

/** The name of the `<meta>` element with the id of the last event before the shell's page was made. */
export const EVENT_META = 'builder-event';

/** The event that says that the site shows something else: pages read their data again. Its data is a `PageChange`, if any. */
export const CONTENT_EVENT = 'content:changed';

/** The connection is open. */
export const CONNECTED_EVENT = 'push:connected';

/** The connection is broken. It's opened again by itself. */
export const DISCONNECTED_EVENT = 'push:disconnected';

/** Everything may have changed: events were missed. */
export const MISSED_EVENT = 'push:missed';

/** Another start of the server answers: its pages, scripts and token may be others. */
export const RESTARTED_EVENT = 'push:restarted';

/**
 * The event that the builder dispatches at the root of a page in a frame: the page's data, with what isn't saved. Its detail
 * is `PageDocuments`; `null` if there is nothing to send, and the page has to load its data itself.
 */
export const PREVIEW_EVENT = 'builder:preview';

/** The event that a page in a frame dispatches at its root as soon as it takes `PREVIEW_EVENT`s: earlier ones are lost. */
export const FOLLOWS_EVENT = 'builder:follows';

/** Marks a page whose data comes from the builder around it. */
export const PREVIEW_ATTRIBUTE = 'data-builder-preview';

/** The attribute of a page's link to the brand's variables. */
export const THEME_ATTRIBUTE = 'data-theme-styles';

/** What a page needs after a change beyond its data; the data of `CONTENT_EVENT`. */
export interface PageChange {
  /** URL of the stylesheet with the brand's variables. */
  theme: string;
}

/** An event as the server sends it, and as pages tell it to each other. */
export interface PushedEvent {
  name: string;
  data?: unknown;
}

/** Marks a page that somebody sees by a preview link: it follows no events, which are for people who edit. */
export const LINKED_ATTRIBUTE = 'data-preview-link';
