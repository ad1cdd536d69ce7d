import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPerson } from '../../people/__fixtures__/add-person.ts';
import { openTestDatabase } from '../../people/__fixtures__/people-database.ts';
import type { Database } from '../../people/database.ts';
import type { Role } from '../../protocol/roles.ts';
import { publishingFolders } from '../../../publishing/publishing-folders.ts';
import { openVersionRepository } from '../../../publishing/version-git.ts';
import { builderProject, type BuilderProject, type Calls } from '../__fixtures__/builder-project.ts';
import { actAs } from '../acting-person.ts';
import { draftDifference } from '../publishing/list-unpublished.ts';
import { noteOtherPublications, notePublication, type ReviewPlace } from './keep-reviews.ts';

const ABOUT = 'content/pages/about-me.yaml';
const PRICING = 'content/pricing.yaml';
const SITE = 'content/site.yaml';

let project: BuilderProject;
let calls: Calls;
let database: Database;
let told: number;
const place: ReviewPlace = { database: () => database, tell: () => void (told += 1) };
const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root, encoding: 'utf8' });

// Reading all content takes seconds.
beforeAll(() => {
  project = builderProject(undefined, place);
  ({ calls } = project);
  // A folder of its own in place of the link to this project's.
  rmSync(join(project.root, 'public'));
  cpSync(join(import.meta.dirname, '../../../../public'), join(project.root, 'public'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ida');
  git('config', 'user.email', 'ida@example.com');
  writeFileSync(join(project.root, '.gitignore'), '.builder\n.local\nnode_modules\n');
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
});
beforeEach(async () => {
  ({ database } = openTestDatabase());
  told = 0;
  await project.restore();
});
afterAll(() => project.remove());

/** Returns what makes calls for a person. */
function as(name: string, role: Role) {
  const person = addPerson(database, name, role);
  return <T>(run: () => T) => actAs({ ...person, host: 'localhost', session: name }, run);
}

/** Changes a title and two prices, and asks for both files as Nora. */
async function asked() {
  const [nora, anna] = [as('Nora', 'contributor'), as('Anna', 'editor')];
  project.change(ABOUT, 'From call center to', 'New words and');
  project.change(PRICING, 'us: 140', 'us: 145');
  await nora(() => calls.askToPublish({ things: [ABOUT, PRICING, 'content/facts.yaml'], message: ' Please! ' }));
  const seen = async () => (await anna(() => calls.review({ review: 1 }))).review;
  return { nora, anna, seen };
}

const changesIn = (review: Awaited<ReturnType<Calls['review']>>['review'], file: string) =>
  review?.things.find(({ id }) => id === file)?.changes ?? [];

it('tells editors what somebody asks for, value by value with both versions', async () => {
  const { nora, anna, seen } = await asked();
  expect(told).toBe(1);
  expect(await anna(() => calls.reviews({}))).toMatchObject([{ id: 1, name: 'Nora', count: 2, message: 'Please!' }]);
  expect(await nora(() => calls.ownReviews({}))).toMatchObject([{ id: 1, things: [ABOUT, PRICING] }]);
  const review = await seen();
  expect(review).toMatchObject({ isPublished: false, discarded: [] });
  expect(changesIn(review, PRICING)).toMatchObject([
    { label: 'Plans: “Start”, price per hour, USA', before: '140', after: '145' },
  ]);
  expect(review?.things.find(({ id }) => id === PRICING)).toMatchObject({ where: 'anywhere', editedBy: [] });
  expect(review?.things.find(({ id }) => id === ABOUT)).toMatchObject({ page: '/about-me' });
});

it('shows a person nothing of what others ask for', async () => {
  const { nora } = await asked();
  const bo = as('Bo', 'contributor');
  expect(await bo(() => calls.ownReviews({}))).toEqual([]);
  await expect(bo(() => calls.withdrawReview({}))).rejects.toThrow('withdrawn');
  await bo(() => calls.dismissReview({ review: 1 }));
  expect(await nora(() => calls.ownReviews({}))).toHaveLength(1);
});

it('asks for nothing that is published already', async () => {
  const nora = as('Nora', 'contributor');
  await expect(nora(() => calls.askToPublish({ things: [ABOUT], message: '' }))).rejects.toThrow('published already');
});

it('discards a value by an edit of the editor, and lists it with what both have written until that is undone', async () => {
  const { anna, seen } = await asked();
  const [change] = changesIn(await seen(), PRICING);
  const input = { review: 1, file: PRICING, change: change?.id ?? '' };
  await anna(() => calls.discardReviewed(input));
  expect(project.read(PRICING)).toContain('us: 140');
  expect(project.read(ABOUT)).toContain('New words and');
  const [step] = await anna(() => calls.history({}));
  expect(step).toMatchObject({ label: `${change?.label}, back to what is published`, files: [PRICING] });
  const after = await seen();
  expect(after?.things.map(({ id }) => id)).toEqual([ABOUT]);
  expect(after?.discarded).toMatchObject([
    { file: PRICING, label: change?.label, yours: '145', published: '140', step: step?.id },
  ]);
  await expect(anna(() => calls.discardReviewed(input))).rejects.toThrow('Look at the list again');
  await anna(() => calls.undo({ id: step?.id ?? '' }));
  expect(project.read(PRICING)).toContain('us: 145');
  expect(await seen()).toMatchObject({ discarded: [], things: [{ id: ABOUT }, { id: PRICING }] });
});

it('writes nothing over what somebody has typed since the list was shown', async () => {
  const { anna, seen } = await asked();
  const [change] = changesIn(await seen(), PRICING);
  project.change(PRICING, 'us: 145', 'us: 150');
  await expect(
    anna(() => calls.discardReviewed({ review: 1, file: PRICING, change: change?.id ?? '' })),
  ).rejects.toThrow('changed in the meantime');
  expect(project.read(PRICING)).toContain('us: 150');
});

it('discards all changes of a page, and brings a deleted one back, but keeps a new one', async () => {
  const [nora, anna] = [as('Nora', 'contributor'), as('Anna', 'editor')];
  const [before, home] = [project.read(ABOUT), project.read('content/pages/home.yaml')];
  const own = 'content/shared/nora.yaml';
  project.change(ABOUT, 'From call center to', 'New words and');
  project.change(ABOUT, 'Fra callcenter til', 'Nye ord og');
  writeFileSync(join(project.root, own), project.read('content/shared/process.yaml'));
  await nora(() => calls.askToPublish({ things: [ABOUT, own], message: '' }));
  await anna(() => calls.discardReviewed({ review: 1, file: ABOUT }));
  expect(project.read(ABOUT)).toBe(before);
  expect((await anna(() => calls.review({ review: 1 }))).review?.discarded).toHaveLength(2);
  await expect(anna(() => calls.discardReviewed({ review: 1, file: own }))).rejects.toThrow('new as a whole');
  await expect(anna(() => calls.discardReviewed({ review: 1, file: SITE }))).rejects.toThrow('withdrawn or answered');
  expect(project.read('content/pages/home.yaml')).toBe(home);
});

it('says who else has edited a thing since it was asked for', async () => {
  const { seen } = await asked();
  const bo = as('Bo', 'contributor');
  const { hash } = await calls.file({ file: PRICING });
  await bo(() =>
    calls.edit({
      request: {
        edits: [{ file: PRICING, operations: [{ op: 'set', path: ['plans', 0, 'pricePerHour', 'us'], value: 146 }] }],
      },
      label: 'Edit',
      hashes: { [PRICING]: hash },
      guards: [],
    }),
  );
  expect((await seen())?.things.find(({ id }) => id === PRICING)?.editedBy).toEqual(['Bo']);
});

it('shows the person the answer with what was discarded, and then since when it is live', async () => {
  const { nora, anna, seen } = await asked();
  const [change] = changesIn(await seen(), PRICING);
  await anna(() => calls.discardReviewed({ review: 1, file: PRICING, change: change?.id ?? '' }));
  const { asked: time = 0 } = (await seen()) ?? {};
  await expect(
    anna(() => calls.answerReview({ review: 1, asked: time - 1, isAccepted: true, text: '' })),
  ).rejects.toThrow('Nora has changed the request');
  await anna(() => calls.answerReview({ review: 1, asked: time, isAccepted: true, text: 'Not the price.' }));
  await expect(anna(() => calls.answerReview({ review: 1, asked: time, isAccepted: false, text: '' }))).rejects.toThrow(
    'withdrawn or answered',
  );
  expect(await anna(() => calls.reviews({}))).toEqual([]);
  expect(await anna(() => calls.review({ review: 1 }))).toEqual({});
  const own = async () => (await nora(() => calls.ownReviews({})))[0];
  expect((await own())?.answer).toMatchObject({
    by: 'Anna',
    text: 'Not the price.',
    isAccepted: true,
    discarded: [{ title: 'Pricing', yours: '145', published: '140' }],
  });
  const repository = await openVersionRepository(project.root);
  const difference = await draftDifference(repository, publishingFolders(project.root, {}));
  const before = told;
  anna(() => notePublication(place, difference, [ABOUT]));
  expect(told).toBe(before + 1);
  expect((await own())?.published).toMatchObject({ by: 'Anna' });
});

/** Publishes the content as another program does. */
function publishElsewhere(): void {
  git('add', 'content');
  const tree = git('write-tree').trim();
  git('reset', '--quiet');
  git('update-ref', 'refs/builder/published', git('commit-tree', tree, '-m', 'Publish').trim());
}

it('takes note of what another program publishes, once nothing of a request is left', async () => {
  publishElsewhere();
  const { nora } = await asked();
  const own = async () => (await nora(() => calls.ownReviews({})))[0];
  const look = async () => {
    const repository = await openVersionRepository(project.root);
    await noteOtherPublications(place, await draftDifference(repository, publishingFolders(project.root, {})));
  };
  project.change(PRICING, 'us: 145', 'us: 150');
  await look();
  expect((await own())?.published).toBeUndefined();
  const before = told;
  publishElsewhere();
  await look();
  expect((await own())?.published).toEqual({ time: expect.any(Number) as number });
  expect(told).toBe(before + 1);
  git('update-ref', '-d', 'refs/builder/published');
});

it('serves both pictures of a change', async () => {
  const { nora, anna } = await asked();
  writeFileSync(
    join(project.root, 'public/images/new-portrait.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  project.change(SITE, 'portrait: /images/portrait.svg', 'portrait: /images/new-portrait.svg');
  await nora(() => calls.askToPublish({ things: [SITE], message: '' }));
  const { review } = await anna(() => calls.review({ review: 1 }));
  expect(changesIn(review, SITE)).toMatchObject([
    { pictures: { before: '/images/portrait.svg', after: '/images/new-portrait.svg' } },
  ]);
});
