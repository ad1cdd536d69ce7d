import { describe, expect, test } from 'vitest';
import { EMPTY_VALUES } from './contact-fields.ts';
import { firstWrong, refreshErrors, validateContact } from './validate-contact.ts';

const fine = { ...EMPTY_VALUES, name: 'Ada', email: 'ada@example.com', message: 'Hello' };

describe('what the form asks for', () => {
  test('name, e-mail and message are enough', () => {
    expect(validateContact(fine)).toEqual({});
  });

  test('blanks are nothing', () => {
    expect(validateContact({ ...fine, name: '  ', email: ' ', message: '\n\t' })).toEqual({
      name: 'nameMissing',
      email: 'emailMissing',
      message: 'messageMissing',
    });
  });

  test.each(['a@b', 'x.y+z@sub.example.co.uk', "o'brien@example.ie", 'jens@blåbær.dk', 'a@xn--blbr-roah.dk'])(
    '%s is an address',
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
  ])('%s is no address', (email) => expect(validateContact({ ...fine, email })).toEqual({ email: 'emailInvalid' }));
});

test('the first wrong field is the uppermost', () => {
  expect(firstWrong({ message: 'messageMissing', email: 'emailInvalid' })).toBe('email');
  expect(firstWrong({})).toBeUndefined();
});

test('an error that is shown changes or goes with the field; no other comes up', () => {
  const shown = { name: 'nameMissing', email: 'emailMissing' } as const;
  expect(refreshErrors(shown, { ...EMPTY_VALUES, name: 'Ada', email: 'ada' })).toEqual({ email: 'emailInvalid' });
});
