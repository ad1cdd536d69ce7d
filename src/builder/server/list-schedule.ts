import type { BuilderHandlers } from '../protocol/calls.ts';
import { upcomingChanges } from '../../authoring/schedule/upcoming-changes.ts';
import type { BuilderSession } from './session.ts';
import { siteToday } from './site-today.ts';

/** Answers `schedule`: what appears and disappears from today on. */
export function listSchedule({ check, model }: Pick<BuilderSession, 'check' | 'model'>) {
  const changes = upcomingChanges(check.result().checked, model, siteToday({ check }));
  return {
    changes: changes.map(({ path, section: _section, regions, ...change }) => {
      const index = /^sections\[(\d+)\]/.exec(path)?.[1];
      return { ...change, regions: [...regions], path: index === undefined ? [] : ['sections', Number(index)] };
    }),
  } satisfies Awaited<ReturnType<BuilderHandlers['schedule']>>;
}
