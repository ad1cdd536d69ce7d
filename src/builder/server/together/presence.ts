import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { COLORS, REPORT_MS, TYPING_MS, type PeopleHere, type PresentPerson } from '../../protocol/presence.ts';
import { actingVisitor } from '../acting-person.ts';

/** Who has the builder open, and where they are, where people sign in. */
export interface Presence {
  /** What answers the reports of tabs. */
  handlers: Pick<BuilderHandlers, 'here' | 'away'>;
  /** Takes note that a session follows the events. Returns what is called when it no longer does. */
  follow: (session: string) => () => void;
  /** Stops the clock. */
  close: () => void;
}

/** Time without a report after which a tab counts as closed, in milliseconds. Browsers let a hidden tab report once a minute. */
const SILENT_MS = 3 * REPORT_MS + 15_000;

/** Time for a browser to follow the events again before its tabs count as closed, in milliseconds. */
const AWAY_MS = 5000;

/** Time between two looks at what is over, in milliseconds. */
const LOOK_MS = 1000;

/** Most tabs of a session. */
const MAX_TABS = 20;

/** A tab that has the builder open. */
interface Tab {
  session: string;
  person: string;
  name: string;
  /** Until when the tab counts as open without another report; as of `performance.now`, which no change of the clock moves. */
  until: number;
  at?: PresentPerson['at'];
  types?: PresentPerson['types'] & { until: number };
}

/**
 * Creates the list of who is here, which is empty.
 * @param tell sends it to all browsers after each change
 */
export function createPresence(tell: (here: PeopleHere) => void): Presence {
  const tabs = new Map<string, Tab>();
  const streams = new Map<string, number>();
  const colors = createColors();
  let here: PeopleHere = { run: randomUUID(), version: 0, people: [] };

  const tellChange = () => {
    const people = [...tabs.values()].map((one) => toPresent(one, colors.of(one.person)));
    if (isDeepStrictEqual(people, here.people)) return;
    here = { ...here, version: here.version + 1, people };
    colors.keep(new Set([...tabs.values()].map(({ person }) => person)));
    tell(here);
  };
  const clock = setInterval(() => {
    endOver(tabs);
    tellChange();
  }, LOOK_MS);
  clock.unref();
  return {
    handlers: {
      here({ tab, at, types }) {
        const { session, id: person, name } = actingVisitor();
        const own = [...tabs].filter(([, one]) => one.session === session).map(([key]) => key);
        const key = keyOf(session, tab);
        if (own.length >= MAX_TABS && !own.includes(key)) tabs.delete(own[0] ?? '');
        const isTyping = types !== undefined && isFree(tabs, key, person, types);
        const now = performance.now();
        tabs.set(key, {
          session,
          person,
          name,
          until: now + (streams.has(session) ? SILENT_MS : AWAY_MS),
          ...(at && { at }),
          ...(isTyping && { types: { ...typedAt(types), until: now + TYPING_MS - types.idle } }),
        });
        tellChange();
        return { ...here, self: person };
      },
      away({ tab }) {
        tabs.delete(keyOf(actingVisitor().session, tab));
        tellChange();
        return {};
      },
    },
    follow(session) {
      streams.set(session, (streams.get(session) ?? 0) + 1);
      return () => {
        const left = (streams.get(session) ?? 1) - 1;
        if (left > 0) return void streams.set(session, left);
        streams.delete(session);
        const soon = performance.now() + AWAY_MS;
        for (const tab of tabs.values()) if (tab.session === session) tab.until = Math.min(tab.until, soon);
      };
    },
    close: () => clearInterval(clock),
  };
}

/** Ends what is over by now. */
function endOver(tabs: Map<string, Tab>): void {
  const now = performance.now();
  for (const [key, { until, types, ...tab }] of tabs) {
    if (until <= now) tabs.delete(key);
    else if (types && types.until <= now) tabs.set(key, { ...tab, until });
  }
}

const keyOf = (session: string, tab: string): string => `${session} ${tab}`;

type Typed = NonNullable<PresentPerson['types']>;

const typedAt = ({ file, path, isLong }: Typed): Typed => ({ file, path, isLong });

/**
 * Returns whether a person may type in a field. A long text belongs to whoever began to type in it; a field that only becomes
 * long while several type in it belongs to whoever reports that first.
 */
function isFree(tabs: ReadonlyMap<string, Tab>, key: string, person: string, { file, path, isLong }: Typed): boolean {
  const isThere = ({ types }: Tab) => types?.file === file && isDeepStrictEqual(types.path, path);
  const own = tabs.get(key);
  const others = [...tabs.values()].filter((one) => one.person !== person && isThere(one));
  if (others.some(({ types }) => types?.isLong)) return false;
  return !isLong || others.length === 0 || (own !== undefined && isThere(own));
}

/** Returns what others are told of a tab. */
const toPresent = ({ person, name, at, types }: Tab, color: number): PresentPerson => ({
  person,
  name,
  color,
  ...(at && { at }),
  ...(types && { types: typedAt(types) }),
});

/** Creates what gives each person the first color that nobody else has, as long as there is one. */
function createColors() {
  const known = new Map<string, number>();
  return {
    of(person: string): number {
      const taken = new Set(known.values());
      const free = Array.from({ length: COLORS }, (_, color) => color).find((color) => !taken.has(color));
      const color = known.get(person) ?? free ?? known.size % COLORS;
      known.set(person, color);
      return color;
    },
    /** Forgets the colors of everybody else. */
    keep(people: ReadonlySet<string>): void {
      for (const person of known.keys()) if (!people.has(person)) known.delete(person);
    },
  };
}
