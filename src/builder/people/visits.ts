import type { Database } from './database.ts';

/** Time in which a person doesn't look at the builder, after which they come back for another visit, in milliseconds: 30 minutes. */
export const VISIT_PAUSE_MS = 30 * 60 * 1000;

/** Time after which it's noted again that a person looks at the builder, in milliseconds. */
const NOTED_AFTER_MS = 60_000;

/** When a person last looked at the builder, and when their visit before that ended, in milliseconds since 1970. */
interface Visits {
  seen: number | null;
  before: number | null;
}

/** Notes that a person looks at the builder. After a pause, it's another visit. */
export function noteLook(database: Database, person: string, now = Date.now()): void {
  const { seen, before } = visitsOf(database, person);
  if (seen !== null && now - seen < NOTED_AFTER_MS) return;
  const ended = isOver(seen, now) ? seen : before;
  database.run('UPDATE person SET seen = ?, visit_before = ? WHERE id = ?', now, ended, person);
}

/** Returns when the visit before a person's present one ended, in milliseconds since 1970; `undefined` during the first one. */
export function endOfVisitBefore(database: Database, person: string, now = Date.now()): number | undefined {
  const { seen, before } = visitsOf(database, person);
  return (isOver(seen, now) ? seen : before) ?? undefined;
}

const isOver = (seen: number | null, now: number): boolean => seen !== null && now - seen > VISIT_PAUSE_MS;

const visitsOf = (database: Database, person: string): Visits =>
  (database.first('SELECT seen, visit_before AS before FROM person WHERE id = ?', person) as Visits | undefined) ?? {
    seen: null,
    before: null,
  };
