import { describe, expect, it } from 'vitest';
import { ALL_CASES } from '../../../../tests/support/all-diagnostic-cases.ts';
import { fileOf, expectedTexts } from '../../../../tests/support/diagnostic-cases.ts';
import { diagnose, MINIMAL_SITE } from '../../../../tests/support/minimal-site.ts';

it('finds no errors in a valid site', () => {
  expect(diagnose(MINIMAL_SITE)).toEqual([]);
});

describe.each(Object.entries(ALL_CASES))('%s', (_title, cases) => {
  it.each(cases.map((made) => [made.mistake, made] as const))('reports %s', (_mistake, made) => {
    expect(made.says.length, fileOf(made)).toBeGreaterThan(0);
    expect(expectedTexts(made)).toEqual(made.says);
  });
});
