import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serializeConsent, parseConsent } from './consent-record.ts';
import type { ConsentPreferences } from './consent-mode.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY = 86_400_000;
const CHOICE: ConsentPreferences = { necessary: true, analytics: true, marketing: true, functional: false };

const record = (change: object = {}) =>
  JSON.stringify({ preferences: CHOICE, timestamp: '2026-02-01T08:30:00.000Z', version: 3, ...change });
const read = (text: string | null, version = 3, signal = false) => parseConsent(() => text, version, NOW, signal);

describe('a stored choice', () => {
  it('is parsed as it was made', () => {
    expect(read(record())).toEqual(CHOICE);
    expect(read(serializeConsent(CHOICE, 3, NOW - DAY))).toEqual(CHOICE);
  });

  it('is stored with its time and the version of the policy', () => {
    expect(JSON.parse(serializeConsent(CHOICE, 3, NOW))).toEqual({
      preferences: CHOICE,
      timestamp: '2026-03-01T12:00:00.000Z',
      version: 3,
    });
  });

  it('defaults to the first version of the policy', () => {
    const text = record({ version: undefined });
    expect(read(text, 1)).toEqual(CHOICE);
    expect(read(text, 2)).toBeUndefined();
  });

  it.each([2, 4])('is ignored if the policy has another version than %i', (version) => {
    expect(read(record({ version }))).toBeUndefined();
  });

  it('is ignored after 12 months', () => {
    expect(read(serializeConsent(CHOICE, 3, NOW - 364 * DAY))).toEqual(CHOICE);
    expect(read(serializeConsent(CHOICE, 3, NOW - 366 * DAY))).toBeUndefined();
  });

  it('is ignored if it is from the far future', () => {
    expect(read(serializeConsent(CHOICE, 3, NOW + 10 * 365 * DAY))).toBeUndefined();
  });
});

describe('Global Privacy Control', () => {
  it('denies marketing although it was allowed before', () => {
    expect(read(record(), 3, true)).toEqual({ ...CHOICE, marketing: false });
  });

  it('yields to an explicit choice in the details', () => {
    expect(read(serializeConsent(CHOICE, 3, NOW, true), 3, true)).toEqual(CHOICE);
  });

  it("isn't recorded with a choice without marketing", () => {
    expect(serializeConsent({ ...CHOICE, marketing: false }, 3, NOW, true)).not.toContain('despite');
  });
});

describe('an invalid stored choice is ignored', () => {
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', '{'],
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '[]'],
    ['a text', '"yes"'],
    ['an object without preferences', '{"timestamp":"2026-02-01T08:30:00Z","version":3}'],
    ['preferences that are null', record({ preferences: null })],
    ['preferences that are a list', record({ preferences: [true, true, true, true] })],
    ['a missing purpose', record({ preferences: { ...CHOICE, functional: undefined } })],
    ['a purpose that is no yes or no', record({ preferences: { ...CHOICE, analytics: 'granted' } })],
    ['no time', record({ timestamp: undefined })],
    ['a time that is none', record({ timestamp: 'yesterday' })],
    ['a version as a string', record({ version: '3' })],
    ['five megabytes', 'x'.repeat(5_000_000)],
  ])('%s', (_what, text) => {
    expect(read(text)).toBeUndefined();
  });

  it("storage that can't be read", () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(parseConsent(blocked, 3, NOW)).toBeUndefined();
  });

  it('parses any text without an exception, and returns only complete choices', () => {
    const sound = (text: string) => {
      const choice = read(text);
      return (
        choice === undefined ||
        Object.keys(CHOICE).every((purpose) => typeof choice[purpose as keyof ConsentPreferences] === 'boolean')
      );
    };
    fc.assert(fc.property(fc.string(), sound));
    fc.assert(fc.property(fc.json(), sound));
    const almost = fc.record(
      {
        preferences: fc.option(fc.dictionary(fc.constantFrom(...Object.keys(CHOICE)), fc.jsonValue())),
        timestamp: fc.jsonValue(),
        version: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        almost.map((value) => JSON.stringify(value)),
        sound,
      ),
    );
  });
});
