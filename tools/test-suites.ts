import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** The result of a step: a single command counts as one test, a test runner counts its own. */
export interface SuiteResult {
  passed: number;
  failed: number;
  /** Names of what failed, to print at the end: a log that is cut off still tells them. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface JourneySuite {
  specs: { title: string; file: string; line: number; ok: boolean }[];
  suites?: JourneySuite[];
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
  return status === 0 ? { passed: 1, failed: 0, failures: [] } : failedOnce(name);
}

/**
 * Runs tests of Vitest.
 * @param args projects, as `--project`, and files
 */
export const vitest = (name: string, args: readonly string[], env = process.env): Promise<SuiteResult> => {
  const report = `${REPORTS}/vitest.json`;
  const all = ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return suite(name, report, all, env, ({ numPassedTests, testResults }: VitestReport) => {
    const failures = testResults.flatMap(({ name: file, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const path = relative(process.cwd(), file);
      // A file that can't be loaded has no tests.
      return failed.length > 0 || status !== 'failed' ? failed.map(({ fullName }) => `${path} › ${fullName}`) : [path];
    });
    return { passed: numPassedTests, failed: failures.length, failures };
  });
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
    ({ stats, suites }: { stats: Record<'expected' | 'unexpected' | 'flaky', number>; suites: JourneySuite[] }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      failures: suites.flatMap(failedJourneys),
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
  const outcome = existsSync(report) ? counts(JSON.parse(readFileSync(report, 'utf8')) as never) : failedOnce(name);
  return status === 0 || outcome.failed > 0 ? outcome : { ...failedOnce(name), passed: outcome.passed };
}

const failedOnce = (name: string): SuiteResult => ({ passed: 0, failed: 1, failures: [name] });

const failedJourneys = ({ specs, suites = [] }: JourneySuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(failedJourneys),
];

/** Returns the exit status of a process; 1 if it can't be started. */
const ending = (child: ReturnType<typeof spawn>): Promise<number> =>
  new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', (status) => done(status ?? 1));
  });

const heading = (name: string, start: number): void =>
  console.log(`\n— ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
