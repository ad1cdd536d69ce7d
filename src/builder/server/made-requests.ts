import { readSummary } from '../../authoring/content-edit/read-summary.ts';
import { listFolder } from '../../authoring/content-edit/record-folder.ts';
import type { BuilderSession } from './session.ts';

type Made = Pick<BuilderSession, 'root' | 'madeRequests'>;

/** Returns whether a request was made already, as far as the history goes back. A browser sends it again if the answer was lost. */
export function isMade(session: Made, id: string): boolean {
  const { root } = session;
  session.madeRequests ??= new Set(listFolder(root).ids.flatMap((step) => readSummary(root, step)?.requests ?? []));
  return session.madeRequests.has(id);
}

/** Takes note that a request was made. */
export const noteMade = (session: Made, id: string | undefined): void =>
  void (id !== undefined && session.madeRequests?.add(id));
