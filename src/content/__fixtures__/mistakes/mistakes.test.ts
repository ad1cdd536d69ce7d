// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { sayingsOf } from '../../../../tests/support/mistakes.ts';
import { openRealContent } from '../../../../tests/support/real-content.ts';
import type { Mistake } from './mistake.ts';

/** Each file beside this one holds the mistakes of one topic: add a file, and its rows are tried too. */
const topics = import.meta.glob<readonly Mistake[]>('./*.mistakes.ts', { eager: true, import: 'MISTAKES' });

const content = await openRealContent();

it('finds nothing in the content as it is', () => {
  expect(content.diagnose(new Map())).toEqual([]);
});

describe.each(Object.entries(topics))('%s', (_file, mistakes) => {
  it.each(mistakes.map((made) => [made.mistake, made] as const))('says exactly what is wrong: %s', (_mistake, made) => {
    expect(sayingsOf(made, content)).toEqual(made.says);
  });
});
