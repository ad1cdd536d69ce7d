import { describe, expect, it } from 'vitest';
import { sayingsOf } from '../../../../../tests/support/mistakes.ts';
import { openRealContent } from '../../../../../tests/support/real-content.ts';
import type { Mistake } from './mistake.ts';

/** Each `*.mistakes.ts` file next to this one covers one topic. A new file is included automatically. */
const topics = import.meta.glob<readonly Mistake[]>('./*.mistakes.ts', { eager: true, import: 'MISTAKES' });

const content = await openRealContent();

it("finds no errors in the site's content", () => {
  expect(content.diagnose(new Map())).toEqual([]);
});

describe.each(Object.entries(topics))('%s', (_file, mistakes) => {
  it.each(mistakes.map((made) => [made.mistake, made] as const))('reports %s', (_mistake, made) => {
    expect(sayingsOf(made, content)).toEqual(made.says);
  });
});
