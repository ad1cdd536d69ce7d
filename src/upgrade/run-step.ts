import { spawn } from 'node:child_process';

/** Variables of a run of npm, and of a test, that a step must not take for its own. */
const FOREIGN_VARIABLES = /^(?:VITEST|TEST_|NODE_ENV|npm_|INIT_CWD|FORCE_COLOR)/i;

/** How a step ended. */
export interface StepResult {
  status: number | null;
  /** What it printed. */
  output: string;
}

/**
 * Runs npm in a folder, like a person in a terminal of their own.
 * @param variables further variables of its environment
 */
export function runStep(
  folder: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN_VARIABLES.test(name));
  const env = { ...Object.fromEntries(kept), ...variables };
  const child = spawn('npm', args, { cwd: folder, env, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: null, output: error.message }));
    child.once('close', (status) => resolve({ status, output }));
  });
}
