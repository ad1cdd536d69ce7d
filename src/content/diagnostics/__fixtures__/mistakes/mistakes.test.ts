import { describe, expect, it } from 'vitest';
import { makeInContent } from '../../../../../tests/support/mistakes.ts';
import { openRealContent } from '../../../../../tests/support/real-content.ts';
import { untrueRemedies } from '../../../../../tests/support/remedies/judge-remedies.ts';
import { THOROUGH } from '../../../../../tests/support/thorough.ts';
import type { Mistake } from './mistake.ts';

/** Each `*.mistakes.ts` file next to this one covers one topic. A new file is included automatically. */
const topics = import.meta.glob<readonly Mistake[]>('./*.mistakes.ts', { eager: true, import: 'MISTAKES' });

/** Mistakes whose remedy only the owner can follow, each with its reason. Raising this number is a decision. */
const OWNER_DECIDES = 0;

const content = await openRealContent();

it("finds no errors in the site's content", () => {
  expect(content.diagnose(new Map())).toEqual([]);
});

describe.each(Object.entries(topics))('%s', (_file, mistakes) => {
  it.each(mistakes.map((one) => [one.mistake, one] as const))(
    'reports %s, with a remedy that is true',
    (_mistake, one) => {
      const made = makeInContent(one, content);
      expect(made.says).toEqual(one.says);
      // The gate follows the remedies of the catalogue, in a small site.
      expect(THOROUGH ? untrueRemedies(made, one) : []).toEqual([]);
    },
  );
});

it('leaves few remedies to the owner', () => {
  const mistakes = Object.values(topics).flat();
  expect(mistakes.filter(({ ownerDecides }) => ownerDecides !== undefined)).toHaveLength(OWNER_DECIDES);
});
