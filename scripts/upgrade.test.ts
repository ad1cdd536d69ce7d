import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRepository, engineFiles, versionFiles, type Repository } from '../tests/support/engine-repositories.ts';
import { callCommand } from '../tests/support/run-command.ts';
import { upgrade } from './commands/upgrade.ts';

let engine: Repository;
let site: Repository;
const run = (...args: string[]) => callCommand(upgrade, site.root, args);

/** What an owner sees of the repository: the commit, and what isn't committed. */
const state = () => [site.git('rev-parse', 'HEAD'), site.git('status', '--porcelain'), site.git('worktree', 'list')];

beforeEach(() => {
  engine = createRepository();
  engine.commit('First', {
    ...versionFiles('0.1.0'),
    ...engineFiles('Hello ${text}'),
    'content/page.txt': 'engine',
    'README.md': 'Engine',
  });
  engine.git('tag', 'v0.1.0');
  site = createRepository();
  site.git('remote', 'add', 'engine', engine.root);
  site.git('pull', '--quiet', 'engine', 'main');
  site.commit('My site', { 'content/page.txt': 'Lisbon', 'src/site/config.ts': 'mine', 'netlify.toml': 'mine' });
  engine.commit('Second', {
    ...versionFiles('0.2.0'),
    ...engineFiles('Welcome to ${text}'),
    'engine/new.mjs': '',
    'README.md': null,
    'content/page.txt': 'engine 2',
  });
  engine.git('tag', 'v0.2.0');
});

describe('npm run upgrade', () => {
  it('takes the newest release, and leaves the site and the owner’s own files as they are', async () => {
    const { status, stdout, stderr } = await run('--yes');
    expect([status, stderr]).toEqual([0, '']);
    expect([site.read('content/page.txt'), site.read('src/site/config.ts'), site.read('netlify.toml')]).toEqual([
      'Lisbon',
      'mine',
      'mine',
    ]);
    expect(site.read('engine/build.mjs')).toBe(engine.read('engine/build.mjs'));
    expect([existsSync(join(site.root, 'engine/new.mjs')), existsSync(join(site.root, 'README.md'))]).toEqual([
      true,
      false,
    ]);
    expect(JSON.parse(site.read('package.json'))).toMatchObject({ version: '0.2.0' });
    expect(site.git('log', '-2', '--format=%s')).toBe('Upgrade the engine to v0.2.0\nMy site\n');
    expect(site.git('status', '--porcelain')).toBe('');
    expect(stdout).not.toContain('Install');
    expect(stdout).toContain('What changes for visitors:\n- /us/: “Hello” becomes “Welcome to”.\n');
  });

  it('installs packages only if the release has other ones', async () => {
    engine.commit('Third', {
      ...versionFiles('0.3.0', { 'node_modules/own': { resolved: 'own', link: true }, own: {} }),
      'own/package.json': '{"name":"own","version":"1.0.0"}',
    });
    engine.git('tag', 'v0.3.0');
    const { status, stdout, stderr } = await run('--yes');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('… Install the packages of the release\n');
    expect(stdout).toContain('… Install the packages\n');
  });

  it('says that the site has the release already', async () => {
    await run('--yes');
    expect(await run('--yes')).toEqual({ status: 0, stdout: 'The site stands on v0.2.0 already.\n', stderr: '' });
  });

  it('takes the release that is named, step by step', async () => {
    engine.commit('Third', { ...versionFiles('0.10.0'), ...engineFiles('Olá ${text}') });
    engine.git('tag', 'v0.10.0');
    expect((await run('--to', 'v0.2.0', '--yes')).status).toBe(0);
    expect((await run('--yes')).stdout).toContain('From v0.2.0 to v0.10.0.');
    expect(site.read('engine/build.mjs')).toContain('Olá');
    expect(await run('--to', 'v0.2.0', '--yes')).toMatchObject({
      status: 1,
      stderr: 'v0.2.0 is older than v0.10.0. To go back, revert the commit of the upgrade with git.\n',
    });
    expect((await run('--to', 'v9.9.9', '--yes')).stderr).toBe(
      'The engine has no release "v9.9.9". It has v0.1.0, v0.10.0, v0.2.0.\n',
    );
  });

  it('stops at files of the engine that the owner has changed or deleted, by name', async () => {
    site.commit('My changes', { 'engine/build.mjs': '// mine', 'engine/check.mjs': null });
    const before = state();
    const { status, stderr } = await run('--yes');
    expect(status).toBe(1);
    expect(stderr).toContain('you have changed them since v0.1.0:\n  engine/build.mjs\n  engine/check.mjs\n');
    expect(state()).toEqual(before);
  });

  it('commits what the migrations change, and tells it', async () => {
    engine.commit('Third', {
      ...versionFiles('0.3.0'),
      'engine/migrate.mjs':
        "import { writeFileSync } from 'node:fs';\nwriteFileSync('content/page.txt', 'Lisboa');\nconsole.log('1 file changed.');\n",
    });
    engine.git('tag', 'v0.3.0');
    const { stdout } = await run('--yes');
    expect([site.read('content/page.txt'), site.git('status', '--porcelain')]).toEqual(['Lisboa', '']);
    expect(stdout).toContain('1 file changed.\n');
  });

  it.each([
    [
      'Check the content',
      {
        'engine/migrate.mjs':
          "import { writeFileSync } from 'node:fs';\nwriteFileSync('content/page.txt', 'mistake');\n",
      },
    ],
    ['Build the pages with the release', { 'engine/build.mjs': 'process.exit(1);' }],
    ['Test the site', { 'engine/test.mjs': 'process.exit(1);' }],
    ['Install the packages of the release', { 'package-lock.json': '{' }],
  ])('keeps nothing if a step fails: %s', async (step, files) => {
    engine.commit('Third', { ...versionFiles('0.3.0'), ...files });
    engine.git('tag', 'v0.3.0');
    const before = state();
    const { status, stderr } = await run('--yes');
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`“${step}” failed with v0\\.3\\.0\\. Nothing was changed\\.\\n$`));
    expect(state()).toEqual(before);
  });

  it('asks for what it needs before it begins', async () => {
    expect(await run()).toMatchObject({ status: 2, stdout: '' });
    site.write({ 'content/page.txt': 'unsaved' });
    expect((await run('--yes')).stderr).toBe(
      'These files aren\'t committed:\n M content/page.txt\nCommit them, or put them aside with "git stash".\n',
    );
    site.git('checkout', '--quiet', '--', '.');
    site.git('remote', 'remove', 'engine');
    expect((await run('--yes')).stderr).toBe(
      "The repository doesn't know where the engine is. Add it: git remote add engine ADDRESS\n",
    );
  });

  it('leaves out tests of the shipped site that the owner has removed', async () => {
    engine.commit('Third', { ...versionFiles('0.3.0'), 'tests/site/a.test.ts': 'one' });
    engine.git('tag', 'v0.3.0');
    await run('--yes');
    site.commit('Without its tests', { 'tests/site/a.test.ts': null });
    engine.commit('Fourth', { ...versionFiles('0.4.0'), 'tests/site/a.test.ts': 'two' });
    engine.git('tag', 'v0.4.0');
    expect((await run('--yes')).status).toBe(0);
    expect(existsSync(join(site.root, 'tests/site/a.test.ts'))).toBe(false);
  });
});
