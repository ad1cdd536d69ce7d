import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { historyAt } from '../../../authoring/history/value-history.ts';
import { changedFiles, lineChanges, readVersions } from '../../../authoring/translations/git-history.ts';
import { PAGE, PICTURE, repositoryProject, type RepositoryProject } from './__fixtures__/repository-project.ts';
import { commitFiles } from './commit.ts';
import { listChanges } from './list-changes.ts';
import { readRepository } from './repository-state.ts';

let project: RepositoryProject;

beforeEach(() => {
  project = repositoryProject();
  vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
});
afterEach(() => {
  vi.unstubAllEnvs();
  project.remove();
});

/** Settings that people have, each of which changes what git prints, stores or refuses. */
const SETTINGS = `
[user]
  useConfigOnly = true
[color]
  ui = always
  status = always
  diff = always
[core]
  quotePath = true
  autocrlf = true
  safecrlf = true
  commentChar = "-"
  pager = false
  editor = false
[commit]
  cleanup = strip
  verbose = true
  template = /nowhere/template
  status = false
[i18n]
  commitEncoding = ISO-8859-1
  logOutputEncoding = ISO-8859-1
[status]
  short = true
  branch = true
  showUntrackedFiles = no
  relativePaths = false
[diff]
  noprefix = true
  mnemonicPrefix = true
  external = false
  renames = copies
  relative = true
[log]
  showRoot = false
  showSignature = true
  decorate = full
  date = relative
  follow = true
[format]
  pretty = oneline
[blame]
  ignoreRevsFile = nowhere
  coloring = highlightRecent
[push]
  default = nothing
`;

describe("a person's settings of git", () => {
  beforeEach(() => {
    project.initialize();
    project.write('../gitconfig', SETTINGS);
    vi.stubEnv('GIT_CONFIG_GLOBAL', join(project.folder, 'gitconfig'));
  });

  test.each(['strip', 'scissors', 'verbatim', 'default', 'whitespace'])(
    'keep the message as it was typed: commit.cleanup=%s',
    async (cleanup) => {
      project.git('config', 'commit.cleanup', cleanup);
      project.edit('da: Priser', 'da: Pris på æ');
      const message =
        '#13 “Priser” på æøå\n\n- one\n# a heading\n# ------------------------ >8 ------------------------\n; two';
      expect(await commitFiles(project.root, message, [PAGE])).toEqual({
        ok: true,
        message: 'Saved a version of 1 file: #13 “Priser” på æøå',
      });
      const stored = project.git('cat-file', '-p', 'HEAD');
      expect(stored).not.toContain('encoding');
      expect(stored.slice(stored.indexOf('\n\n') + 2)).toBe(message);
    },
  );

  test('change nothing of what is listed, and nothing of the history', async () => {
    const { root } = project;
    project.write('public/images/blå "b".txt', 'x');
    project.edit('da: Priser', 'da: Pris');
    const repository = await readRepository(root);
    expect(repository).toMatchObject({ branch: 'main' });
    expect(repository?.obstacle).toBeUndefined();
    const listed = await listChanges(root, '');
    expect(listed.map(({ file, status }) => [file, status])).toEqual([
      [PAGE, 'changed'],
      ['public/images/blå "b".txt', 'added'],
    ]);
    expect(await commitFiles(root, 'Ændr prisen', [PAGE, 'public/images/blå "b".txt'])).toMatchObject({ ok: true });
    const { changes } = await historyAt(root, PAGE, ['sections', 0, 'title', 'da']);
    expect(changes.map(({ subject, after }) => [subject, after])).toEqual([
      ['Ændr prisen', 'Pris'],
      ['Begin', 'Priser'],
    ]);
    expect([...(await changedFiles(root, 'content'))]).toEqual([PAGE]);
    expect((await lineChanges(root, PAGE))[6]?.commit).toBe(project.git('rev-parse', 'HEAD'));
  });
});

test('variables of a hook or of a person lead git nowhere else', async () => {
  project.initialize();
  project.edit('da: Priser', 'da: Pris');
  vi.stubEnv('GIT_DIR', join(project.folder, 'nowhere'));
  vi.stubEnv('GIT_INDEX_FILE', join(project.folder, 'nowhere'));
  vi.stubEnv('GIT_WORK_TREE', project.folder);
  vi.stubEnv('GIT_GLOB_PATHSPECS', '1');
  vi.stubEnv('GIT_TRACE', '1');
  vi.stubEnv('GIT_EXTERNAL_DIFF', 'false');
  expect((await listChanges(project.root, '')).map(({ file }) => file)).toEqual([PAGE]);
  expect(await commitFiles(project.root, 'Change', [PAGE])).toMatchObject({ ok: true });
  vi.unstubAllEnvs();
  expect(project.git('show', '--name-only', '--format=', 'HEAD')).toBe(PAGE);
});

test('an old version that is no UTF-8 moves no other one', async () => {
  project.initialize();
  const { root, git } = project;
  project.write('content/latin.yaml', 'x');
  writeFileSync(join(root, 'content/latin.yaml'), Buffer.from([0x61, 0x3a, 0x20, 0xe6, 0xf8, 0xe5, 0x0a]));
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Latin');
  const versions = await readVersions(root, ['HEAD:content/latin.yaml', `HEAD:${PAGE}`, 'HEAD:no\nline', 'HEAD:none']);
  expect(versions.get(`HEAD:${PAGE}`)).toBe(project.read(PAGE));
  expect([...versions.keys()]).toEqual(['HEAD:content/latin.yaml', `HEAD:${PAGE}`]);
});

describe('hooks', () => {
  const FORMAT = "sed -i.bak 's/da: Pris }/da: Pris! }/' content/pages/home.yaml && rm content/pages/home.yaml.bak";

  test('that format and add leave nothing to commit, and what else is staged stays staged', async () => {
    project.initialize();
    project.hook(
      'pre-commit',
      `${FORMAT}; echo formatted >> notes-of-hook.txt; git add content/pages notes-of-hook.txt`,
    );
    project.edit('da: Priser', 'da: Pris');
    project.write('notes.txt', 'staged');
    project.git('add', 'notes.txt');
    project.write('public/images/new.svg', '<svg/>');
    expect(await commitFiles(project.root, 'Change', [PAGE, 'public/images/new.svg'])).toEqual({
      ok: true,
      message: 'Saved a version of 3 files: Change',
    });
    expect(project.git('show', `HEAD:${PAGE}`)).toContain('da: Pris!');
    expect(project.git('status', '--porcelain')).toBe('M  notes.txt');
  });

  test('that format without adding leave their change in the list', async () => {
    project.initialize();
    project.hook('pre-commit', FORMAT);
    project.edit('da: Priser', 'da: Pris');
    expect(await commitFiles(project.root, 'Change', [PAGE])).toMatchObject({ ok: true });
    expect((await listChanges(project.root, '')).map(({ file }) => file)).toEqual([PAGE]);
  });

  test('in a folder of a larger repository', async () => {
    project.initialize('..');
    project.write('../.git/hooks/pre-commit', `#!/bin/sh\ncd project; ${FORMAT}; git add content\n`);
    chmodSync(join(project.folder, '.git/hooks/pre-commit'), 0o755);
    project.edit('da: Priser', 'da: Pris');
    expect(await commitFiles(project.root, 'Change', [PAGE])).toMatchObject({ ok: true });
    expect(project.git('status', '--porcelain')).toBe('');
  });

  test('that change the message are reported with their message', async () => {
    project.initialize();
    project.hook('commit-msg', 'printf "WEB-7: %s" "$(cat "$1")" > "$1"');
    project.edit('da: Priser', 'da: Pris');
    expect(await commitFiles(project.root, 'Change', [PAGE])).toEqual({
      ok: true,
      message: 'Saved a version of 1 file: WEB-7: Change',
    });
  });

  test.each([
    [
      'colors',
      String.raw`printf '\033[31m✖ home.yaml\033[0m \033[1;4mno good\033[22;24m\n\033]8;;file:///x\033\\link\033]8;;\033\\\n'`,
      '✖ home.yaml no good\nlink',
    ],
    ['progress', String.raw`printf 'checking 10%%\rchecking 99%%\rchecked\r\nbad\n'`, 'checked\nbad'],
    [
      'the words of git',
      'echo "error: the design does not exist: nothing to commit, connection refused"',
      'error: the design does not exist: nothing to commit, connection refused',
    ],
    ['the letters of the person', 'echo "LC_ALL=$LC_ALL LC_CTYPE=$LC_CTYPE"', 'LC_ALL= LC_CTYPE=da_DK.UTF-8'],
  ])('that refuse are quoted as a terminal shows them: %s', async (_what, script, shown) => {
    vi.stubEnv('LC_ALL', 'da_DK.UTF-8');
    project.initialize();
    project.hook('pre-commit', `${script} >&2; exit 1`);
    project.edit('da: Priser', 'da: Pris');
    expect(await commitFiles(project.root, 'Change', [PAGE])).toEqual({
      ok: false,
      message: 'A check of your project stopped it: nothing was saved as a version. The details say what it found.',
      details: `pre-commit hook:\n${shown}`,
    });
    expect(project.read(PICTURE)).toContain('<svg');
  });
});
