import { expect, it } from 'vitest';
import { withoutMarkup } from './without-markup.ts';

it('returns the words of bold text, links and lists', () => {
  expect(withoutMarkup('I read **every** [search term](/services#terms).\n\n- One\n- Two')).toBe(
    'I read every search term.\n\nOne\nTwo',
  );
});
