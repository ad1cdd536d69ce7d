import { createTaskQueue } from '../../../data/task-queue.ts';
import { commitDraft } from '../../../publishing/draft-ref.ts';
import { PublishError } from '../../../publishing/publish-failure.ts';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { OnlineCopy } from '../../protocol/online-calls.ts';
import { gitRefusal } from '../repository/git-refusal.ts';
import type { BuilderContext } from '../builder-context.ts';
import type { InSession } from '../session.ts';
import { fetchOnline, readMove } from './online-move.ts';
import { obstacleOf, pullOnline } from './pull.ts';

/** Creates the handlers of the calls about the online copy. */
export function onlineHandlers(
  { root, draft, online }: Pick<BuilderContext, 'root' | 'draft' | 'online'>,
  inSession: InSession,
): Pick<BuilderHandlers, 'onlineCopy' | 'pull'> {
  const inTurn = createTaskQueue();
  const keepDraft = draft?.commitNow ?? (() => commitDraft(root, publishingFolders(root).data));
  return {
    async onlineCopy() {
      online?.look();
      const draftProblem = draft?.problem();
      return { ...(draftProblem && { draftProblem }), ...(await movedOnline(root)) };
    },
    pull: ({ choices }) =>
      inTurn(async () => {
        const fetched = await (online ? online.fetch() : fetchOnline(root));
        if (fetched && fetched.status !== 0) return { state: 'refused', ...gitRefusal(fetched, 'fetch') };
        return inSession((session) => pullOnline(session, choices, keepDraft))(undefined);
      }),
  };
}

async function movedOnline(root: string): Promise<Pick<OnlineCopy, 'moved'>> {
  try {
    const move = await readMove(root);
    if (!move) return {};
    const obstacle = obstacleOf(root, move);
    return { moved: { versions: move.commits, people: move.people, ...(obstacle && { obstacle }) } };
  } catch (error) {
    // Why git fails is said when somebody pulls.
    if (error instanceof PublishError) return {};
    throw error;
  }
}
