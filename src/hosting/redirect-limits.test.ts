import { expect, it } from 'vitest';
import { redirectLimitWarnings } from './redirect-limits.ts';

const rules = (count: number) =>
  `${Array.from({ length: count }, (_, index) => `/us/old-${index} /us/new 301`).join('\n')}\n/dk/* /us/:splat 301\n`;

it('warns of rules that a host would leave out, and names the ways around', () => {
  expect(redirectLimitWarnings(rules(2000))).toEqual([]);
  expect(redirectLimitWarnings(rules(15_000))).toEqual([
    '_redirects has 15000 rules, but Cloudflare Pages applies the first 2000 only: the others need nginx, Caddy, or "npm run build -- --static-redirects".',
  ]);
});
