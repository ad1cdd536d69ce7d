import { interfaceLanguage } from '../../i18n/interface-language.ts';
import type { BuilderHandlers, CallName } from '../protocol/calls.ts';

/** Calls that every open tab makes after each change. Their answers are the same for everybody with the same language. */
const SHARED_CALLS = [
  'site',
  'file',
  'preview',
  'trace',
  'changes',
  'unpublished',
] as const satisfies readonly CallName[];

/** Further calls that change nothing of what is shared. */
const OTHER_READS: readonly string[] = [
  'history',
  'publication',
  'versions',
  'onlineCopy',
  'drafts',
  'notes',
  'reviews',
  'ownReviews',
  'valueHistory',
] satisfies readonly CallName[];

/** Time for which an answer is given again, in milliseconds. Changes that nothing tells of, such as a commit in a terminal, are seen after it. */
const SHARED_MS = 1_000;

/** Handlers whose answers are shared. */
export interface SharedAnswers<H> {
  handlers: H;
  /** Has everything answered anew from now on: something has changed. */
  forget: () => void;
}

/**
 * Answers the same call of several people once: after a change, the tabs of all of them ask for the same. An answer is shared
 * for a second at most, and until a call that may write has ended.
 */
export function shareAnswers<H extends Partial<BuilderHandlers>>(handlers: H): SharedAnswers<H> {
  const answers = new Map<string, Promise<unknown>>();
  const forget = () => answers.clear();
  const wrapped = Object.entries(handlers).map(([name, handler]) => {
    const run = handler as (input: unknown) => unknown; // each name has its own input
    if (SHARED_CALLS.some((one) => one === name)) return [name, shared(answers, name, run)];
    return [name, OTHER_READS.includes(name) ? run : forgetAfter(run, forget)];
  });
  return { handlers: Object.fromEntries(wrapped) as H, forget };
}

/** Returns a handler that gives the answer to the same input again while it's shared. */
function shared(answers: Map<string, Promise<unknown>>, name: string, run: (input: unknown) => unknown) {
  return function answer(input: unknown): Promise<unknown> {
    const key = JSON.stringify([name, interfaceLanguage(), input]);
    const known = answers.get(key);
    if (known) return known;
    const made = Promise.resolve(run(input));
    const drop = () => {
      if (answers.get(key) === made) answers.delete(key);
    };
    answers.set(key, made);
    made.then(() => setTimeout(drop, SHARED_MS).unref(), drop);
    return made;
  };
}

/** Returns a handler after which nothing that was answered before is given again. */
const forgetAfter = (run: (input: unknown) => unknown, forget: () => void) =>
  async function answer(input: unknown): Promise<unknown> {
    try {
      return await run(input);
    } finally {
      forget();
    }
  };
