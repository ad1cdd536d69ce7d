import { interfaceLanguage } from '../../i18n/interface-language.ts';
import type { BuilderHandlers, CallInput, CallName } from '../protocol/calls.ts';

/** Calls that every open tab makes after each change. Their answers depend on the input and the language only. */
const SHARED_CALLS = [
  'site',
  'file',
  'schema',
  'preview',
  'trace',
  'changes',
  'unpublished',
] as const satisfies readonly CallName[];

/** Read-only calls whose answers aren't shared. Any other call may write. */
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

/** How long an answer is shared, in milliseconds. Some changes trigger no event, such as a commit in a terminal. */
const SHARED_MS = 1_000;

/** Handlers whose answers are shared. */
export interface SharedAnswers<H> {
  handlers: H;
  /** Discards all shared answers. Call it after a change. */
  invalidate: () => void;
}

/**
 * Runs a call once when several people make it with the same input, as their tabs do after a change. Shares each answer for at
 * most one second, and discards it after a call that may write.
 * @param versionOf identifies a file's text on disk. The answer to `file` is shared while it stays the same: an event tells of a change
 *   by another program a moment later, and what is typed must be compared with the text that is there
 */
export function shareAnswers<H extends Partial<BuilderHandlers>>(
  handlers: H,
  versionOf: (file: string) => string,
): SharedAnswers<H> {
  const answers = new Map<string, Promise<unknown>>();
  const invalidate = () => answers.clear();
  const wrapped = Object.entries(handlers).map(([name, handler]) => {
    const run = handler as (input: unknown) => unknown; // each name has its own input
    if (SHARED_CALLS.some((one) => one === name)) return [name, shared(answers, { name, run, versionOf })];
    return [name, OTHER_READS.includes(name) ? run : invalidateAfter(run, invalidate)];
  });
  return { handlers: Object.fromEntries(wrapped) as H, invalidate };
}

interface SharedCall {
  name: string;
  run: (input: unknown) => unknown;
  versionOf: (file: string) => string;
}

/** Returns a handler that returns the shared answer to the same input, if there is one. */
function shared(answers: Map<string, Promise<unknown>>, { name, run, versionOf }: SharedCall) {
  return function answer(input: unknown): Promise<unknown> {
    const version = name === 'file' ? versionOf((input as CallInput<'file'>).file) : undefined;
    const key = JSON.stringify([name, interfaceLanguage(), input, version]);
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

/** Returns a handler that discards all shared answers when it ends. */
const invalidateAfter = (run: (input: unknown) => unknown, invalidate: () => void) =>
  async function answer(input: unknown): Promise<unknown> {
    try {
      return await run(input);
    } finally {
      invalidate();
    }
  };
