import { describe, expect, it } from 'vitest';
import type { SiteOverview } from '../../../protocol/answers.ts';
import { createField } from './create-field.ts';
import type { FormSchema } from './json-schema.ts';
import { typedProblem } from './typed-problem.ts';

const REGIONS: SiteOverview['regions'] = [
  { code: 'us', name: 'USA', flag: '', language: 'en', locale: 'en-US', currency: 'USD', draft: false },
  { code: 'dk', name: 'Denmark', flag: '', language: 'da', locale: 'da-DK', currency: 'DKK', draft: false },
];
const WHOLE: FormSchema = { type: 'integer', exclusiveMinimum: 0, maximum: 744 };
const DECIMAL: FormSchema = { type: 'number', minimum: 0 };
const DAY: FormSchema = { type: 'string', format: 'date' };
const COLOR: FormSchema = { type: 'string', pattern: '^#[0-9a-f]{6}$' };

function said(schema: FormSchema, value: unknown, { required = true, path = ['value'] } = {}): string | undefined {
  const field = createField(schema, value, { path, root: {}, required });
  const problem = typedProblem(field, value, REGIONS);
  return problem && `${problem.message} ${problem.hint}`.trim();
}

describe('a value that no file could hold', () => {
  it.each([
    [WHOLE, '', 'Write a whole number, for example 12.'],
    [DECIMAL, ' ', 'Write a number, for example 12.5.'],
    [WHOLE, '12,50', '12,50 isn’t a whole number. Write 12 or 13.'],
    [WHOLE, 'ten', '“ten” isn’t a number. Write a whole number, for example 12.'],
    [DECIMAL, '1e3', '“1e3” isn’t a number. Write a number, for example 12.5.'],
    [
      DECIMAL,
      '1.500',
      '1.500 can be read as 1.5 or as 1500. Write the one that you mean, with nothing between the thousands.',
    ],
    [DAY, '', 'Choose a day, with all four digits of the year.'],
    [DAY, '0202-12-01', 'Choose a day, with all four digits of the year.'],
    [DAY, '1 December', 'Choose a day, with all four digits of the year.'],
    [COLOR, 'red', 'Choose a color, or write it as # and six digits, for example #0f4c81.'],
    [COLOR, '#abc', 'Choose a color, or write it as # and six digits, for example #0f4c81.'],
  ])('is refused in the words of the form: %#', (schema, value, words) => {
    expect(said(schema, value)).toBe(words);
  });

  it('says that an optional field may be removed', () => {
    expect(said(WHOLE, '', { required: false })).toBe('Write a whole number, for example 12. Or remove the field.');
    expect(said(DAY, '', { required: false })).toMatch(/Or remove the field\.$/);
    expect(said(WHOLE, 'ten', { required: false })).not.toContain('remove');
  });

  it('names the first text among numbers', () => {
    const points: FormSchema = { type: 'array', items: DECIMAL };
    expect(said(points, [22, 31.5, 'x', 'y'])).toMatch(/^“x” isn’t a number\./);
    expect(said(points, [22, 31.5])).toBeUndefined();
  });
});

it.each([
  [WHOLE, '1.000'],
  [WHOLE, 'DKK 750'],
  [DECIMAL, '12,50'],
  [DAY, '2026-12-01'],
  [COLOR, '#0f4c81'],
  [{ type: 'string' } satisfies FormSchema, ''],
  [WHOLE, 5],
])('leaves everything else to the content check: %#', (schema, value) => {
  expect(said(schema, value)).toBeUndefined();
});

it('takes the currency of the region of a price, and no other', () => {
  const at = (text: string, region: string) => said(WHOLE, text, { path: ['price', region] });
  expect(at('DKK 700', 'dk')).toBeUndefined();
  expect(at('700 kr.', 'dk')).toBeUndefined();
  expect(at('$700', 'us')).toBeUndefined();
  expect(at('$700', 'dk')).toMatch(/^“\$700” isn’t a number\./);
});
