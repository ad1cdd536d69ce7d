import type { FieldProblem } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';

/** Returns the name of the button that takes a problem's suggestion. */
export const remedyName = ({ suggestion = '', adds, variant }: FieldProblem): string =>
  adds === undefined ? texts.problems.use(suggestion) : texts.problems.add(variant);
