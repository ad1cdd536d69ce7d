import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hashOf } from '../../authoring/content-edit/open-check.ts';
import { checkTranslations } from '../../authoring/translations/check-translations.ts';
import { builderProject, type BuilderProject } from './__fixtures__/builder-project.ts';

vi.setConfig({ testTimeout: 60_000 });

const ABOUT = 'content/pages/about-me.yaml';
const THANKS = 'content/pages/thank-you.yaml';

let project: BuilderProject;
beforeAll(() => {
  project = builderProject();
});
beforeEach(() => project.restore());
afterAll(() => project.remove());

function commit(date: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: project.root,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      stdio: 'ignore',
    });
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message', date);
}

it('lists what the command finds on all pages, with the words of each place', async () => {
  project.change(THANKS, 'da: Tak for din besked', 'da: ""');
  project.change(ABOUT, 'da: Fra callcenter til søgetermer', 'da: From call center to search terms # untranslated: da');
  const { texts, history } = await project.calls.translations({});
  expect(history).toBe('none');
  expect(texts).toEqual(
    expect.arrayContaining([
      {
        file: ABOUT,
        hash: hashOf(project.read(ABOUT)),
        path: ['seo', 'ogTitle'],
        key: 'da',
        state: 'untranslated',
        label: 'Search engines: title when shared, Danish',
        text: 'From call center to search terms',
        source: 'From call center to search terms',
      },
      {
        file: THANKS,
        hash: hashOf(project.read(THANKS)),
        path: ['seo', 'title'],
        key: 'da',
        state: 'missing',
        label: 'Search engines: title, Danish',
        text: 'Thank you for your message',
        source: 'Thank you for your message',
      },
    ]),
  );
  const { findings } = await checkTranslations(project.root);
  expect(texts.map(({ file }) => file)).toEqual(findings.map(({ file }) => file));
});

it('lists a translation that is older than its source until it is marked as fitting', async () => {
  commit('2026-01-01T12:00:00Z');
  project.change(THANKS, 'en: Thank you for your message', 'en: Thanks for your message');
  commit('2026-02-01T12:00:00Z');
  const older = async () => {
    const { texts } = await project.calls.translations({});
    return texts.filter(({ state }) => state === 'older');
  };
  const place = { file: THANKS, path: ['seo', 'title'], key: 'da' };
  expect(await older()).toMatchObject([
    {
      ...place,
      text: 'Tak for din besked',
      source: 'Thanks for your message',
      sourceBefore: 'Thank you for your message',
    },
  ]);
  const hash = (await older())[0]?.hash ?? '';
  const mark = () => project.calls.markRead({ ...place, hash, label: 'Thank you: title still fits' });
  const after = project.read(THANKS).replace('en: Thanks for your message', 'en: Thanks for calling');
  project.change(THANKS, project.read(THANKS), after);
  expect(await mark()).toMatchObject({
    ok: false,
    problems: [{ message: expect.stringContaining('changed') as string }],
  });
  expect(project.read(THANKS)).toBe(after);
  project.change(THANKS, 'en: Thanks for calling', 'en: Thanks for your message');
  expect(await mark()).toMatchObject({ ok: true });
  expect(await older()).toEqual([]);
});
