import { endOfVisitBefore, noteLook } from '../../people/visits.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { actingVisitor } from '../../server/acting-person.ts';
import type { Presence } from '../../server/together/presence.ts';
import type { PeopleAccess } from './people-access.ts';

/**
 * Adds to the reports of tabs that the person's visit is noted, and to the history what others have done since the person's
 * last visit. A tab that is hidden is no visit.
 */
export const withVisits = (
  { database }: PeopleAccess,
  { handlers }: Pick<Presence, 'handlers'>,
  { history }: Pick<BuilderHandlers, 'history'>,
): Pick<BuilderHandlers, 'here' | 'away' | 'history'> => ({
  ...handlers,
  here(report) {
    if (!report.isHidden) noteLook(database, actingVisitor().id);
    return handlers.here(report);
  },
  async history(input) {
    const since = endOfVisitBefore(database, actingVisitor().id);
    const steps = await history(input);
    if (since === undefined) return steps;
    return steps.map((step) => (step.isOthers && step.time > since ? { ...step, isNew: true as const } : step));
  },
});
