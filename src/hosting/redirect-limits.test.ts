import { expect, it } from 'vitest';
import { redirectLimitWarnings } from './redirect-limits.ts';

it('warns of rules that a host would leave out, and names the ways around', () => {
  expect(redirectLimitWarnings(2000)).toEqual([]);
  expect(redirectLimitWarnings(15_000)).toEqual([
    '_redirects has 15000 rules, but Cloudflare Pages applies the first 2000 only: the others need nginx, Caddy, or "npm run build -- --static-redirects".',
  ]);
});
