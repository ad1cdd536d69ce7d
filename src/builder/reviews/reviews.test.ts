import { beforeEach, expect, it } from 'vitest';
import { addPerson } from '../people/__fixtures__/add-person.ts';
import { openTestDatabase } from '../people/__fixtures__/people-database.ts';
import type { Database } from '../people/database.ts';
import { forgetPeople, removePerson } from '../people/manage-people.ts';
import {
  addDiscarded,
  answerReview,
  askReview,
  dismissReview,
  findOpenReview,
  forgetReviews,
  noteReviewsPublished,
  openReviews,
  reviewsOf,
  withdrawReview,
} from './reviews.ts';

const [HOME, ABOUT] = ['content/pages/home.yaml', 'content/pages/about-me.yaml'];
const DAY_MS = 24 * 60 * 60 * 1000;

let database: Database;
let nora: string;
let bo: string;

beforeEach(() => {
  ({ database } = openTestDatabase());
  addPerson(database, 'Anna', 'owner');
  nora = addPerson(database, 'Nora', 'contributor').id;
  bo = addPerson(database, 'Bo', 'contributor').id;
});

const ask = (person: string, things = [HOME], message = '', now = 1000) =>
  askReview(database, person, { things, message }, now);
const answer = (id: number, asked: number, isAccepted: boolean, now?: number) =>
  answerReview(database, { id, asked }, { by: 'Anna', text: 'Fine', isAccepted }, now);
const publish = (published: string[], left: string[] = [], now?: number) =>
  noteReviewsPublished(database, { published: new Set(published), left: new Set(left), by: 'Anna' }, now);

it('has one open request of a person: asking again changes it', () => {
  ask(nora, [HOME], 'Please');
  ask(bo, [ABOUT], '', 1500);
  ask(nora, [HOME, ABOUT], 'Both, please', 2000);
  expect(openReviews(database)).toMatchObject([
    { id: 2, name: 'Bo', asked: 1500 },
    { id: 1, name: 'Nora', asked: 2000, message: 'Both, please', things: [HOME, ABOUT] },
  ]);
  expect(reviewsOf(database, nora)).toHaveLength(1);
});

it('lets a person withdraw and dismiss their own requests only', () => {
  ask(nora);
  expect(withdrawReview(database, bo)).toBe(false);
  expect(dismissReview(database, nora, 1)).toBe(false);
  expect(answer(1, 1000, true)).toBe(true);
  expect(withdrawReview(database, nora)).toBe(false);
  expect(dismissReview(database, bo, 1)).toBe(false);
  expect(dismissReview(database, nora, 1)).toBe(true);
  expect(reviewsOf(database, nora)).toEqual([]);
  ask(nora);
  expect(withdrawReview(database, nora)).toBe(true);
  expect(openReviews(database)).toEqual([]);
});

it('answers a request once, and only as the editor has seen it', () => {
  ask(nora);
  ask(nora, [ABOUT], '', 2000);
  expect(answer(1, 1000, true)).toBe(false);
  expect(answer(1, 2000, false, 3000)).toBe(true);
  expect(answer(1, 2000, true)).toBe(false);
  expect(findOpenReview(database, 1)).toBeUndefined();
  expect(reviewsOf(database, nora)).toMatchObject([
    { answer: { time: 3000, by: 'Anna', text: 'Fine', isAccepted: false } },
  ]);
});

it('keeps an answer beside a further request', () => {
  ask(nora);
  answer(1, 1000, false);
  ask(nora, [ABOUT], '', 2000);
  expect(reviewsOf(database, nora)).toMatchObject([
    { id: 2, things: [ABOUT] },
    { id: 1, answer: { by: 'Anna' } },
  ]);
});

it('is done with the last of its things that is published, whether it was accepted or not answered', () => {
  ask(nora, [HOME, ABOUT]);
  answer(1, 1000, true);
  ask(bo, [ABOUT]);
  expect(publish([HOME], [ABOUT])).toBe(0);
  expect(publish(['content/facts.yaml'])).toBe(0);
  expect(publish([ABOUT], [], 5000)).toBe(2);
  for (const person of [nora, bo])
    expect(reviewsOf(database, person)).toMatchObject([{ published: { time: 5000, by: 'Anna' } }]);
  expect(openReviews(database)).toEqual([]);
});

it('isn’t done by a publication after it was sent back', () => {
  ask(nora);
  answer(1, 1000, false);
  expect(publish([HOME])).toBe(0);
});

it('stores what was discarded', () => {
  const value = { file: HOME, step: '00000001', title: 'Home', label: 'Title', yours: 'New', published: 'Old' };
  ask(nora);
  addDiscarded(database, 1, [value]);
  addDiscarded(database, 1, [{ ...value, step: '00000002' }]);
  expect(findOpenReview(database, 1)?.discarded.map(({ step }) => step)).toEqual(['00000001', '00000002']);
});

it('deletes answers after a year', () => {
  ask(nora);
  answer(1, 1000, true, 2000);
  ask(bo, [HOME], '', 2000 + 364 * DAY_MS);
  expect(reviewsOf(database, nora)).toHaveLength(1);
  ask(bo, [HOME], '', 2000 + 366 * DAY_MS);
  expect(reviewsOf(database, nora)).toEqual([]);
});

it('deletes what a person has asked for with the person, and takes a forgotten name off answers', () => {
  ask(nora);
  answer(1, 1000, true);
  publish([HOME]);
  ask(bo);
  removePerson(database, bo);
  expect(openReviews(database)).toEqual([]);
  expect(forgetReviews(database, 'Anna')).toBe(1);
  expect(JSON.stringify(reviewsOf(database, nora))).not.toContain('Anna');
  forgetPeople(database, 'Nora');
  expect(database.all('SELECT id FROM review')).toEqual([]);
});
