// @vitest-environment node
import { expect, it } from 'vitest';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import definition from './client-cases.schema.ts';

const problems = (cases?: string[]) => sectionProblems('client-cases', definition, { cases });

it('names a case study that stands in the list twice', () => {
  expect(problems(['ascently', 'gasper', 'ascently'])).toEqual([
    'cases[2]: The case study "ascently" stands in this list twice. Delete one of the two.',
  ]);
});

it('has nothing against a list without repetition, or none', () => {
  expect(problems(['ascently', 'gasper'])).toEqual([]);
  expect(problems()).toEqual([]);
});
