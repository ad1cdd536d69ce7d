import { createInterface } from 'node:readline/promises';

/**
 * Asks on the terminal until the answer has no problem.
 * @returns the answer; nothing if there is no terminal, or the question was broken off
 */
export async function ask(
  question: string,
  answerOf: (line: string) => { value?: string; problem?: string },
): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const broken = new AbortController();
  terminal.once('close', () => broken.abort());
  try {
    for (;;) {
      const { value, problem } = answerOf(await terminal.question(question, { signal: broken.signal }));
      if (value !== undefined) return value;
      console.log(problem);
    }
  } catch {
    return undefined;
  } finally {
    terminal.close();
  }
}
