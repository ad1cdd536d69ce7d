import { findFirefox } from '../tools/install-browsers.ts';
import { environmentOfNode, otherNodeMajors } from '../tools/node-versions.ts';
import { runJourneys, step, stepIn, vitest, type SuiteResult } from '../tools/test-suites.ts';
import { main, parseArguments } from './cli.ts';

const USAGE = 'Usage: npm test -- [--content | --long]';

/**
 * Tests that hold whatever the site says: what a page weighs, its markup, language, accessibility and headers. The others
 * contain texts and figures of the specification, which the owner is free to change.
 */
const OF_ANY_CONTENT = {
  site: ['budget', 'language', 'markup', 'policy'].map((name) => `tests/${name}.site.test.ts`),
  journeys: ['accessibility', 'axe', 'head-script', 'policy', 'reflow'].map((name) => `tests/${name}.spec.ts`),
};

const npm = (name: string, script: string) => () => step(name, 'npm', 'run', '--silent', script);
const content = npm('Content check', 'content:check');
const build = npm('Build', 'build');

/** Bundles the builder once, for all copies of the project that tests make. */
const bundleBuilder = () => step('Bundle of the builder', 'npm', 'run', '--silent', 'builder', '--', '--prepare');

/** Runs steps one after the other. */
async function inTurn(...steps: readonly (() => Promise<SuiteResult>)[]): Promise<SuiteResult[]> {
  const outcomes: SuiteResult[] = [];
  for (const each of steps) outcomes.push(await each());
  return outcomes;
}

/** Looks for browsers and servers, and installs what is missing, while the steps that need none are run. */
const programs = (...args: string[]) =>
  step('Browsers and servers', 'npx', 'tsx', 'scripts/install-test-programs.ts', ...args);

/** The browsers that are installed, as arguments of Playwright. Each has a project for `npm test` and one for long journeys. */
const browsers = (suffix = ''): string[] =>
  ['chromium', ...(findFirefox() ? ['firefox'] : [])].map((name) => `--project=${name}${suffix}`);

async function testContent(): Promise<SuiteResult[]> {
  const [installed, built] = await Promise.all([programs('--content'), inTurn(content, build)]);
  return [
    installed,
    ...built,
    await vitest('The built site', OF_ANY_CONTENT.site),
    // With the pages of all languages: a change of the content may be a change of one.
    await runJourneys('The built site in a browser', [
      ...browsers(),
      '--project=chromium-long',
      ...OF_ANY_CONTENT.journeys,
    ]),
  ];
}

async function testAll(): Promise<SuiteResult[]> {
  // Two chains, for two cores: neither the checks nor the build keep two of them busy.
  const [installed, checked, built] = await Promise.all([
    programs(),
    inTurn(content, npm('Files for editors', 'editor:check'), npm('Types', 'types'), npm('Lint', 'lint')),
    inTurn(npm('Format', 'format:check'), build, bundleBuilder),
  ]);
  return [
    installed,
    ...checked,
    ...built,
    await vitest('Unit tests, and tests of the built site', ['--project', '!long']),
    await runJourneys('Main journeys', browsers()),
  ];
}

/** What takes too long for every change: all inputs, moments and widths, Firefox, other versions of Node. See `docs/testing.md`. */
async function testLong(): Promise<SuiteResult[]> {
  const thorough = { ...process.env, THOROUGH: '1' };
  const [installed, built] = await Promise.all([programs('--long'), inTurn(build, bundleBuilder)]);
  const outcomes = [
    installed,
    ...built,
    await vitest('Unit tests, with all inputs', ['--project', '!site'], thorough),
    await vitest('Behind nginx and Caddy', ['tests/hosting']),
    await runJourneys('Long journeys', browsers('-long'), thorough),
  ];
  return [...outcomes, ...(await inTurn(...otherNodeMajors().flatMap(stepsForNode)))];
}

/** Returns the steps that check the content, build, and run the fast tests with another version of Node. */
function stepsForNode(major: number): (() => Promise<SuiteResult>)[] {
  const run = (name: string, ...args: string[]) =>
    stepIn(environmentOfNode(major), `${name}, Node ${major}`, 'npm', 'run', '--silent', ...args);
  return [
    () => run('Content check', 'content:check'),
    () => run('Build', 'build', '--', '--quick'),
    () =>
      vitest(`Unit tests, Node ${major}`, ['--project', 'node', '--project', 'document*'], environmentOfNode(major)),
  ];
}

await main(async (args) => {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArguments({ args, options: { content: flag, long: flag } }, USAGE);
  const outcomes = await (values.content ? testContent() : values.long ? testLong() : testAll());
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`\nFailed: ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
