import { kindOf } from '../../../../model/file-kinds.ts';
import type { FieldProblem } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import type { BuilderSession } from '../../session.ts';
import type { ChosenState } from './chosen-state.ts';

/**
 * Says of problems of which visitors would see nothing particular what becomes of their page, or of the website: once for each,
 * at the last one.
 */
export function withWhatVisitorsKeep<P extends FieldProblem>(
  { model }: Pick<BuilderSession, 'model'>,
  { changes, difference }: Pick<ChosenState, 'changes' | 'difference'>,
  problems: readonly P[],
): P[] {
  const { unbuilt } = texts.server.publishing;
  const added = new Set(changes.filter(({ before }) => before === null).map(({ file }) => file));
  const isPage = (file: string) => ['page', 'entry'].includes(kindOf(model, file)?.kind ?? '');
  const wordsFor = (file: string) => {
    if (difference.published === undefined) return unbuilt.newSite;
    if (!isPage(file)) return unbuilt.site;
    return added.has(file) ? unbuilt.newPage : unbuilt.page;
  };
  const said = new Set<string>();
  return problems
    .toReversed()
    .map((problem) => {
      if (problem.visitors !== undefined) return problem;
      const visitors = wordsFor(problem.file);
      const what = isPage(problem.file) && difference.published !== undefined ? problem.file : visitors;
      if (said.has(what)) return problem;
      said.add(what);
      return { ...problem, visitors };
    })
    .toReversed();
}
