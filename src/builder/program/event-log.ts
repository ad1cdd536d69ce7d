import { MISSED_EVENT, RESTARTED_EVENT, type PushedEvent } from '../protocol/push-events.ts';

/** Somebody who follows the events. */
export interface Follower {
  /** Whether the person may still hear of anything; nothing is sent after that. */
  isSignedIn: () => boolean;
  /** Called once the stream has ended. */
  onEnd: () => void;
}

/** The events of a start of the server, for all browsers that follow them. */
export interface EventLog {
  /** Sends an event to all browsers. */
  push: (event: PushedEvent) => void;
  /** Sends an event that only those need who follow now: it's not kept, and has no id. */
  tell: (event: PushedEvent) => void;
  /** Returns the id of the last event. */
  lastId: () => string;
  /**
   * Opens a stream of all events after one, as `text/event-stream`.
   * @param after its id; without one, the stream begins now
   * @param follower whose stream it is, where people sign in
   */
  open: (after?: string, follower?: Follower) => ReadableStream<Uint8Array>;
  /** Whether a browser follows the events. */
  isFollowed: () => boolean;
  /** Ends the streams of people who aren't signed in any more. */
  endOthers: () => void;
  /** Ends all streams. */
  close: () => void;
}

/** Number of events that are kept for browsers that were away. */
const KEPT_EVENTS = 200;

/** Time between two beats, in milliseconds: something between server and browser may close a silent connection. */
const BEAT_MS = 15_000;

/** Time after which a browser opens a broken stream again, in milliseconds. */
const RETRY_MS = 1000;

type Stream = ReadableStreamDefaultController<Uint8Array>;

/** Creates an empty set of open streams. */
function createStreams() {
  const encoder = new TextEncoder();
  const streams = new Map<Stream, Follower | undefined>();
  const send = (stream: Stream, text: string) => stream.enqueue(encoder.encode(text));
  const forget = (stream: Stream) => {
    const follower = streams.get(stream);
    if (streams.delete(stream)) follower?.onEnd();
  };
  const end = (isOver: (follower: Follower | undefined) => boolean) => {
    for (const [stream, follower] of streams)
      if (isOver(follower)) {
        forget(stream);
        stream.close();
      }
  };
  const endOthers = () => end((follower) => follower !== undefined && !follower.isSignedIn());
  return {
    forget,
    endOthers,
    isFollowed: () => streams.size > 0,
    endAll: () => end(() => true),
    /** Adds a stream, with its first bytes, which also send the headers. */
    add: (stream: Stream, follower: Follower | undefined, text: string) => {
      streams.set(stream, follower);
      send(stream, text);
    },
    sendAll: (text: string) => {
      endOthers();
      for (const stream of streams.keys()) send(stream, text);
    },
  };
}

/** Creates an empty log. */
export function createEventLog(start: string): EventLog {
  const { add, forget, endOthers, isFollowed, endAll, sendAll } = createStreams();
  const kept: PushedEvent[] = [];
  let count = 0;
  const block = (event: PushedEvent, number = count) => `id: ${start}-${number}\ndata: ${JSON.stringify(event)}\n\n`;
  const missedSince = (after: string): string => {
    const [, started, number] = /^(.*)-(\d+)$/.exec(after) ?? [];
    if (started !== start) return block({ name: RESTARTED_EVENT });
    const missing = count - Number(number);
    if (missing < 0 || missing > kept.length) return block({ name: MISSED_EVENT });
    return kept
      .slice(kept.length - missing)
      .map((event, index) => block(event, count - missing + index + 1))
      .join('');
  };
  const beat = setInterval(() => sendAll(': beat\n\n'), BEAT_MS);
  beat.unref();
  return {
    push(event) {
      count += 1;
      kept.push(event);
      if (kept.length > KEPT_EVENTS) kept.shift();
      sendAll(block(event));
    },
    tell: (event) => sendAll(`data: ${JSON.stringify(event)}\n\n`),
    lastId: () => `${start}-${count}`,
    endOthers,
    isFollowed,
    open(after, follower) {
      let own: Stream;
      return new ReadableStream({
        start(stream) {
          own = stream;
          add(stream, follower, `retry: ${RETRY_MS}\n\n${after ? missedSince(after) : ''}`);
        },
        cancel: () => forget(own),
      });
    },
    close() {
      clearInterval(beat);
      endAll();
    },
  };
}
