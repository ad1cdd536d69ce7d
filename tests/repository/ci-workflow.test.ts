import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readBuildOptions } from '../../src/build/build-options.ts';
import { lockedFolders } from '../../tools/lockfile.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  needs?: string;
  steps: Step[];
  strategy?: { matrix: Record<string, unknown[]> };
}

/** The workflows, and the examples to copy. */
const files = ['.github/workflows', 'docs/examples'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${folder}/${name}`),
);
const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const readWorkflow = (file: string) => parse(sourceOf(file)) as { jobs: Record<string, Job> };
const jobOf = (file: string, name: string): Job => readWorkflow(file).jobs[name] ?? { steps: [] };
const stepsOf = (file: string): Step[] => Object.values(readWorkflow(file).jobs).flatMap(({ steps }) => steps);
const namesOf = (steps: readonly Step[]) => steps.map(({ id, uses, run }) => id ?? uses?.replace(/@.*/, '') ?? run);

const content = jobOf('.github/workflows/ci.yml', 'content');
const test = jobOf('.github/workflows/ci.yml', 'test');
const { scripts, engines, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
  devDependencies: Record<string, string>;
};

describe('the CI workflow', () => {
  it('checks the content first, then runs the required tests', () => {
    expect(namesOf(content.steps)).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'npm ci',
      'npm run --silent content:check -- --format github',
      'npm run --silent content:translations -- --format github',
      'npm run --silent editor:check',
      'due',
    ]);
    expect(test.needs).toBe('content');
    expect(namesOf(test.steps)).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'npm ci',
      'npm run ${{ needs.content.outputs.tests }}',
    ]);
  });

  it('runs the tests on the oldest and the newest supported LTS version of Node', () => {
    expect(test.strategy?.matrix['node']).toEqual([22, 26]);
    expect(readFileSync(join(ROOT, '.nvmrc'), 'utf8')).toBe('26\n');
  });

  it('fetches the whole history for the translation check', () => {
    expect(content.steps[0]?.with?.['fetch-depth']).toBe(0);
  });
});

describe.each(files)('%s', (file) => {
  it('runs only scripts that package.json has', () => {
    const named = stepsOf(file).flatMap(({ run = '' }) =>
      [...run.matchAll(/(?:npm (?:run (?:--silent )?)?|tests=)(?!run)([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !['ci', 'audit'].includes(name) && !(name in scripts))).toEqual([]);
  });

  it('pins every action by its commit, and names the release', () => {
    const uses = [...sourceOf(file).matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    expect(uses).not.toEqual([]);
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });
});

it('uses only known build options in the example of a sharded build', () => {
  const builds = stepsOf('docs/examples/sharded-build.yml').flatMap(({ run = '' }) => {
    const [, options] = /^npm run build -- (.*)$/.exec(run) ?? [];
    return options ? [readBuildOptions(options.replace('${{ matrix.shard }}', '2').split(' '))] : [];
  });
  expect(builds).toMatchObject([{ shard: { index: 2, of: 3 } }, { merge: true }]);
});

it('runs all tests every night, the long ones also after a failure', () => {
  const steps = stepsOf('.github/workflows/nightly.yml');
  expect(sourceOf('.github/workflows/nightly.yml')).toContain('schedule:');
  expect(namesOf(steps).slice(-2)).toEqual(['npm run test', 'npm run test:long']);
  expect(steps.at(-1)).toMatchObject({ if: 'always()' });
});

it('audits the project and every tool', () => {
  const folders = lockedFolders(ROOT).map((folder) => relative(ROOT, folder) || '.');
  expect(jobOf('.github/workflows/audit.yml', 'audit').strategy?.matrix['folder']).toEqual(folders);
});

it('uses the type definitions of the oldest supported Node', () => {
  const [, oldest] = /^>=(\d+)\./.exec(engines.node) ?? [];
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldest}\\.`));
});

/** Each test has its own repository. */
let folder = '';
const env = () => ({ PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' });
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: folder,
    env: env(),
    encoding: 'utf8',
  });
const commit = () => {
  git('add', '-A');
  return git('commit', '-m', 'change');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ci-'));
  git('init');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the required tests', () => {
  /** The tests that the workflow requires when a file has changed since a commit. */
  const requiredTestsAfter = (file: string, since?: string) => {
    for (const text of ['one', 'two']) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), text);
      expect(commit().status).toBe(0);
    }
    const BEFORE = since ?? git('rev-parse', 'HEAD~1').stdout.trim();
    const GITHUB_OUTPUT = join(tmpdir(), `${basename(folder)}.output`);
    const script = content.steps.find(({ id }) => id === 'due')?.run ?? '';
    spawnSync('bash', ['-ec', script], { cwd: folder, env: { ...env(), BEFORE, GITHUB_OUTPUT } });
    const output = readFileSync(GITHUB_OUTPUT, 'utf8').trim();
    rmSync(GITHUB_OUTPUT);
    return output;
  };

  it.each(['content/pages/home.yaml', 'public/images/portrait.jpg'])(
    'are the tests that hold for any text if only %s has changed',
    (file) => expect(requiredTestsAfter(file)).toBe('tests=test:content'),
  );

  it('are all tests if anything else has changed, or the previous commit is unknown', () => {
    expect(requiredTestsAfter('src/page/page.tsx')).toBe('tests=test');
    expect(requiredTestsAfter('content/site.yaml', '0'.repeat(40))).toBe('tests=test');
  });
});

describe('the pre-commit hook', () => {
  beforeEach(() => {
    cpSync(join(ROOT, '.githooks'), join(folder, '.githooks'), { recursive: true });
    git('config', 'core.hooksPath', '.githooks');
  });

  it.each([
    [
      'rejects a commit when the content check fails',
      'node --eval "console.error(`content/site.yaml:1`); process.exit(1)"',
      1,
      'content/site.yaml:1',
    ],
    ['allows a commit when the content check passes', 'node --version', 0, ''],
  ])('%s', (_title, check, status, said) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { 'content:check': check } }));
    const { status: found, stderr } = commit();
    expect(found).toBe(status);
    expect(stderr).toContain(said);
  });

  it('runs a script that package.json has', () => {
    expect(scripts).toHaveProperty('content:check');
  });
});
