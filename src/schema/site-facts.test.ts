import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from './site.schema.ts';
import { SITE_FACTS, siteFacts } from './site-facts.ts';

const SITE = siteSchema.parse(parse(readFileSync('content/site.yaml', 'utf8')));

it('has a value for every placeholder', () => {
  expect(Object.keys(siteFacts(SITE, { locale: 'en-US' })).sort()).toEqual([...SITE_FACTS].sort());
});

it.each([
  ['en-US', 1, '1 month'],
  ['da-DK', 24, '24 måneder'],
  ['de-DE', 6, '6 Monate'],
])('says in %s for how long messages are kept', (locale, messageMonths, words) => {
  expect(siteFacts({ ...SITE, messageMonths }, { locale }).messageRetention).toBe(words);
});

it.each([
  ['en-US', 'Spain', 'Ireland'],
  ['da-DK', 'Spanien', 'Irland'],
])('spells out countries in %s', (locale, country, ofService) => {
  const facts = siteFacts(SITE, { locale });
  const { street, postalCode, city } = SITE.company;
  expect(facts.address).toBe(`${street}, ${postalCode} ${city}, ${country}`);
  expect(facts.formService).toBe(`${SITE.processors.form.name}, ${ofService}`);
});
