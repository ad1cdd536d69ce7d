import { expect, it } from 'vitest';
import { versionWords } from './version-words.ts';

const committed = '2026-11-27T12:00:00Z';

it.each([
  [{ repository: true, committed, changes: 0 }, 'All in your version of Nov 27, 2026'],
  [{ repository: true, committed, changes: 1 }, '1 change since last version'],
  [{ repository: true, committed, changes: 3 }, '3 changes since last version'],
  [{ repository: true, changes: 3 }, 'In no version yet'],
  [{ repository: false, changes: 0 }, 'In no version yet'],
])('says of %j: %s', (versions, words) => {
  expect(versionWords(versions)).toBe(words);
});
