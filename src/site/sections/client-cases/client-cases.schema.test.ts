import { expect, it } from 'vitest';
import { sectionProblems } from '../../../../tests/support/section-problems.ts';
import definition from './client-cases.schema.ts';

const problems = (cases?: string[] | Record<string, string[]>) =>
  sectionProblems('client-cases', definition, { cases });

it('reports a case study that is in the list twice', () => {
  expect(problems(['ascently', 'gasper', 'ascently'])).toEqual([
    'cases[2]: The case study "ascently" is in this list twice. Delete one of the two.',
  ]);
});

it('reports it in the list of one region', () => {
  const lists = { us: ['ascently'], eu: ['gasper'], dk: ['gasper', 'gasper'] };
  expect(problems(lists)).toEqual([
    'cases.dk[1]: The case study "gasper" is in this list twice. Delete one of the two.',
  ]);
});

it('accepts a list without repetition, or no list', () => {
  expect(problems(['ascently', 'gasper'])).toEqual([]);
  expect(problems()).toEqual([]);
});
