// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lockedFolders } from './lockfile.ts';

const ROOT = join(import.meta.dirname, '..');

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

const WORKFLOWS = join(ROOT, '.github/workflows');
const files = readdirSync(WORKFLOWS).filter((name) => name.endsWith('.yml'));
const readWorkflow = (file: string) =>
  parse(readFileSync(join(WORKFLOWS, file), 'utf8')) as { jobs: Record<string, Job> };
const jobOf = (file: string, name: string): Job => readWorkflow(file).jobs[name] ?? { steps: [] };
const stepsOf = (file: string): Step[] => Object.values(readWorkflow(file).jobs).flatMap(({ steps }) => steps);
const namesOf = (steps: readonly Step[]) => steps.map(({ id, uses, run }) => id ?? uses?.replace(/@.*/, '') ?? run);

const content = jobOf('ci.yml', 'content');
const test = jobOf('ci.yml', 'test');
const { scripts, engines, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
  devDependencies: Record<string, string>;
};

describe('the workflow of the CI', () => {
  it('checks the content before anything is built, and then runs the tests that are due', () => {
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

  it('runs the tests on the oldest and on the newest Node that is supported for long', () => {
    expect(test.strategy?.matrix['node']).toEqual([22, 26]);
    expect(readFileSync(join(ROOT, '.nvmrc'), 'utf8')).toBe('26\n');
  });

  it('has the whole history, on which the check of translations rests', () => {
    expect(content.steps[0]?.with?.['fetch-depth']).toBe(0);
  });
});

describe.each(files)('%s', (file) => {
  it('runs only what package.json has', () => {
    const named = stepsOf(file).flatMap(({ run = '' }) =>
      [...run.matchAll(/(?:npm (?:run (?:--silent )?)?|tests=)(?!run)([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !['ci', 'audit'].includes(name) && !(name in scripts))).toEqual([]);
  });

  it('pins every action by its commit, and names the release', () => {
    const source = readFileSync(join(WORKFLOWS, file), 'utf8');
    const uses = [...source.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
    expect(uses).not.toEqual([]);
    expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });
});

it('the audit covers the project and every tool', () => {
  const folders = lockedFolders(ROOT).map((folder) => relative(ROOT, folder) || '.');
  expect(jobOf('audit.yml', 'audit').strategy?.matrix['folder']).toEqual(folders);
});

it('the types of Node are those of the oldest that the project allows', () => {
  const [, oldest] = /^>=(\d+)\./.exec(engines.node) ?? [];
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldest}\\.`));
});

/** A repository of its own for each test. */
let folder = '';
const env = () => ({ PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' });
const git = (...words: string[]) =>
  spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
    cwd: folder,
    env: env(),
    encoding: 'utf8',
  });
const commit = () => {
  git('add', '-A');
  return git('commit', '-m', 'words');
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ci-'));
  git('init');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the tests that are due', () => {
  /** What the workflow decides when a file has changed since a commit. */
  const dueAfter = (file: string, since?: string) => {
    for (const words of ['one', 'two']) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), words);
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
    'are those that hold for any words, where only %s has changed',
    (file) => expect(dueAfter(file)).toBe('tests=test:content'),
  );

  it('are all where anything else has changed, or what came before is not known', () => {
    expect(dueAfter('src/page/page.tsx')).toBe('tests=test');
    expect(dueAfter('content/site.yaml', '0'.repeat(40))).toBe('tests=test');
  });
});

describe('the hook before a commit', () => {
  beforeEach(() => {
    cpSync(join(ROOT, '.githooks'), join(folder, '.githooks'), { recursive: true });
    git('config', 'core.hooksPath', '.githooks');
  });

  it.each([
    ['refuses', 'node --eval "console.error(`content/site.yaml:1`); process.exit(1)"', 1, 'content/site.yaml:1'],
    ['lets through', 'node --version', 0, ''],
  ])('%s a commit when the content check says so', (_what, check, status, said) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { 'content:check': check } }));
    const { status: found, stderr } = commit();
    expect(found).toBe(status);
    expect(stderr).toContain(said);
  });

  it('runs a script that package.json has', () => {
    expect(scripts).toHaveProperty('content:check');
  });
});
