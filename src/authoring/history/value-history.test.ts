import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { valueHistory } from './value-history.ts';

const HOME = 'content/pages/home.yaml';
const ABOUT = 'content/pages/about-me.yaml';
const BIO = 'content/pages/bio.yaml';

let root = '';
let commits = 0;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'commit.gpgsign=false', ...args], { cwd: root, encoding: 'utf8' });
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const commit = (subject: string, author = 'Ann') => {
  git('add', '-A');
  const date = `2026-01-${String(++commits).padStart(2, '0')}T12:00:00+01:00`;
  git('-c', `user.name=${author}`, '-c', 'user.email=a@example.com', 'commit', '-q', '-m', subject, '--date', date);
};

const closing = (title: string) =>
  `  - type: closing\n    id: end\n    title: ${title}\n    text: We answer within a day.\n    action: Write to us\n`;
const hero = '  - type: hero\n    title: Hello\n';
const page = (...sections: string[]) => `name: Page\nsections:\n${sections.join('')}`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  git('init', '-q', '-b', 'main');
  put(HOME, page(hero, closing('Write')));
  put(ABOUT, page(hero));
  commit('Begin');
  put(HOME, page(hero, closing('Write to me')));
  commit('Sound friendlier', 'Bo');
  put(HOME, page(closing('Write to me'), hero));
  commit('Move the closing up');
  put(HOME, page(hero));
  put(ABOUT, page(hero, closing('Write to me')));
  commit('Move the closing to another page');
  renameSync(join(root, ABOUT), join(root, BIO));
  commit('Rename the page');
  put(BIO, page(hero, closing('Call me')));
  commit('Prefer the phone', 'Bo');
  put(BIO, page(hero, closing('Call me today')));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('valueHistory', () => {
  it('names commit, author and values, through moves of the section and renames of the file', async () => {
    const history = await valueHistory(root, BIO, 'sections.closing.title');
    expect(history?.reach).toBe('whole');
    expect(
      history?.changes.map(({ subject, author, before, after, file }) => [subject, author, before, after, file]),
    ).toEqual([
      [undefined, undefined, 'Call me', 'Call me today', BIO],
      ['Prefer the phone', 'Bo', 'Write to me', 'Call me', BIO],
      ['Sound friendlier', 'Bo', 'Write', 'Write to me', HOME],
      ['Begin', 'Ann', undefined, 'Write', HOME],
    ]);
    expect(history?.changes[1]).toMatchObject({ date: '2026-01-06T12:00:00+01:00', path: ['sections', 1, 'title'] });
  });

  it.each(['sections[1].title', 'sections.1.title', 'sections.end.title', 'sections.closing.title'])(
    'finds a value at %s',
    async (path) => {
      expect((await valueHistory(root, BIO, path))?.changes).toHaveLength(4);
    },
  );

  it('knows no history of a value that is not there', async () => {
    expect(await valueHistory(root, BIO, 'sections.pricing.title')).toBeUndefined();
  });

  it('says that there is no history without a repository', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-history-'));
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'content/site.yaml'), 'name: Mads\n');
    const history = await valueHistory(folder, 'content/site.yaml', 'name');
    rmSync(folder, { recursive: true });
    expect(history?.reach).toBe('none');
  });

  it('says that a shallow clone is only a part of the history', async () => {
    const clone = mkdtempSync(join(tmpdir(), 'shallow-'));
    git('clone', '-q', '--depth', '1', `file://${root}`, clone);
    const history = await valueHistory(clone, BIO, 'sections.closing.title');
    rmSync(clone, { recursive: true });
    expect(history).toMatchObject({ reach: 'shallow', changes: [{ after: 'Call me', subject: 'Prefer the phone' }] });
  });
});
