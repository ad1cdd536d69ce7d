import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBlockerLists } from './find-blocker-lists.ts';
import { ensureNginx } from './find-host-servers.ts';
import { ensureChromium, ensureFirefox, ensureFonts } from './find-browser.ts';

/** What a step found: whole steps count as one test, test runners count their own. */
interface Outcome {
  passed: number;
  failed: number;
}

const REPORTS = 'test-results/reports';

/**
 * Journeys that hold whatever the site says: what a page weighs, its markup, accessibility, headers and links. The
 * others name words and figures of the specification, which the consultant is free to change.
 */
const OF_ANY_CONTENT = ['accessibility', 'axe', 'budget', 'language', 'markup', 'policy', 'reflow'];

/** Runs a command as one test. */
const step = (name: string, ...words: string[]): Outcome => {
  const fine = run(name, words);
  return { passed: fine ? 1 : 0, failed: fine ? 0 : 1 };
};

function run(name: string, [command = '', ...words]: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n— ${name}`);
  return spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** Runs a test runner and reads its counts from its JSON report; a run that fails without a failed test is one. */
function suite(
  name: string,
  report: string,
  words: string[],
  env: Record<string, string>,
  counts: (json: never) => Outcome,
): Outcome {
  rmSync(report, { force: true });
  const fine = run(name, words, env);
  const outcome = existsSync(report)
    ? counts(JSON.parse(readFileSync(report, 'utf8')) as never)
    : { passed: 0, failed: 1 };
  return fine || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}

const unit = (): Outcome => {
  const report = `${REPORTS}/unit.json`;
  return suite(
    'Unit tests',
    report,
    ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {},
    (json: { numPassedTests: number; numFailedTests: number }) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
    }),
  );
};

const browser = (journeys: readonly string[] = []): Outcome => {
  ensureFonts();
  if (journeys.length === 0) {
    ensureNginx();
    ensureFirefox();
    ensureBlockerLists();
  }
  const report = `${REPORTS}/browser.json`;
  const env = {
    CHROMIUM_PATH: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  return suite(
    'The built site in a browser',
    report,
    ['npx', 'playwright', 'test', ...journeys.map((name) => `tests/${name}.spec.ts`), '--reporter=line,json'],
    env,
    (json: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: json.stats.expected + json.stats.flaky,
      failed: json.stats.unexpected,
    }),
  );
};

const content = () => step('Content check', 'npm', 'run', '--silent', 'content:check');
const build = () => step('Build', 'npm', 'run', '--silent', 'build');

mkdirSync(REPORTS, { recursive: true });
const outcomes = process.argv.includes('--content')
  ? [content(), build(), browser(OF_ANY_CONTENT)]
  : [
      content(),
      step('Files for editors', 'npm', 'run', '--silent', 'editor:check'),
      step('Types', 'npm', 'run', '--silent', 'types'),
      step('Lint', 'npm', 'run', '--silent', 'lint'),
      step('Format', 'npm', 'run', '--silent', 'format:check'),
      unit(),
      build(),
      browser(),
    ];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
