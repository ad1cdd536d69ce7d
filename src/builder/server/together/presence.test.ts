import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PeopleHere } from '../../protocol/presence.ts';
import { actAs } from '../acting-person.ts';
import { createPresence, type Presence } from './presence.ts';

const HOME = { file: 'content/pages/home.yaml', path: ['sections', 1] };
const TITLE = { file: 'content/pages/home.yaml', path: ['sections', 1, 'title', 'en'] };

/** A minute, in milliseconds. */
const MINUTE_MS = 60_000;

let presence: Presence;
let told: PeopleHere[];
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  presence = createPresence((here) => void told.push(here));
});
afterEach(() => {
  presence.close();
  vi.useRealTimers();
});

/** Acts for somebody. */
const as = <T>(name: string, run: () => T): T =>
  actAs({ id: name.toLowerCase(), name, role: 'editor', host: 'edit.example.com', session: name }, run);

const ask = (name: string, input: Partial<Parameters<Presence['handlers']['here']>[0]>) =>
  as(name, () => presence.handlers.here({ tab: 'one', ...input }));
const report = (name: string, input: Parameters<typeof ask>[1] = {}): void => void ask(name, input);
const leave = (name: string, tab: string): void => void as(name, () => presence.handlers.away({ tab }));

const names = () => (told.at(-1)?.people ?? []).map(({ name }) => name);

it('tells everybody who is here and where, and which color is whose', async () => {
  presence.follow('Anna');
  presence.follow('Bo');
  report('Anna', { at: HOME });
  const answer = await ask('Bo', { at: { ...HOME, path: [] }, types: { ...TITLE, isLong: false, idle: 0 } });
  expect(answer.self).toBe('bo');
  expect(answer.people).toEqual([
    { person: 'anna', name: 'Anna', color: 0, at: HOME },
    { person: 'bo', name: 'Bo', color: 1, at: { ...HOME, path: [] }, types: { ...TITLE, isLong: false } },
  ]);
  expect(told.at(-1)).toEqual({ run: answer.run, version: answer.version, people: answer.people });
});

it('tells nothing while nothing changes', () => {
  presence.follow('Anna');
  report('Anna', { at: HOME });
  report('Anna', { at: HOME });
  vi.advanceTimersByTime(20_000);
  expect(told).toHaveLength(1);
});

it('forgets somebody whose browser no longer follows, unless it comes back', () => {
  const end = presence.follow('Anna');
  presence.follow('Bo');
  report('Anna');
  report('Bo');
  end();
  presence.follow('Anna');
  report('Anna');
  vi.advanceTimersByTime(10_000);
  expect(names()).toEqual(['Anna', 'Bo']);
  const endAgain = presence.follow('Anna');
  endAgain();
  vi.advanceTimersByTime(10_000);
  expect(names()).toEqual(['Anna', 'Bo']);
});

it('forgets all tabs of a session whose last stream has ended', () => {
  const ends = [presence.follow('Anna'), presence.follow('Anna')];
  report('Anna', { tab: 'one' });
  report('Anna', { tab: 'two' });
  expect(names()).toEqual(['Anna', 'Anna']);
  for (const end of ends) end();
  vi.advanceTimersByTime(6000);
  expect(names()).toEqual([]);
});

it('forgets a tab that is closed at once, and one that reports no more after a while', () => {
  presence.follow('Anna');
  report('Anna', { tab: 'one' });
  report('Anna', { tab: 'two' });
  leave('Anna', 'one');
  expect(names()).toEqual(['Anna']);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(names()).toEqual(['Anna']);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(names()).toEqual([]);
});

it('ends typing ten seconds after the last key, however late that was reported', () => {
  presence.follow('Anna');
  report('Anna', { types: { ...TITLE, isLong: false, idle: 4000 } });
  const typing = () => told.at(-1)?.people[0]?.types;
  vi.advanceTimersByTime(5000);
  expect(typing()).toEqual({ ...TITLE, isLong: false });
  vi.advanceTimersByTime(2000);
  expect(typing()).toBeUndefined();
  expect(names()).toEqual(['Anna']);
});

it('does not let one session close or move the tab of another', () => {
  for (const name of ['Anna', 'Bo']) presence.follow(name);
  report('Anna', { tab: 'same', at: HOME });
  report('Bo', { tab: 'same' });
  leave('Bo', 'same');
  expect(told.at(-1)?.people).toMatchObject([{ name: 'Anna', at: HOME }]);
});

it('keeps at most twenty tabs of a session', () => {
  presence.follow('Anna');
  for (let tab = 0; tab < 100; tab++) report('Anna', { tab: String(tab) });
  expect(names()).toHaveLength(20);
});

it('assigns all eight colors before it repeats one, and reuses the color of a person who left', () => {
  const ends = Array.from({ length: 9 }, (_, index) => {
    const end = presence.follow(String(index));
    report(String(index));
    return end;
  });
  const colors = () => told.at(-1)?.people.map(({ color }) => color) ?? [];
  expect(new Set(colors().slice(0, 8)).size).toBe(8);
  ends[3]?.();
  vi.advanceTimersByTime(6000);
  presence.follow('next');
  report('next');
  expect(colors().at(-1)).toBe(3);
});

const typists = () => (told.at(-1)?.people ?? []).flatMap(({ name, types }) => (types ? [name] : []));
const types = (name: string, isLong = true) => report(name, { types: { ...TITLE, isLong, idle: 0 } });

it('gives a long text to one of two who begin at once, and to the other one as soon as it is free', () => {
  for (const name of ['Anna', 'Bo']) presence.follow(name);
  types('Anna');
  types('Bo');
  expect(typists()).toEqual(['Anna']);
  report('Anna');
  types('Bo');
  expect(typists()).toEqual(['Bo']);
});

it('keeps nobody at a text for longer because the clock is set back', () => {
  for (const name of ['Anna', 'Bo']) presence.follow(name);
  types('Anna');
  vi.setSystemTime(Date.now() - 60 * MINUTE_MS);
  vi.advanceTimersByTime(11_000);
  types('Bo');
  expect(typists()).toEqual(['Bo']);
});

it('gives a long text to somebody else ten seconds after the last key', () => {
  for (const name of ['Anna', 'Bo']) presence.follow(name);
  types('Anna');
  vi.advanceTimersByTime(9000);
  types('Bo');
  expect(typists()).toEqual(['Anna']);
  vi.advanceTimersByTime(2000);
  types('Bo');
  expect(typists()).toEqual(['Bo']);
});

it('lets several type in a short text, until it gets long for one of them', () => {
  for (const name of ['Anna', 'Bo']) presence.follow(name);
  types('Anna', false);
  types('Bo', false);
  expect(typists()).toEqual(['Anna', 'Bo']);
  types('Bo');
  types('Anna');
  expect(typists()).toEqual(['Bo']);
});

it('does not keep somebody from their own text in another tab', () => {
  presence.follow('Anna');
  for (const tab of ['one', 'two']) report('Anna', { tab, types: { ...TITLE, isLong: true, idle: 0 } });
  expect(typists()).toEqual(['Anna', 'Anna']);
});
