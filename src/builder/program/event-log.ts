import { MISSED_EVENT, RESTARTED_EVENT, type PushedEvent } from '../protocol/push-events.ts';

/** The events of a start of the server, for all browsers that follow them. */
export interface EventLog {
  /** Sends an event to all browsers. */
  push: (event: PushedEvent) => void;
  /** Returns the id of the last event. */
  lastId: () => string;
  /**
   * Opens a stream of all events after one, as `text/event-stream`.
   * @param after its id; without one, the stream begins now
   * @param isSignedIn whether its person may still hear of anything; nothing is sent after that
   */
  open: (after?: string, isSignedIn?: () => boolean) => ReadableStream<Uint8Array>;
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

/** Creates an empty log. */
export function createEventLog(start: string): EventLog {
  const encoder = new TextEncoder();
  const streams = new Map<ReadableStreamDefaultController<Uint8Array>, () => boolean>();
  const kept: PushedEvent[] = [];
  let count = 0;
  const send = (stream: ReadableStreamDefaultController<Uint8Array>, text: string) =>
    stream.enqueue(encoder.encode(text));
  const block = (event: PushedEvent, number = count) => `id: ${start}-${number}\ndata: ${JSON.stringify(event)}\n\n`;
  const endOthers = () => {
    for (const [stream, isSignedIn] of streams)
      if (!isSignedIn()) {
        streams.delete(stream);
        stream.close();
      }
  };
  const sendAll = (text: string) => {
    endOthers();
    for (const stream of streams.keys()) send(stream, text);
  };
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
    lastId: () => `${start}-${count}`,
    endOthers,
    open(after, isSignedIn = () => true) {
      let own: ReadableStreamDefaultController<Uint8Array>;
      return new ReadableStream({
        start(stream) {
          own = stream;
          streams.set(stream, isSignedIn);
          // The first bytes also send the headers.
          send(stream, `retry: ${RETRY_MS}\n\n${after ? missedSince(after) : ''}`);
        },
        cancel: () => void streams.delete(own),
      });
    },
    close() {
      clearInterval(beat);
      for (const stream of streams.keys()) stream.close();
      streams.clear();
    },
  };
}
