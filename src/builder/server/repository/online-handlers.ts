import type { BuilderHandlers } from '../../protocol/calls.ts';
import type { BuilderContext } from '../session.ts';

/** Creates the handlers of the calls about the online copy. */
export const onlineHandlers = ({
  draftProblem,
}: Pick<BuilderContext, 'draftProblem'>): Pick<BuilderHandlers, 'onlineCopy'> => ({
  onlineCopy() {
    const problem = draftProblem?.();
    return { ...(problem && { draftProblem: problem }) };
  },
});
