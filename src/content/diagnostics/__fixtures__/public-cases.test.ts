import { afterEach, beforeEach, expect, it } from 'vitest';
import { sayingOf } from '../../../../tests/support/diagnostic-cases.ts';
import { formFaults } from '../../../../tests/support/owner-words.ts';
import { copyPublic, type PublicCopy } from '../../../../tests/support/public-copy.ts';
import { PUBLIC_CASES } from './public.cases.ts';

let files: PublicCopy;
beforeEach(() => {
  files = copyPublic();
});
afterEach(() => files.remove());

it('finds no errors in public/', async () => {
  expect(await files.diagnose()).toEqual([]);
});

it.each(PUBLIC_CASES.map((made) => [made.mistake, made] as const))(
  'reports %s, and nothing once the remedy is followed',
  async (_mistake, { file, whole, says, followed = { [file]: null } }) => {
    files.put(file, whole);
    const found = await files.diagnose();
    expect(found.map(sayingOf(file))).toEqual(says);
    expect(found.flatMap(formFaults)).toEqual([]);
    for (const [changed, content] of Object.entries(followed)) files.put(changed, content);
    expect(await files.diagnose()).toEqual([]);
  },
);
