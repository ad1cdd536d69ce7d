import { expect, it } from 'vitest';
import {
  emptyDraft,
  missingLabels,
  missingWords,
  pathOfDraft,
  toNewPage,
  tooLong,
  type PageDraft,
} from './page-draft.ts';

const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'da', name: 'Danish' },
];
const both = (text: string) => ({ en: text, da: text });
const FULL: PageDraft = {
  ...emptyDraft(),
  title: both('Audits'),
  seoTitle: both('Account audits'),
  seoDescription: both('What I look at.'),
};

it('proposes an address until one is typed', () => {
  const named = { ...FULL, title: both('Annual Review – Søgning') };
  expect(pathOfDraft(named, 'en')).toBe('annual-review-soegning');
  expect(pathOfDraft({ ...named, kind: 'service' }, 'en')).toBe('services/annual-review-soegning');
  expect(pathOfDraft({ ...emptyDraft(), kind: 'service' }, 'en')).toBe('');
  expect(pathOfDraft({ ...named, name: ' /help/review/ ' }, 'en')).toBe('help/review');
  expect(pathOfDraft({ ...named, name: '' }, 'en')).toBe('');
});

it('makes an address of any words that are typed', () => {
  expect(pathOfDraft({ ...FULL, name: 'Dental Clinics æ' }, 'en')).toBe('dental-clinics-ae');
  expect(pathOfDraft({ ...FULL, name: 'Services/Dental Clinics' }, 'en')).toBe('services/dental-clinics');
  expect(pathOfDraft({ ...FULL, kind: 'case-study', name: 'Møller / Søn' }, 'en')).toBe('moeller-soen');
  expect(pathOfDraft({ ...FULL, name: '日本' }, 'en')).toBe('日本');
});

it('says what is missing', () => {
  expect(missingLabels(FULL, LANGUAGES)).toEqual([]);
  expect(missingLabels({ ...FULL, title: { en: 'Audits', da: ' ' } }, LANGUAGES)).toEqual(['Name, Danish']);
  expect(missingLabels({ ...FULL, kind: 'case-study', industry: both('Tools') }, LANGUAGES)).toEqual([
    'Result, English',
    'Result, Danish',
    'Summary, English',
    'Summary, Danish',
    'Tags',
    'Country',
  ]);
});

it('names a few of what is missing', () => {
  expect(missingWords([])).toBe('');
  expect(missingWords(['Tags', 'Country'])).toBe('Still missing: Tags; Country.');
  expect(missingWords(['a', 'b', 'c', 'd', 'e'])).toBe('Still missing: a; b; c; and 2 more.');
});

it('asks for a card only where services are listed', () => {
  const listed: PageDraft = { ...FULL, kind: 'service', navigation: 'services' };
  expect(missingLabels({ ...listed, features: both('a\nb\nc') }, LANGUAGES)).toContain('Four bullet points, Danish');
  const card = { ...listed, features: both('a\n\n b \nc\nd'), subtitle: both('s'), description: both('d') };
  const full = { ...card, tag: both('t'), linkText: both('l') };
  expect(missingLabels(full, LANGUAGES)).toEqual([]);
  expect(toNewPage(full, LANGUAGES).item?.['features']).toEqual(['a', 'b', 'c', 'd'].map(both));
  expect(toNewPage({ ...full, navigation: 'footer' }, LANGUAGES)).not.toHaveProperty('item');
});

it('sends a case study without texts for search engines', () => {
  const draft: PageDraft = { ...FULL, kind: 'case-study', tags: ['B2B'], country: 'NO', logo: '/images/a.png' };
  expect(toNewPage(draft, LANGUAGES)).toEqual({
    kind: 'entry',
    collection: 'case-studies',
    name: 'audits',
    title: both('Audits'),
    fields: {
      industry: {},
      result: {},
      summary: {},
      tags: ['B2B'],
      flags: [{ emoji: '🇳🇴', country: { en: 'Norway', da: 'Norge' } }],
      logoUrl: '/images/a.png',
    },
  });
});

it('notices texts that search engines cut', () => {
  expect(tooLong(FULL)).toBe(false);
  expect(tooLong({ ...FULL, seoTitle: { en: 'x'.repeat(61) } })).toBe(true);
});
