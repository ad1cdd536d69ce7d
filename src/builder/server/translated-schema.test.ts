import { expect, test } from 'vitest';
import { withWords } from './translated-schema.ts';

const DANISH: Readonly<Record<string, string>> = {
  Plans: 'Aftaler',
  Plan: 'Aftale',
  'Shown in lists.': 'Vises i lister.',
  'Price per hour': 'Pris pr. time',
  'Up to': 'Op til',
  'Shopping cart': 'Indkøbskurv',
};

const inDanish = (schema: Parameters<typeof withWords>[0]) => withWords(schema, (text) => DANISH[text]);

test('translates titles, the help of forms, and what forms make of keys and lists', () => {
  expect(
    inDanish({
      properties: {
        plans: {
          type: 'array',
          title: 'Plans',
          description: 'For files.',
          form: 'Shown in lists.',
          items: { type: 'object', properties: { pricePerHour: { type: 'number', title: 'pricePerHour' } } },
        },
      },
    }),
  ).toEqual({
    properties: {
      plans: {
        type: 'array',
        title: 'Aftaler',
        description: 'For files.',
        form: 'Vises i lister.',
        items: {
          type: 'object',
          title: 'Aftale',
          properties: { pricePerHour: { type: 'number', title: 'Pris pr. time' } },
        },
      },
    },
  });
});

test('names choices and icons, and leaves what has no translation', () => {
  expect(inDanish({ enum: ['up-to', 'B2B'] })['labels']).toEqual({ 'up-to': 'Op til' });
  expect(inDanish({ enum: ['ShoppingCart'], input: 'icon' })['labels']).toEqual({ ShoppingCart: 'Indkøbskurv' });
  expect(inDanish({ title: 'Vimeo' })).toEqual({ title: 'Vimeo' });
});
