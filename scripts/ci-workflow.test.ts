// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');

interface Step {
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
  it('checks the content before anything is built, and then runs every test', () => {
    expect(steps.map(({ uses, run }) => uses?.replace(/@.*/, '') ?? run)).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'npm ci',
      'npm run --silent content:check -- --format github',
      'npm run --silent content:translations -- --format github',
      'npm run --silent editor:check',
      'npm test',
    ]);
  });

  it('runs only what package.json has', () => {
    const named = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm (?:run (?:--silent )?)?([\w:-]+)/g)].map(([, name = '']) => name),
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

describe('the hook before a commit', () => {
  let folder = '';
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...words], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' },
      encoding: 'utf8',
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hook-'));
    cpSync(join(ROOT, '.githooks'), join(folder, '.githooks'), { recursive: true });
    git('init');
    git('config', 'core.hooksPath', '.githooks');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    ['refuses', 'node --eval "console.error(`content/site.yaml:1`); process.exit(1)"', 1, 'content/site.yaml:1'],
    ['lets through', 'node --version', 0, ''],
  ])('%s a commit when the content check says so', (_what, check, status, said) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { 'content:check': check } }));
    git('add', '-A');
    const { status: found, stderr } = git('commit', '-m', 'words');
    expect(found).toBe(status);
    expect(stderr).toContain(said);
  });

  it('runs a script that package.json has', () => {
    expect(scripts).toHaveProperty('content:check');
  });
});
