import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

/** Reports invalid arguments and exits with status 2. */
export function exitWithUsage(problem: string, usage: string): never {
  process.stderr.write(`${problem}\n${usage}\n`);
  process.exit(2);
}

/**
 * Asks on the terminal until the answer is valid.
 * @returns the answer, or `undefined` without a terminal or if the question was cancelled
 */
export async function prompt(
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

/**
 * Returns the port of a server: the value after `--port`, else the variable PORT, else the default. Exits with status 2
 * if it's invalid.
 */
export function readPort(usual: number, usage: string): number {
  const port = readPortArgument(usage) ?? (process.env['PORT'] || undefined);
  if (port === undefined) return usual;
  if (/^\d{1,5}$/.test(port) && Number(port) < 65536) return Number(port);
  return exitWithUsage(`"${port}" is no port. Write a number from 0 to 65535 after --port, or in PORT.`, usage);
}

function readPortArgument(usage: string): string | undefined {
  try {
    return parseArgs({ options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), usage);
  }
}
