import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Where a command runs, and what it reads and writes. */
export interface CommandContext {
  /** The folder of the project. */
  root: string;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
}

/** A command as a function, which tests call without a process of its own. Returns the exit code. */
export type Command = (args: string[], context: CommandContext) => number | Promise<number>;

/** What ends a command: a message, for standard output if the exit code is 0. */
class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Ends the command with a sentence and exit code 1. */
export function fail(message: string): never {
  throw new CommandError(message, 1);
}

/** Reports invalid arguments: ends the command with exit code 2. */
export function failWithUsage(problem: string, usage: string): never {
  throw new CommandError(`${problem}\n${usage}`, 2);
}

/** Runs a command, prints the message of `fail` or `failWithUsage`, and returns the exit code. */
export async function runCommand(command: Command, args: string[], context: CommandContext): Promise<number> {
  try {
    return await command(args, context);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const output = error.exitCode === 0 ? context.stdout : context.stderr;
    output.write(`${error.message}\n`);
    return error.exitCode;
  }
}

/** Runs a command with the arguments and the streams of this process, in the working directory. */
export async function main(command: Command): Promise<void> {
  const { stdin, stdout, stderr } = process;
  process.exitCode = await runCommand(command, process.argv.slice(2), { root: process.cwd(), stdin, stdout, stderr });
}

/** Parses arguments. Ends the command with its usage if they are invalid, or if `--help` asks for it. */
export function parseArguments<const Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  if (config.args?.includes('--help')) throw new CommandError(usage, 0);
  try {
    return parseArgs(config);
  } catch (error) {
    return failWithUsage(error instanceof Error ? error.message : String(error), usage);
  }
}

/** Returns the format that `--format` names. Ends the command with its usage if there's no such format. */
export const readFormat = <Format extends string>(name: string, known: readonly Format[], usage: string): Format =>
  known.find((format) => format === name) ?? failWithUsage(`Unknown format "${name}".`, usage);

/**
 * Asks on the terminal until the answer is valid.
 * @returns the answer, or `undefined` without a terminal or if the question was cancelled
 */
export async function prompt(
  question: string,
  answerOf: (line: string) => { value?: string; problem?: string },
  { stdin, stdout }: CommandContext,
): Promise<string | undefined> {
  if (!stdin.isTTY || !stdout.isTTY) return undefined;
  const terminal = createInterface({ input: stdin, output: stdout });
  const broken = new AbortController();
  terminal.once('close', () => broken.abort());
  try {
    for (;;) {
      const { value, problem } = answerOf(await terminal.question(question, { signal: broken.signal }));
      if (value !== undefined) return value;
      stdout.write(`${problem}\n`);
    }
  } catch {
    return undefined;
  } finally {
    terminal.close();
  }
}

/** Asks a question that is answered with yes or no. Without a terminal, or if the question is cancelled, it's no. */
export async function confirm(question: string, context: CommandContext): Promise<boolean> {
  const answer = await prompt(
    `${question} (yes or no) `,
    (line) => (/^(?:y|yes|n|no)$/i.test(line.trim()) ? { value: line.trim() } : { problem: 'Write yes or no.' }),
    context,
  );
  return answer?.toLowerCase().startsWith('y') ?? false;
}

/**
 * Returns the port of a server: the value after `--port`, else the variable PORT, else the default. Ends the command
 * with its usage if it's invalid.
 */
export function readPort(args: string[], usual: number, usage: string): number {
  const { values } = parseArguments({ args, options: { port: { type: 'string' } } }, usage);
  return portOf(values.port, usual, usage);
}

/** Returns the port that was written after `--port`, else the variable PORT, else the default. */
export function portOf(written: string | undefined, usual: number, usage: string): number {
  const port = written ?? (process.env['PORT'] || undefined);
  if (port === undefined) return usual;
  if (/^\d{1,5}$/.test(port) && Number(port) < 65536) return Number(port);
  return failWithUsage(`"${port}" is no port. Write a number from 0 to 65535 after --port, or in PORT.`, usage);
}
