import { expect, it } from 'vitest';
import { shellPage } from '../../program/shell-page.ts';
import { withoutToken } from './without-token.ts';

it('keeps everything of the page but the token', () => {
  const page = (token: string) => shellPage({ token, project: 'p' }, { entry: '/a.js', danish: '/b.js' });
  expect(withoutToken(page('0123456789abcdef'))).toBe(page(''));
});
