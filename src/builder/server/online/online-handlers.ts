import { createTaskQueue } from '../../../data/task-queue.ts';
import { commitDraft } from '../../../publishing/draft-ref.ts';
import { PublishError } from '../../../publishing/publish-failure.ts';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { OnlineCopy } from '../../protocol/online-calls.ts';
import { remoteTexts } from '../../texts/remote/remote-texts.ts';
import { actingRole } from '../acting-person.ts';
import { gitRefusal } from '../repository/git-refusal.ts';
import type { BuilderContext } from '../builder-context.ts';
import { createCodeInstaller, type CodeInstaller, type InstallState } from '../install/code-installer.ts';
import type { BuilderSession, InSession } from '../session.ts';
import { conflictsInWords } from './conflict-words.ts';
import { fetchOnline, readMove, type OnlineMove } from './online-move.ts';
import { obstacleOf, pullOnline } from './pull.ts';

type OnlineContext = Pick<BuilderContext, 'root' | 'draft' | 'online' | 'program' | 'tellOfOnline'>;

/** Creates the handlers of the calls about the online copy. */
export function onlineHandlers(
  { root, draft, online, program, tellOfOnline: tell = () => undefined }: OnlineContext,
  inSession: InSession,
): Pick<BuilderHandlers, 'onlineCopy' | 'pull'> {
  const inTurn = createTaskQueue();
  const keepDraft = draft?.commitNow ?? (() => commitDraft(root, publishingFolders(root).data));
  const installer = program && createCodeInstaller({ root, program, keepDraft, tell });
  const inWords = inSession(outcomeInWords);
  return {
    async onlineCopy() {
      online?.look();
      const draftProblem = draft?.problem();
      const moved = await movedOnline(root, installer, inWords);
      return { ...(draftProblem && { draftProblem }), ...(moved && { moved }) };
    },
    pull: ({ choices }) =>
      inTurn(async () => {
        const fetched = await (online ? online.fetch() : fetchOnline(root));
        if (fetched && fetched.status !== 0) return { state: 'refused', ...gitRefusal(fetched, 'fetch') };
        const move = installer && (await readMove(root).catch(() => undefined));
        if (!installer || !move || !installs(move))
          return inSession((session) => pullOnline(session, choices, keepDraft))(undefined);
        const obstacle = obstacleOfCode(root, move);
        if (obstacle) return { state: 'refused', ...obstacle };
        installer.start(choices);
        return { state: 'installing' };
      }),
  };
}

/** Returns whether the program has to be replaced to take something over. */
const installs = ({ code, hasOwnCode }: OnlineMove): boolean => code.length > 0 && !hasOwnCode;

/** Returns why the acting person can't install new code. */
function obstacleOfCode(root: string, move: OnlineMove): ReturnType<typeof obstacleOf> {
  if (actingRole() !== 'owner') return { message: remoteTexts().install.ownerOnly, details: '' };
  return obstacleOf(root, { ...move, code: [] });
}

type Moved = NonNullable<OnlineCopy['moved']>;

async function movedOnline(
  root: string,
  installer: CodeInstaller | undefined,
  inWords: (state: InstallState | undefined) => Promise<Pick<Moved, 'installing' | 'outcome'>>,
): Promise<Moved | undefined> {
  try {
    const move = await readMove(root);
    if (!move) return undefined;
    const bringsCode = installer !== undefined && installs(move);
    const obstacle = bringsCode ? obstacleOfCode(root, move) : obstacleOf(root, move);
    return {
      versions: move.commits,
      people: move.people,
      ...(obstacle && { obstacle }),
      ...(bringsCode && { bringsCode, ...(await inWords(installer.state())) }),
    };
  } catch (error) {
    // Why git fails is said when somebody pulls.
    if (error instanceof PublishError) return undefined;
    throw error;
  }
}

/** Describes how an installation stands, in the language of the person who asks. */
async function outcomeInWords(
  session: BuilderSession,
  state: InstallState | undefined,
): Promise<Pick<Moved, 'installing' | 'outcome'>> {
  if (!state) return {};
  if (state.kind === 'running') return { installing: state.step };
  if (state.kind === 'failed')
    return { outcome: { state: 'refused', message: remoteTexts().install.failed, details: state.details } };
  return {
    outcome: { state: 'conflicts', conflicts: await conflictsInWords(session, state.move, state.conflicts) },
  };
}
