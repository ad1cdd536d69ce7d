import { describe, expect, test } from 'vitest';
import { EMPTY_VALUES } from './contact-fields.ts';
import { firstInvalidField, refreshErrors, validateContact } from './validate-contact.ts';

const fine = { ...EMPTY_VALUES, name: 'Ada', email: 'ada@example.com', message: 'Hello' };

describe('validation of the form', () => {
  test('accepts name, email and message', () => {
    expect(validateContact(fine)).toEqual({});
  });

  test('treats blanks as empty', () => {
    expect(validateContact({ ...fine, name: '  ', email: ' ', message: '\n\t' })).toEqual({
      name: 'nameMissing',
      email: 'emailMissing',
      message: 'messageMissing',
    });
  });

  test.each(['a@b', 'x.y+z@sub.example.co.uk', "o'brien@example.ie", 'jens@blåbær.dk', 'a@xn--blbr-roah.dk'])(
    'accepts %s as an email address',
    (email) => expect(validateContact({ ...fine, email })).toEqual({}),
  );

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada @example.com',
    'ada@example.com, bob@example.com',
    'ada@exa_mple.com',
  ])('rejects %s as an email address', (email) =>
    expect(validateContact({ ...fine, email })).toEqual({ email: 'emailInvalid' }),
  );
});

test('finds the topmost invalid field first', () => {
  expect(firstInvalidField({ message: 'messageMissing', email: 'emailInvalid' })).toBe('email');
  expect(firstInvalidField({})).toBeUndefined();
});

test('updates or removes a shown error with its field, and adds no other', () => {
  const shown = { name: 'nameMissing', email: 'emailMissing' } as const;
  expect(refreshErrors(shown, { ...EMPTY_VALUES, name: 'Ada', email: 'ada' })).toEqual({ email: 'emailInvalid' });
});
