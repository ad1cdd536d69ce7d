import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scriptHash } from '../src/hosting/content-security-policy.ts';
import { DEFAULT_CODE } from '../tools/site-content.ts';
import { sitemapPaths } from './support/built-page.ts';

it("has no inline script that the policy doesn't name", () => {
  const policy = readFileSync('dist/_headers', 'utf8');
  for (const path of [...sitemapPaths(), `/${DEFAULT_CODE}/thank-you`, '/404']) {
    const page = readFileSync(`dist/${path.endsWith('/') ? `${path.slice(1)}index` : path.slice(1)}.html`, 'utf8');
    const own = [...page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes),
    );
    expect(own.length, path).toBeGreaterThan(0);
    for (const [, , script = ''] of own) expect(policy, path).toContain(scriptHash(script));
    expect(page, path).not.toMatch(/<[^>]* on\w+="|javascript:/);
  }
});
