import { expect, it } from 'vitest';
import { createChallenges } from './challenges.ts';

it('counts once, and for five minutes', () => {
  let now = 0;
  const challenges = createChallenges<string>(() => now);
  const [used, old, other] = [challenges.create('used'), challenges.create('old'), challenges.create('other')];
  expect(new Set([used, old, other]).size).toBe(3);
  expect(challenges.take(used)).toBe('used');
  expect(challenges.take(used)).toBeUndefined();
  expect(challenges.take('never made')).toBeUndefined();
  now = 5 * 60 * 1000 - 1;
  expect(challenges.take(other)).toBe('other');
  now += 1;
  expect(challenges.take(old)).toBeUndefined();
});

it('drops the oldest of ten thousand that nobody answers', () => {
  const challenges = createChallenges<string>(() => 0);
  const first = challenges.create('first');
  const second = challenges.create('second');
  for (let number = 0; number < 9_999; number++) challenges.create('flood');
  expect(challenges.take(first)).toBeUndefined();
  expect(challenges.take(second)).toBe('second');
});
