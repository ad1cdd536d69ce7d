import type { Identities } from '../state/identities.ts';
import { inTurn } from '../form/saving/in-turn.ts';
import { outlineState } from './choice-store.ts';
import type { Choice } from './choose.ts';
import type { PageSections } from './read-sections.ts';

/** What became of an action, and the sections of its result. */
interface ActionResult {
  isDone: boolean;
  ids: Identities;
}

/** Actions on a choice of sections, each for the result of the one before. It ends when other sections are chosen. */
interface Chain {
  file: string;
  /** What is chosen, as long as nobody chooses something else. */
  choice: Choice | undefined;
  ids: Promise<Identities>;
  /** Number of actions that haven't finished. */
  unfinished: number;
}

let current: Chain | undefined;

/** What an action gets when its turn comes. */
export interface ChainedAction {
  /** The sections that it is for. */
  ids: Identities;
  /** Changes the choice, unless other sections were chosen since. */
  choose: (change: () => void) => void;
}

/**
 * Runs an action in its turn, for the sections that are meant now: those at the given indexes, or the chosen ones. While
 * an action on the chosen sections is under way, its result is meant: a key is pressed for what it will have selected.
 */
export function chainAction(
  { file, page, indexes }: { file: string; page: PageSections | undefined; indexes: readonly number[] | undefined },
  run: (action: ChainedAction) => Promise<ActionResult>,
): Promise<boolean> {
  const { choice } = outlineState();
  const goesOn = current && current.unfinished > 0 && current.file === file && current.choice === choice;
  const meant = Promise.resolve((indexes ?? choice?.indexes ?? []).flatMap((index) => page?.ids[index] ?? []));
  const chain: Chain = goesOn && current ? current : { file, choice, ids: meant, unfinished: 0 };
  const before = indexes ? meant : chain.ids;
  const choose = (change: () => void) => {
    if (outlineState().choice !== chain.choice) return;
    change();
    chain.choice = outlineState().choice;
  };
  current = chain;
  chain.unfinished += 1;
  const result = inTurn(async () => run({ ids: await before, choose })).finally(() => (chain.unfinished -= 1));
  chain.ids = result.then(
    ({ ids }) => ids,
    () => before,
  );
  return result.then(({ isDone }) => isDone);
}
