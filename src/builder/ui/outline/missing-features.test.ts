import { expect, it } from 'vitest';
import { missingFeature } from './missing-features.ts';

it.each(['gallery', 'Galler', 'map', 'newsletter', 'Nyhedsbrev'])(
  'says that there is no %s, and what comes closest',
  (query) => {
    expect(missingFeature(query)).toMatch(/^There is no/);
  },
);

it.each(['', 'ma', 'pricing', 'mapping'])('says nothing about “%s”', (query) => {
  expect(missingFeature(query)).toBeUndefined();
});
