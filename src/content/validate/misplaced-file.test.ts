import { expect, it } from 'vitest';
import { z } from 'zod';
import { factsSchema } from '../../schema/facts.schema.ts';
import caseStudies from '../../site/collections/case-studies/case-studies.collection.ts';
import { entryKind, likelyKind, misplacedFile, PAGE_KIND, type KnownKind } from './misplaced-file.ts';

const CASE_KIND = entryKind(caseStudies); // it knows its own fields only

const FACTS: KnownKind = { name: 'content/facts.yaml', location: 'content/facts.yaml', schema: factsSchema };
const PRICING: KnownKind = {
  name: 'content/pricing.yaml',
  location: 'content/pricing.yaml',
  schema: z.strictObject({ plans: z.unknown(), benefits: z.unknown() }),
};
const KINDS = [PAGE_KIND, CASE_KIND, FACTS, PRICING];

const STUDY = { id: 'ascently', clientName: 'Ascently', industry: {}, tags: [], result: {} };

it.each([
  [{ seo: {}, name: {}, sections: [] }, PAGE_KIND],
  [STUDY, CASE_KIND],
  [{ plans: [], benefits: [] }, PRICING],
  [{ replyTime: { en: 'a day', da: 'en dag' } }, FACTS],
  [{ one: 1, two: 2 }, undefined],
])('recognizes a file by its fields: %j', (data, kind) => {
  expect(likelyKind(data, KINDS)).toBe(kind);
});

it('reports which file it seems to be, and which entry by its id', () => {
  expect(misplacedFile('content/pages/new.yaml', STUDY, PAGE_KIND, KINDS)).toMatchObject({
    path: [],
    doubts: [],
    message: 'The file seems to be the case study "ascently", saved under another name.',
    hint: 'Move it to content/case-studies/ascently.yaml, or bring back what was here: a page.',
  });
  expect(misplacedFile('content/pages/new.yaml', { plans: [], benefits: [] }, PAGE_KIND, KINDS)?.message).toBe(
    'The file seems to be content/pricing.yaml, saved under another name.',
  );
});

it.each([
  ['half of its fields are its own', { seo: {}, plans: [] }],
  ['it fits no other kind', { seo: {}, one: 1, two: 2 }],
  ['it is of its own kind', { seo: {}, name: {}, sections: [] }],
])('reports nothing if %s', (_when, data) => {
  expect(misplacedFile('content/pages/new.yaml', data, PAGE_KIND, KINDS)).toBeUndefined();
});
