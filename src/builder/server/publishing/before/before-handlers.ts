import type { PublishingFolders } from '../../../../publishing/publishing-folders.ts';
import type { BuilderHandlers } from '../../../protocol/calls.ts';
import type { BeforeAnswers } from '../../../protocol/before-calls.ts';
import type { DraftSelection } from '../../../protocol/draft-selection.ts';
import type { InSession } from '../../session.ts';
import type { VisitorPages } from '../../trace/trace-handler.ts';
import type { OpenChosen } from './chosen-state.ts';

type Handlers = Pick<BuilderHandlers, keyof BeforeAnswers>;

/** What the handlers work with. */
interface BeforeParts {
  folders: PublishingFolders;
  /** The pages of the draft. Left out: they can't be weighed. */
  visitors: VisitorPages | undefined;
  open: OpenChosen;
}

/** Creates the handlers of the calls that say what a publication would change. */
export function beforeHandlers({ folders, visitors, open }: BeforeParts, inSession: InSession): Handlers {
  // Loaded with the first call: the builder starts without them.
  return {
    checkSelection: inSession(async (session, input: DraftSelection) => {
      const state = await open(session, input);
      if (!state) return { isChecked: false, problems: [], translations: [], lost: [] };
      return (await import('./check-selection.ts')).checkChosen(session, state);
    }),
    weighSelection: inSession(async (session, input: DraftSelection) => {
      const state = visitors && (await open(session, input));
      if (!state) return [];
      return (await import('./page-weights.ts')).weighPages(session, state, { folders, visitors });
    }),
    sharedCards: inSession(async (session, { file, ...input }: Parameters<Handlers['sharedCards']>[0]) => {
      const state = await open(session, input);
      if (!state) return [];
      return (await import('./shared-cards.ts')).changedCards(folders.root, state, file);
    }),
  };
}
