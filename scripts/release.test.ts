import { chmodSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRepository, engineFiles, versionFiles, type Repository } from '../tests/support/engine-repositories.ts';
import { callCommand } from '../tests/support/run-command.ts';
import { release } from './commands/release.ts';

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A bell.\n\n## 0.1.0 – 2026-11-21\n\nFirst.\n';

let engine: Repository;
const run = (...args: string[]) => callCommand(release, engine.root, args);
const today = () => new Date().toISOString().slice(0, 10);

beforeEach(() => {
  engine = createRepository();
  engine.commit('First', { ...versionFiles('0.1.0'), ...engineFiles(''), 'CHANGELOG.md': CHANGELOG });
});

describe('npm run release', () => {
  it('writes version and notes, commits and tags them', async () => {
    const { status, stdout, stderr } = await run();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe('### Added\n\n- A bell.\n\nReleased 0.2.0. Publish it: git push --follow-tags\n');
    expect(engine.read('CHANGELOG.md')).toBe(
      CHANGELOG.replace('## Unreleased\n', `## Unreleased\n\n## 0.2.0 – ${today()}\n`),
    );
    expect([JSON.parse(engine.read('package.json')), JSON.parse(engine.read('package-lock.json'))]).toMatchObject([
      { version: '0.2.0' },
      { version: '0.2.0', packages: { '': { version: '0.2.0' } } },
    ]);
    expect(engine.git('log', '-1', '--format=%s %d')).toContain('Release 0.2.0');
    expect(engine.git('for-each-ref', '--format=%(objecttype) %(contents)', 'refs/tags/v0.2.0')).toBe(
      'tag 0.2.0\n\n### Added\n\n- A bell.\n\n',
    );
    expect(engine.git('status', '--porcelain')).toBe('');
  });

  it('raises the last part if only faults were removed, and takes a version that is named', async () => {
    engine.commit('Fix', { 'CHANGELOG.md': CHANGELOG.replace('### Added', '### Fixed') });
    expect((await run()).stdout).toContain('Released 0.1.1.');
    engine.commit('More', {
      'CHANGELOG.md': engine.read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- A horn.\n'),
    });
    expect((await run('1.0.0')).stdout).toBe('- A horn.\n\nReleased 1.0.0. Publish it: git push --follow-tags\n');
  });

  it('changes nothing if a test fails', async () => {
    engine.commit('Break', { 'engine/test.mjs': "console.error('1 failed'); process.exit(1);" });
    const head = engine.git('rev-parse', 'HEAD');
    const { status, stderr } = await run();
    expect([status, stderr]).toEqual([1, "1 failed\n\nnpm test failed, so there's no release. Nothing was changed.\n"]);
    expect([engine.git('rev-parse', 'HEAD'), engine.git('tag'), engine.git('status', '--porcelain')]).toEqual([
      head,
      '',
      '',
    ]);
  });

  it('changes nothing if git refuses the commit', async () => {
    engine.write({ '.git/hooks/pre-commit': '#!/bin/sh\nexit 1\n' });
    engine.git('config', 'core.hooksPath', '.git/hooks');
    chmodSync(`${engine.root}/.git/hooks/pre-commit`, 0o755);
    expect((await run()).status).toBe(1);
    expect([engine.git('tag'), engine.git('status', '--porcelain')]).toEqual(['', '']);
  });

  it('keeps what was written during the tests if git refuses the tag', async () => {
    engine.commit('Write', {
      'notes.txt': '',
      'engine/test.mjs': "import { writeFileSync } from 'node:fs';\nwriteFileSync('notes.txt', 'mine');\n",
    });
    const head = engine.git('rev-parse', 'HEAD');
    engine.git('config', 'tag.gpgsign', 'true');
    engine.git('config', 'gpg.program', 'false');
    expect((await run()).status).toBe(1);
    expect(engine.read('notes.txt')).toBe('mine');
    expect([engine.git('rev-parse', 'HEAD'), engine.git('status', '--porcelain')]).toEqual([head, ' M notes.txt\n']);
  });

  it('changes nothing if the changelog was edited during the tests', async () => {
    engine.commit('Write', {
      'engine/test.mjs': "import { writeFileSync } from 'node:fs';\nwriteFileSync('CHANGELOG.md', 'mine');\n",
    });
    expect((await run()).stderr).toMatch(/^These files aren't committed:\n M CHANGELOG\.md\n/);
    expect([engine.read('CHANGELOG.md'), engine.git('tag')]).toEqual(['mine', '']);
  });

  it('refuses what is no release, with the remedy', async () => {
    expect((await run('0.1.0')).stderr).toBe("0.1.0 isn't newer than 0.1.0, the version in package.json.\n");
    expect(await run('new')).toMatchObject({ status: 2 });
    engine.git('tag', 'v0.2.0');
    expect((await run()).stderr).toBe('The tag v0.2.0 exists already. Name another version.\n');
    engine.commit('Empty', { 'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n## 0.1.0\n' });
    expect((await run()).stderr).toBe('CHANGELOG.md says nothing under "## Unreleased". Write there what changed.\n');
    engine.write({ 'CHANGELOG.md': 'unsaved' });
    expect((await run()).stderr).toBe(
      "These files aren't committed:\n M CHANGELOG.md\nCommit them first: a release is a commit.\n",
    );
  });
});
