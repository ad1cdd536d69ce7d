// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

const workflow = parse(readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8')) as {
  jobs: { test: { steps: Step[] } };
};
const { steps } = workflow.jobs.test;
const { scripts, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

describe('the workflow of the CI', () => {
  it('checks the content before anything is built, and then runs the tests that are due', () => {
    expect(steps.filter(({ id }) => id !== 'due').map(({ uses, run }) => uses?.replace(/@.*/, '') ?? run)).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'npm ci',
      'npm run --silent content:check -- --format github',
      'npm run --silent content:translations -- --format github',
      'npm run --silent editor:check',
      'npm run ${{ steps.due.outputs.tests }}',
    ]);
    expect(steps.at(-2)?.id).toBe('due');
  });

  it('runs only what package.json has', () => {
    const named = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/(?:npm (?:run (?:--silent )?)?|tests=)(?!run)([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });

  it('runs on the oldest Node that the project allows', () => {
    const { with: options } = steps.find(({ uses }) => uses?.startsWith('actions/setup-node')) ?? {};
    expect(engines.node).toMatch(new RegExp(`^>=${String(options?.['node-version'])}\\.`));
  });

  it('has the whole history, on which the check of translations rests', () => {
    expect(steps[0]?.with?.['fetch-depth']).toBe(0);
  });
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
    const script = steps.find(({ id }) => id === 'due')?.run ?? '';
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
