// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ALL_CASES } from '../../../tests/support/all-diagnostic-cases.ts';
import { fileOf, sayings } from '../../../tests/support/diagnostic-cases.ts';
import { diagnose, SMALL_SITE } from '../../../tests/support/small-site.ts';

it('finds nothing in a site without mistakes', () => {
  expect(diagnose(SMALL_SITE)).toEqual([]);
});

describe.each(Object.entries(ALL_CASES))('%s', (_title, cases) => {
  it.each(cases.map((made) => [made.mistake, made] as const))('names %s', (_mistake, made) => {
    expect(made.says.length, fileOf(made)).toBeGreaterThan(0);
    expect(sayings(made)).toEqual(made.says);
  });
});
