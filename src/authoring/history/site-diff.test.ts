import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesWith, parseContent, type Changes } from '../../../tests/support/minimal-page-data.ts';
import { MODEL } from '../../../tests/support/minimal-model.ts';
import { contentOfRevision } from './revision-content.ts';
import { siteDiff } from './site-diff.ts';

const diffOf = (changes: Changes, more: Readonly<Record<string, string>> = {}) =>
  siteDiff(parseContent(filesWith({})), parseContent(filesWith(changes, more)), MODEL);

describe('siteDiff', () => {
  it('finds nothing where nothing changes', () => {
    expect(diffOf({})).toEqual([]);
  });

  it('lists a changed text by page, in the regions of its language', () => {
    expect(diffOf({ 'pages/home': [['da: Hej', 'da: Goddag']] })).toEqual([
      { page: '/', regions: ['dk'], state: 'changed', changes: ['Hero › title: “Hej” → “Goddag”'] },
    ]);
  });

  it('lists a changed fact on each page that names it', () => {
    const named: Changes = {
      'pages/about-me': [['title: { en: About, da: Om }\n', 'title: { en: "In {replyTime}", da: "På {replyTime}" }\n']],
    };
    const before = parseContent(filesWith(named));
    const after = parseContent(filesWith({ ...named, facts: [['en: 24 hours', 'en: 12 hours']] }));
    expect(siteDiff(before, after, MODEL)).toMatchObject([
      { page: '/about-me', regions: ['us', 'eu'], changes: [expect.stringContaining('“In 24 hours” → “In 12 hours”')] },
    ]);
  });

  it('lists new and removed sections, and new pages', () => {
    const more = { 'content/pages/offer.yaml': filesWith({})['content/pages/about-me.yaml'] ?? '' };
    const found = diffOf(
      {
        'pages/home': [
          ['    id: home\n', '    id: home\n    title: { en: Hi, da: Hej }\n  - type: faq\n    questions: []\n'],
        ],
      },
      more,
    );
    expect(found.find(({ page }) => page === '/')?.changes).toContain('Questions added');
    expect(found.find(({ page }) => page === '/offer')).toEqual({
      page: '/offer',
      regions: ['us', 'eu', 'dk'],
      state: 'new',
      changes: [],
    });
  });

  it('lists what every page shows once', () => {
    const found = diffOf({ site: [['phone: "+34 600 000 000"', 'phone: "+34 600 000 001"']] });
    expect(found).toEqual([
      {
        page: undefined,
        regions: ['us', 'eu', 'dk'],
        state: 'changed',
        changes: ['phone: “+34 600 000 000” → “+34 600 000 001”'],
      },
    ]);
  });
});

describe('contentOfRevision', () => {
  let root = '';
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'revisions-'));
    const put = (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    for (const [file, text] of Object.entries(filesWith({}))) put(file, text);
    for (const name of ['portrait', 'case', 'logo']) put(`public/images/${name}.svg`, '<svg/>');
    git('init', '-q');
    const commit = (subject: string) => {
      git('add', '-A');
      git(
        '-c',
        'user.name=Ann',
        '-c',
        'user.email=a@example.com',
        '-c',
        'commit.gpgsign=false',
        'commit',
        '-qm',
        subject,
      );
    };
    commit('A site');
    put('content/pages/home.yaml', 'name: [');
    commit('A mistake');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('reads the content of a commit', async () => {
    const found = await contentOfRevision(root, 'HEAD~1', MODEL);
    expect('content' in found && found.content.pages.map(({ path }) => path)).toContain('about-me');
  });

  it('reports content that does not pass the check, and revisions that do not exist', async () => {
    expect(await contentOfRevision(root, 'HEAD', MODEL)).toMatchObject({
      diagnostics: [{ file: 'content/pages/home.yaml', severity: 'error' }],
    });
    expect(await contentOfRevision(root, 'nowhere', MODEL)).toEqual({ problem: 'Git knows no revision "nowhere".' });
  });
});
