import { expect, it } from 'vitest';
import { missingFeature } from './missing-features.ts';

it.each(['newsletter', 'Newsl', 'countdown', 'Nyhedsbrev'])(
  'says that there is no %s, and what comes closest',
  (query) => {
    expect(missingFeature(query, [])).toMatch(/^There is no/);
  },
);

it.each(['', 'ne', 'pricing', 'newspaper'])('says nothing about “%s”', (query) => {
  expect(missingFeature(query, [])).toBeUndefined();
});

it('says nothing about what a section type of the site has', () => {
  expect(missingFeature('newsletter', [{ title: 'Letters', keywords: 'mail newsletter' }])).toBeUndefined();
  expect(missingFeature('countdown', [{ title: 'Sale with countdown' }])).toBeUndefined();
});
