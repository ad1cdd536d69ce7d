import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { action, plainLink } from '../../schema/link.ts';
import { reference } from '../../schema/reference.ts';
import { regional } from '../../schema/regional.ts';
import { text } from '../../schema/text.ts';
import { visibleItems } from './visible-items.ts';

const shown = { isVisible: () => true, isLeftOut: (_kind: unknown, name: string) => name.includes('draft') };
const words = { en: 'Words', da: 'Ord' };

/** What is left of the fields of a section. */
const leftOf = (field: z.ZodType, value: unknown) =>
  visibleItems(z.strictObject({ field }), { field: value }, shown)?.field;

describe('what names something that is not shown', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['a name in a list', z.array(reference('case-studies')), ['a', 'draft'], ['a']],
    ['the last name in a list', z.array(reference('case-studies')), ['draft'], undefined],
    [
      'a list, or one for each region',
      z.union([z.array(reference('case-studies')), regional(z.array(reference('case-studies')))]),
      ['draft', 'a'],
      ['a'],
    ],
    [
      'an item that needs it',
      z.array(z.strictObject({ who: reference('case-studies'), words: text() })),
      [
        { who: 'draft', words },
        { who: 'a', words },
      ],
      [{ who: 'a', words }],
    ],
    [
      'an item that can be without it',
      z.array(z.strictObject({ who: reference('case-studies').optional(), words: text() })),
      [{ who: 'draft', words }],
      [{ words }],
    ],
    [
      'an item that is a link',
      z.array(z.strictObject({ to: plainLink() })),
      [{ to: '/draft' }, { to: '/a' }],
      [{ to: '/a' }],
    ],
    [
      'an item with a link',
      z.array(z.strictObject({ to: plainLink().optional(), words: text() })),
      [{ to: '/draft', words }],
      [{ words }],
    ],
    ['a single reference', reference('case-studies'), 'draft', undefined],
  ])('is left out: %s', (_name, field, value, left) => {
    expect(leftOf(field, value)).toEqual(left);
  });

  it('is kept where a link is no item of a list, and in a button', () => {
    const button = { label: words, to: '/draft' };
    expect(leftOf(plainLink(), '/draft')).toBe('/draft');
    expect(leftOf(z.array(z.strictObject({ action: action() })), [{ action: button }])).toEqual([{ action: button }]);
  });

  it('tells the regions whose list has no item left, and keeps what they have', () => {
    const field = z.union([z.array(reference('case-studies')), regional(z.array(reference('case-studies')))]);
    const told: string[] = [];
    const value = { field: { us: ['draft'], eu: ['a'], dk: ['draft', 'a'] } };
    const left = visibleItems(z.strictObject({ field }), value, {
      ...shown,
      onEmpty: (_values, key) => told.push(key),
    });
    expect([left, told]).toEqual([{ field: { us: ['draft'], eu: ['a'], dk: ['a'] } }, ['us']]);
  });

  it('leaves the value itself where nothing is left out', () => {
    const value = { field: ['a', 'b'] };
    expect(visibleItems(z.strictObject({ field: z.array(reference('case-studies')) }), value, shown)).toBe(value);
  });
});
