import { expect, it } from 'vitest';
import { z } from 'zod';
import { factsSchema } from '../../schema/facts.schema.ts';
import { projects } from '../../../tests/support/minimal-model.ts';
import { entryKind, likelyKind, misplacedFile, PAGE_KIND, type KnownKind } from './misplaced-file.ts';

const PROJECT_KIND = entryKind(projects);

const FACTS: KnownKind = { name: 'content/facts.yaml', location: 'content/facts.yaml', schema: factsSchema };
const RATES: KnownKind = {
  name: 'content/rates.yaml',
  location: 'content/rates.yaml',
  schema: z.strictObject({ plans: z.unknown(), benefits: z.unknown() }),
};
const KINDS = [PAGE_KIND, PROJECT_KIND, FACTS, RATES];

const PROJECT = { id: 'alderley', clientName: 'Alderley', industry: {}, tags: [], result: {} };

it.each([
  [{ seo: {}, name: {}, sections: [] }, PAGE_KIND],
  [PROJECT, PROJECT_KIND],
  [{ plans: [], benefits: [] }, RATES],
  [{ replyTime: { en: 'a day', da: 'en dag' } }, FACTS],
  [{ one: 1, two: 2 }, undefined],
])('recognizes a file by its fields: %j', (data, kind) => {
  expect(likelyKind(data, KINDS)).toBe(kind);
});

it('reports which file it seems to be, and which entry by its id', () => {
  expect(misplacedFile('content/pages/new.yaml', PROJECT, PAGE_KIND, KINDS)).toMatchObject({
    path: [],
    doubts: [],
    message: 'The file seems to be the project "alderley", saved under another name.',
    hint: 'Move it to content/projects/alderley.yaml, or bring back what was here: a page.',
  });
  expect(misplacedFile('content/pages/new.yaml', { plans: [], benefits: [] }, PAGE_KIND, KINDS)?.message).toBe(
    'The file seems to be content/rates.yaml, saved under another name.',
  );
});

it.each([
  ['half of its fields are its own', { seo: {}, plans: [] }],
  ['it fits no other kind', { seo: {}, one: 1, two: 2 }],
  ['it is of its own kind', { seo: {}, name: {}, sections: [] }],
])('reports nothing if %s', (_when, data) => {
  expect(misplacedFile('content/pages/new.yaml', data, PAGE_KIND, KINDS)).toBeUndefined();
});
