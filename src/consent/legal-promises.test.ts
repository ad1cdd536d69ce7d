import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LOOKUP_TIMEOUT_MS } from '../visitor-region/visitor-region.ts';
import { parseConsent } from './consent-record.ts';
import { ESSENTIAL, toConsentMode, type ConsentPreferences } from './consent-mode.ts';
import { removalsOf } from './tracking-cookies.ts';

// Compares the promises of the legal pages with the code.

interface LegalPage {
  sections: { parts: { heading: { en: string }; body: { en: string; da: string }; cookies?: CookieRow[] }[] }[];
}
interface CookieRow {
  name: string;
  party: 'own' | 'third';
}

const read = (file: string): unknown => parse(readFileSync(`content/${file}.yaml`, 'utf8'));
const FACTS = read('facts') as Record<'consentTerm' | 'lookupTimeout', { en: string; da: string }>;
const legalParts = (page: string) => (read(`pages/${page}`) as LegalPage).sections[0]?.parts ?? [];
const cookiesOf = (heading: string, party: CookieRow['party']) =>
  (legalParts('cookie-policy').find((part) => part.heading.en === heading)?.cookies ?? [])
    .filter((cookie) => cookie.party === party)
    .map(({ name }) => name.replace('*', 'X1'));

const removed = (names: readonly string[], allowed: ConsentPreferences) =>
  new Set(
    removalsOf(names.map((name) => `${name}=1`).join('; '), 'localhost', allowed).map((line) => line.split('=')[0]),
  );

it.each([
  ['Analytics', { ...ESSENTIAL, marketing: true, functional: true }, { ...ESSENTIAL, analytics: true }],
  ['Marketing', { ...ESSENTIAL, analytics: true, functional: true }, { ...ESSENTIAL, marketing: true }],
] as const)(
  '%s: each first-party cookie of the table is removed with its consent, and with no other',
  (heading, without, only) => {
    const names = cookiesOf(heading, 'own');
    expect(names.length).toBeGreaterThan(1);
    expect(removed(names, without)).toEqual(new Set(names));
    expect(removed(names, only)).toEqual(new Set());
  },
);

it('keeps a choice as long as the policies say', () => {
  const months = Number.parseInt(FACTS.consentTerm.en, 10);
  const now = Date.parse('2026-06-15T12:00:00Z');
  const madeOn = (day: string) =>
    parseConsent(() => JSON.stringify({ preferences: ESSENTIAL, timestamp: `${day}T12:00:00.000Z` }), 1, now);
  expect([months, Number.parseInt(FACTS.consentTerm.da, 10)]).toEqual([12, 12]);
  expect(madeOn('2025-06-16')).toBeDefined();
  expect(madeOn('2025-06-14')).toBeUndefined();
});

it('times out the country lookup when the policy says', () => {
  expect(Number.parseInt(FACTS.lookupTimeout.en, 10) * 1000).toBe(LOOKUP_TIMEOUT_MS);
  expect(Number.parseInt(FACTS.lookupTimeout.da, 10) * 1000).toBe(LOOKUP_TIMEOUT_MS);
});

it('names every signal in the cookie policy, with the choice that controls it', () => {
  const body = legalParts('cookie-policy').find(({ heading }) => heading.en === 'Consent Mode signals')?.body.en ?? '';
  for (const purpose of ['analytics', 'marketing', 'functional'] as const) {
    const signals = Object.entries(toConsentMode({ ...ESSENTIAL, [purpose]: true }))
      .filter(([name, signal]) => signal === 'granted' && name !== 'security_storage')
      .map(([name]) => name);
    const line = body
      .split('\n')
      .find((line) => line.includes(`: follow${purpose === 'analytics' ? 's' : ''} ${purpose}.`));
    expect(signals.length).toBeGreaterThan(0);
    for (const name of signals) expect(line, purpose).toContain(name);
  }
});

it.each(['privacy-policy', 'cookie-policy'])(
  '%s says that either consent loads Tag Manager, in both languages',
  (page) => {
    const texts = legalParts(page).map(({ body }) => body);
    expect(
      texts.some(({ en }) => /Tag Manager is loaded when you allow analytics or marketing, or both/.test(en)),
    ).toBe(true);
    expect(
      texts.some(({ da }) =>
        /Tag Manager indlæses, når du tillader statistik eller markedsføring eller begge/.test(da),
      ),
    ).toBe(true);
  },
);

it('repeats no value of content/site.yaml in a legal text', () => {
  const { company, email, person } = read('site') as { company: Record<string, string>; email: string; person: string };
  const typed = [company['legalName'], company['vatNumber'], company['taxId'], company['street'], email, person];
  for (const page of ['privacy-policy', 'terms-of-service', 'cookie-policy'])
    for (const value of typed) expect(readFileSync(`content/pages/${page}.yaml`, 'utf8')).not.toContain(value);
});
