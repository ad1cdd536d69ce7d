import { DRAFT_INPUTS } from '../../protocol/draft-calls.ts';
import type { BuilderHandlers, CallName } from '../../protocol/calls.ts';
import { CallError } from '../../server/answer-call.ts';
import { draftTexts } from '../../texts/drafts/draft-texts.ts';
import type { Workspace } from '../workspace.ts';

/** What the main draft answers for all: it has the drafts and the publications. */
const OF_MAIN: readonly CallName[] = [
  ...(Object.keys(DRAFT_INPUTS) as (keyof typeof DRAFT_INPUTS)[]), // its keys
  ...(['publication', 'cancelPublication', 'versions', 'makeLive'] as const),
];

const applyFirst = (): never => {
  throw new CallError(draftTexts().server.applyFirst);
};

/**
 * Creates the handlers of a draft beside the main one: it's published, saved as a version and brought online by way of the main
 * one, which also has the notes and the requests for a publication.
 * @param main the handlers of the main draft
 */
export const apartHandlers = (
  { handlers, keeper }: Pick<Workspace, 'handlers' | 'keeper'>,
  main: Partial<BuilderHandlers>,
): Partial<BuilderHandlers> => ({
  ...handlers,
  ...(Object.fromEntries(OF_MAIN.map((name) => [name, main[name]])) as Partial<BuilderHandlers>), // each by its own name
  unpublished: () => ({ draft: '', isPublished: true, things: [], obstacle: obstacle() }),
  publish: applyFirst,
  askToPublish: applyFirst,
  ownReviews: () => [],
  reviews: () => [],
  ...(handlers.changes && { changes: changesOfDraft(handlers.changes) }),
  startHistory: applyFirst,
  commit: applyFirst,
  push: applyFirst,
  onlineCopy() {
    const draftProblem = keeper.problem();
    return draftProblem ? { draftProblem } : {};
  },
  pull: applyFirst,
});

const obstacle = () => ({ message: draftTexts().server.applyFirst, details: '' });

/** Lists what differs from the main draft as it was at the beginning. */
const changesOfDraft =
  (changes: BuilderHandlers['changes']): BuilderHandlers['changes'] =>
  async (input) => {
    const { branch: _branch, ...found } = await changes(input);
    return { ...found, remote: false, ahead: 0, obstacle: obstacle() };
  };
