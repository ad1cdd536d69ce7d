import { describe, expect, it } from 'vitest';
import { ALL_CASES } from '../../../../tests/support/all-diagnostic-cases.ts';
import { fileOf, makeMistake, sayingOf } from '../../../../tests/support/diagnostic-cases.ts';
import { diagnose, MINIMAL_SITE } from '../../../../tests/support/minimal-site.ts';
import { untrueRemedies } from '../../../../tests/support/remedies/judge-remedies.ts';

/** Rows whose remedy only the owner can follow, each with its reason. Raising this number is a decision. */
const OWNER_DECIDES = 2;

it('finds no errors in a valid site', () => {
  expect(diagnose(MINIMAL_SITE)).toEqual([]);
});

describe.each(Object.entries(ALL_CASES))('%s', (_title, cases) => {
  it.each(cases.map((made) => [made.mistake, made] as const))(
    'reports %s, with a remedy that is true',
    (_mistake, row) => {
      const made = makeMistake(row);
      expect(row.says.length, fileOf(row)).toBeGreaterThan(0);
      expect(made.found.map(sayingOf(fileOf(row)))).toEqual(row.says);
      expect(untrueRemedies(made, row)).toEqual([]);
    },
  );
});

it('leaves few remedies to the owner', () => {
  const rows = Object.values(ALL_CASES).flat();
  expect(rows.filter(({ ownerDecides }) => ownerDecides !== undefined)).toHaveLength(OWNER_DECIDES);
});
