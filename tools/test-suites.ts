import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

/** The result of a step: a single command counts as one test, a test runner counts its own. */
export interface SuiteResult {
  passed: number;
  failed: number;
}

const REPORTS = 'test-results/reports';

/** Runs a command as one test. Prints its output when it ends, so that several can run concurrently. */
export const step = (name: string, ...command: string[]): Promise<SuiteResult> => stepIn(process.env, name, ...command);

/** Does the same in an environment, such as that of another version of Node. */
export async function stepIn(
  env: NodeJS.ProcessEnv,
  name: string,
  ...[command = '', ...args]: string[]
): Promise<SuiteResult> {
  const start = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const status = await ending(child);
  heading(name, start);
  process.stdout.write(Buffer.concat(output));
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

/**
 * Runs tests of Vitest.
 * @param args projects, as `--project`, and files
 */
export const vitest = (name: string, args: readonly string[], env = process.env): Promise<SuiteResult> => {
  const report = `${REPORTS}/vitest.json`;
  const all = ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return suite(name, report, all, env, (json: { numPassedTests: number; numFailedTests: number }) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
  }));
};

/**
 * Runs tests of Playwright.
 * @param args projects, as `--project`, and files
 */
export const runJourneys = (name: string, args: readonly string[], env = process.env): Promise<SuiteResult> => {
  const report = `${REPORTS}/browser.json`;
  return suite(
    name,
    report,
    ['playwright', 'test', ...args, '--reporter=line,json'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }),
  );
};

/** Runs a test runner and reads the counts from its JSON report; a failing run without a failed test counts as one. */
async function suite(
  name: string,
  report: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  counts: (json: never) => SuiteResult,
): Promise<SuiteResult> {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  const start = performance.now();
  const status = await ending(spawn('npx', args, { stdio: 'inherit', env }));
  heading(name, start);
  const outcome = existsSync(report)
    ? counts(JSON.parse(readFileSync(report, 'utf8')) as never)
    : { passed: 0, failed: 1 };
  return status === 0 || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}

/** Returns the exit status of a process; 1 if it can't be started. */
const ending = (child: ReturnType<typeof spawn>): Promise<number> =>
  new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', (status) => done(status ?? 1));
  });

const heading = (name: string, start: number): void =>
  console.log(`\n— ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
