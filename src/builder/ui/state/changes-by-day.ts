import type { UpcomingChange } from '../../protocol/answers.ts';

/** Groups changes of the site by their day, in the order of days. */
export function changesByDay(changes: readonly UpcomingChange[]): [string, UpcomingChange[]][] {
  const days = new Map<string, UpcomingChange[]>();
  for (const change of changes) days.set(change.date, [...(days.get(change.date) ?? []), change]);
  return [...days];
}
