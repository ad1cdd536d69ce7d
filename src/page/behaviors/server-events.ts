import {
  AFTER_PARAMETER,
  CONNECTED_EVENT,
  DISCONNECTED_EVENT,
  EVENT_META,
  EVENTS_PATH,
  LINKED_ATTRIBUTE,
  type PushedEvent,
} from '../../builder/protocol/push-events.ts';

/** Name of the lock and of the broadcast channel that the pages of a browser share. */
const SHARED_NAME = 'builder-events';

/** Pause before the connection is opened again after a refusal, in milliseconds. */
const REFUSED_PAUSE_MS = 3000;

/** What tells open pages of changes. */
export interface PushChannel {
  /** Calls back for each event of a name. Returns a function that ends it. */
  on: (name: string, listener: (data: never) => void) => () => void;
}

/** An event with the id of the last one that the server sent. */
interface ToldEvent extends PushedEvent {
  id: string;
}

/**
 * Follows the events of the builder's server. One page of the browser holds the connection and tells the others, because a
 * browser opens only six connections to a server. Frames never hold it, nor do pages that are seen by a preview link.
 */
export function followServerEvents(): PushChannel {
  const others = new BroadcastChannel(SHARED_NAME);
  const listeners = new Map<string, Set<(data: never) => void>>();
  let lastId = document.querySelector<HTMLMetaElement>(`meta[name="${EVENT_META}"]`)?.content ?? '';
  const hear = ({ id, name, data }: ToldEvent) => {
    lastId = id || lastId;
    for (const listener of listeners.get(name) ?? []) listener(data as never); // each event has data of its own
  };
  others.addEventListener('message', ({ data }: MessageEvent<ToldEvent>) => hear(data));
  const tell = (event: ToldEvent) => {
    hear(event);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    others.postMessage(event);
  };
  if (window.top === window && !document.documentElement.hasAttribute(LINKED_ATTRIBUTE))
    void navigator.locks.request(SHARED_NAME, () => {
      holdConnection(() => lastId, tell);
      return new Promise(() => undefined); // until the page is closed
    });
  return {
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => void known.delete(listener);
    },
  };
}

function holdConnection(lastId: () => string, tell: (event: ToldEvent) => void): void {
  const source = new EventSource(`${EVENTS_PATH}?${AFTER_PARAMETER}=${encodeURIComponent(lastId())}`);
  source.addEventListener('open', () => tell({ id: '', name: CONNECTED_EVENT }));
  source.addEventListener('error', () => {
    tell({ id: '', name: DISCONNECTED_EVENT });
    // A browser doesn't ask again by itself once it was refused: somebody has signed out, and may sign in again.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => holdConnection(lastId, tell), REFUSED_PAUSE_MS);
  });
  source.addEventListener(
    'message',
    ({ data, lastEventId: id }: MessageEvent<string>) => tell({ id, ...(JSON.parse(data) as PushedEvent) }), // `event-log.ts` wrote it
  );
}
