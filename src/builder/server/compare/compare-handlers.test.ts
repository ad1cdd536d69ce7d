import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import { addRelease } from '../../../publishing/release-store.ts';
import { builderProject, type BuilderProject } from '../__fixtures__/builder-project.ts';
import { REGIONS } from '../../../../tests/support/regions.ts';
import { CallError } from '../answer-call.ts';
import { differentPages } from './different-pages.ts';
import type { OpenState } from './site-states.ts';

const ABOUT = 'content/pages/about-me.yaml';

let project: BuilderProject;
let releases: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root, encoding: 'utf8' }).trim();

/** Adds a release of the last commit with the given files, as a build writes them. */
function publish(files: Readonly<Record<string, string>>): void {
  const built = join(project.root, '.builder/built');
  rmSync(built, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), text);
  }
  addRelease(releases, built, { version: git('rev-parse', 'HEAD'), audience: { regions: [], timeZone: 'UTC' } });
}

/** A page and its data. */
const pageFiles = (region: string, name: string, heading: string) => ({
  [`${region}/${name}.html`]: `<html><body><main><section data-section="hero" id="top"><h1>${heading}</h1></section></main></body></html>`,
  [`page-data/${region}/${name}.json`]: JSON.stringify({
    name: `Page ${name}`,
    head: { canonical: `https://www.example.com/${region}/${name}` },
    heading,
  }),
});

const layouts = (text: string) =>
  Object.fromEntries(['us', 'dk'].map((region) => [`page-data/${region}/_layout.json`, `{"text":"${text}"}`]));

beforeAll(() => {
  project = builderProject();
  releases = publishingFolders(project.root).releases;
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ida');
  git('config', 'user.email', 'ida@example.com');
  git('add', 'content');
  git('commit', '--quiet', '--message=Begin');
  publish({
    ...pageFiles('us', 'about-me', 'Ida: from call center to Google Ads consultant'),
    ...pageFiles('dk', 'about-me', 'Fra callcenter til søgeord'),
    ...pageFiles('us', 'old', 'Old'),
    ...layouts('One'),
  });
  project.change(ABOUT, '{person}: from call center to', '{person}: new words and');
  git('commit', '--quiet', '--all', '--message=Edit');
  publish({
    ...pageFiles('us', 'about-me', 'Ida: new words and Google Ads consultant'),
    ...pageFiles('dk', 'about-me', 'Fra callcenter til søgeord'),
    ...pageFiles('us', 'new', 'New'),
    ...layouts('One'),
  });
});
afterAll(() => project.remove());

it('lists the pages that visitors see differently, with their regions, and the edits in words', async () => {
  const { pages, everywhere, isPartial, things } = await project.calls.siteDifferences({ before: 1, after: 2 });
  expect(pages).toEqual([
    { page: '/about-me', name: 'Page about-me', state: 'changed', regions: ['us'] },
    { page: '/new', name: 'Page new', state: 'added', regions: ['us'] },
    { page: '/old', name: 'Page old', state: 'removed', regions: ['us'] },
  ]);
  expect({ everywhere, isPartial }).toEqual({ everywhere: [], isPartial: false });
  expect(things).toMatchObject([{ title: 'About me', page: '/about-me', state: 'changed' }]);
  expect(things[0]?.edits[0]).toMatchObject({
    before: expect.stringContaining('from call center to') as string,
    after: expect.stringContaining('new words and') as string,
  });
});

it('marks what differs in both documents, and names it as the list of changes does', async () => {
  const input = { before: 1, after: 2, region: 'us', page: '/about-me' } as const;
  const { before, after, differences } = await project.calls.comparedPage(input);
  const { things } = await project.calls.siteDifferences({ before: 1, after: 2 });
  expect(differences).toMatchObject([
    {
      number: 1,
      kind: 'changed',
      label: things[0]?.edits[0]?.label,
      before: 'Ida: from call center to Google Ads consultant',
      after: 'Ida: new words and Google Ads consultant',
      edit: { thing: ABOUT, ...things[0]?.edits[0] },
    },
  ]);
  for (const html of [before, after]) expect(html).toContain('<h1 data-builder-difference="changed"');
});

it('shows a page in the state that has it', async () => {
  const compared = await project.calls.comparedPage({ before: 1, after: 2, region: 'us', page: '/new' });
  expect(compared).toMatchObject({ after: expect.stringContaining('New') as string, differences: [] });
  expect(compared).not.toHaveProperty('before');
});

it('reads nothing outside of a version', async () => {
  for (const page of ['/../../../../1', '/../../2/us/about-me', '/%2e%2e/%2e%2e/2/us/about-me'])
    expect(await project.calls.comparedPage({ before: 1, after: 1, region: 'us', page })).toEqual({ differences: [] });
  expect(await project.calls.comparedPage({ before: 1, after: 2, region: '..', page: '/x' })).toEqual({
    differences: [],
  });
});

it('says that a version is gone, and that the draft cannot be shown without its pages', async () => {
  const compare = (before: number, after: number | 'draft') => project.calls.siteDifferences({ before, after });
  await expect(compare(1, 9)).rejects.toThrow(new CallError('This version is no longer available.'));
  await expect(compare(1, 'draft')).rejects.toThrow('Pages can’t be compared here.');
});

it('brings a page back into the draft, as a step that can be undone', async () => {
  const now = project.read(ABOUT);
  expect(await project.calls.restorePage({ version: 1, page: '/about-me' })).toEqual({
    message: 'Restored “About me”',
  });
  expect(project.read(ABOUT)).toContain('{person}: from call center to');
  expect((await project.calls.history({}))[0]).toMatchObject({ label: 'Restored “About me”' });
  await project.calls.undo({});
  expect(project.read(ABOUT)).toBe(now);
  await expect(project.calls.restorePage({ version: 1, page: '/never' })).rejects.toThrow('doesn’t have this page');
});

it('brings a deleted page back', async () => {
  rmSync(join(project.root, ABOUT));
  await project.calls.restorePage({ version: 2, page: '/about-me' });
  expect(project.read(ABOUT)).toContain('new words and');
});

it('takes a picture that a build has made smaller variants of for the same one', async () => {
  const picture = { src: '/images/a.jpg', width: 800, height: 600 };
  const sources = [{ type: 'image/avif', srcset: '/assets/a-320.avif 320w' }];
  const states = [{ image: { ...picture, sources } }, { image: picture }, { image: { ...picture, width: 900 } }].map(
    (data): OpenState => ({
      version: '',
      keys: () => ['us/about-me'],
      dataOf: (key) => (key === 'us/about-me' ? JSON.stringify({ name: 'About', ...data }) : undefined),
      documentOf: () => Promise.resolve(undefined),
      files: '',
    }),
  );
  const [released, same, other] = states;
  if (!released || !same || !other) throw new Error('There are three states.');
  expect((await differentPages([released, same], REGIONS, [])).pages).toEqual([]);
  expect((await differentPages([released, other], REGIONS, [])).pages).toMatchObject([{ page: '/about-me' }]);
});

it('names a picture that was replaced by its field', async () => {
  const shown = (picture: string) => ({
    ...pageFiles('us', 'about-me', 'Ida'),
    'us/about-me.html': `<html><body><main><section data-section="story" id="top"><img src="${picture}" alt="Ida"></section></main></body></html>`,
  });
  publish(shown('/images/portrait.svg'));
  const [version] = await project.calls.versions({});
  const number = version?.number ?? 0;
  project.change(ABOUT, 'src: /images/portrait.svg', 'src: /images/partner.svg');
  git('commit', '--quiet', '--all', '--message=Picture');
  publish(shown('/images/partner.svg'));
  const states = { before: number, after: number + 1 };
  const { differences } = await project.calls.comparedPage({ ...states, region: 'us', page: '/about-me' });
  const { things } = await project.calls.siteDifferences(states);
  expect(things[0]?.edits).toHaveLength(1);
  expect(differences).toMatchObject([
    { kind: 'changed', label: things[0]?.edits[0]?.label, before: 'portrait.svg', after: 'partner.svg' },
  ]);
});
