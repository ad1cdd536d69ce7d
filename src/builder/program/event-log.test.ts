import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventLog, type EventLog } from './event-log.ts';

let log: EventLog;
beforeEach(() => {
  vi.useFakeTimers();
  log = createEventLog('start');
});
afterEach(() => {
  log.close();
  vi.useRealTimers();
});

/** Reads what a stream has sent so far. */
async function sentBy(stream: ReadableStream<Uint8Array>, act = () => undefined as void): Promise<string> {
  const reader = stream.getReader();
  act();
  let text = '';
  for (;;) {
    const next = await Promise.race([
      reader.read(),
      Promise.resolve()
        .then(() => undefined)
        .then(() => undefined),
    ]);
    if (!next || next.done) break;
    text += new TextDecoder().decode(next.value);
  }
  reader.releaseLock();
  return text;
}

const event = (name: string) => ({ name, data: {} });

it('sends events with ids to every open stream', async () => {
  const streams = [log.open(), log.open()];
  log.push(event('one'));
  for (const stream of streams)
    expect(await sentBy(stream)).toBe('retry: 1000\n\nid: start-1\ndata: {"name":"one","data":{}}\n\n');
});

it('sends a stream what happened after the last event that it knows', async () => {
  for (const name of ['one', 'two', 'three']) log.push(event(name));
  const text = await sentBy(log.open('start-1'));
  expect(text).not.toContain('"one"');
  expect(text).toContain(
    'id: start-2\ndata: {"name":"two","data":{}}\n\nid: start-3\ndata: {"name":"three","data":{}}',
  );
  expect(await sentBy(log.open(log.lastId()))).toBe('retry: 1000\n\n');
});

it('says so if more was missed than it keeps', async () => {
  for (let number = 0; number < 300; number++) log.push(event('many'));
  expect(await sentBy(log.open('start-1'))).toBe('retry: 1000\n\nid: start-300\ndata: {"name":"push:missed"}\n\n');
  expect(await sentBy(log.open('start-301'))).toContain('push:missed');
});

it.each(['other-3', 'nonsense'])('says to one that knows %s that the server has started again', async (after) => {
  expect(await sentBy(log.open(after))).toContain('push:restarted');
});

it('sends a beat every fifteen seconds', async () => {
  const stream = log.open();
  vi.advanceTimersByTime(30_000);
  expect(await sentBy(stream)).toBe('retry: 1000\n\n: beat\n\n: beat\n\n');
});

it('forgets a stream that its browser has closed', async () => {
  await log.open().cancel();
  expect(() => log.push(event('one'))).not.toThrow();
});

it('ends all streams when it is closed', async () => {
  const reader = log.open().getReader();
  await reader.read();
  log.close();
  expect((await reader.read()).done).toBe(true);
});

it('tells nothing to somebody who has signed out, and ends that stream alone', async () => {
  let isSignedIn = true;
  const onEnd = vi.fn<() => void>();
  const [own, other] = [log.open(undefined, { isSignedIn: () => isSignedIn, onEnd }), log.open()];
  log.push(event('before'));
  expect(onEnd).not.toHaveBeenCalled();
  isSignedIn = false;
  log.push(event('after'));
  expect(onEnd).toHaveBeenCalledOnce();
  expect(await sentBy(own)).not.toContain('after');
  expect(await sentBy(other)).toContain('after');
  expect((await own.getReader().read()).done).toBe(true);
});

it('says once that a stream has ended, whoever has ended it', async () => {
  const ends = [vi.fn<() => void>(), vi.fn<() => void>()];
  const [first] = ends.map((onEnd) => log.open(undefined, { isSignedIn: () => true, onEnd }));
  await first?.cancel();
  expect(ends.map((end) => end.mock.calls.length)).toEqual([1, 0]);
  log.close();
  expect(ends.map((end) => end.mock.calls.length)).toEqual([1, 1]);
});

it('tells those who follow now what it does not keep', async () => {
  log.push(event('kept'));
  const stream = log.open(log.lastId());
  log.tell(event('passing'));
  expect(await sentBy(stream)).toBe('retry: 1000\n\ndata: {"name":"passing","data":{}}\n\n');
  expect(await sentBy(log.open('start-0'))).not.toContain('passing');
});
