import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, scriptHash } from './content-security-policy.ts';

const url = 'https://www.example.com';
const plain = { url };
const full = {
  url,
  formEndpoint: 'https://forms.example.net/f/a;b?to=1',
  geolocationEndpoint: 'https://geo.example.org/json',
  tagManagerId: 'GTM-ABC123',
};

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

it("allows only the site's own files if it uses no service", () => {
  const policy = contentSecurityPolicy(plain, ['run()']);
  expect(policy).not.toMatch(/https?:/);
  expect(directives(policy)).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", scriptHash('run()')],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['head-data'],
  });
});

it('computes the hash of a script as browsers do', () => {
  expect(scriptHash('alert("Hello, world.");')).toBe("'sha256-95/2P1j1ZySEaTPvS2vdbldPcGJYZRvEeWm0x0qZqcQ='");
});

it('lets the form be sent with and without script, and redirect back to the site', () => {
  const { 'connect-src': connections, 'form-action': forms } = directives(contentSecurityPolicy(full, []));
  expect(connections).toContain('https://forms.example.net');
  expect(forms).toEqual(["'self'", 'https://forms.example.net', url]);
});

it("allows each service only if it's set", () => {
  expect(contentSecurityPolicy(full, [])).toContain('https://geo.example.org');
  expect(contentSecurityPolicy({ ...full, geolocationEndpoint: undefined }, [])).not.toContain('geo.example.org');
  expect(contentSecurityPolicy({ ...full, tagManagerId: undefined }, [])).not.toMatch(/google|tag-manager/);
});

it('allows frames and media only if sections embed them', () => {
  const embedded = { frames: ['https://www.youtube-nocookie.com'], media: true };
  expect(directives(contentSecurityPolicy(plain, [], embedded))).toMatchObject({
    'frame-src': ['https://www.youtube-nocookie.com'],
    'media-src': ["'self'"],
  });
  expect(contentSecurityPolicy(plain, [])).not.toMatch(/frame-src|media-src/);
});

it.each([
  ['no service', plain],
  ['every service', full],
])('passes the policy evaluator, with %s', (_name, settings) => {
  const policy = contentSecurityPolicy(settings, ['run()']);
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE)).toEqual([]);
  expect(policy.match(/'unsafe-[a-z]+'/g)).toEqual(["'unsafe-inline'"]);
  expect(directives(policy)['style-src']).toContain("'unsafe-inline'");
});

it('fails the policy evaluator if injected scripts may run', () => {
  const policy = contentSecurityPolicy(plain, []).replace("'self'", "'self' 'unsafe-inline'");
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.some(({ severity }) => severity === Severity.HIGH)).toBe(true);
});
