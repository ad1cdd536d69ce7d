import { expect, it } from 'vitest';
import { emptyDraft, missingLabels, pathOfDraft, toNewPage, type NewDraft } from './new-draft.ts';

const SITE = {
  languages: [
    { code: 'en', name: 'English' },
    { code: 'da', name: 'Danish' },
  ],
  collections: [
    { name: 'concerts', title: 'Concert', plural: 'Concerts', isNameByLanguage: true },
    { name: 'choirs', title: 'Choir', plural: 'Choirs', isNameByLanguage: false },
  ],
};
const PAGE: NewDraft = { ...emptyDraft(), title: { en: 'Annual Review – Søgning', da: 'Årsgennemgang' } };

it('proposes an address until one is typed', () => {
  expect(pathOfDraft(PAGE, SITE)).toBe('annual-review-soegning');
  expect(pathOfDraft(emptyDraft(), SITE)).toBe('');
  expect(pathOfDraft({ ...PAGE, name: ' /help/review/ ' }, SITE)).toBe('help/review');
  expect(pathOfDraft({ ...PAGE, name: '' }, SITE)).toBe('');
});

it('makes an address of any words that are typed', () => {
  expect(pathOfDraft({ ...PAGE, name: 'Dental Clinics æ' }, SITE)).toBe('dental-clinics-ae');
  expect(pathOfDraft({ ...PAGE, name: 'Services/Dental Clinics' }, SITE)).toBe('services/dental-clinics');
  expect(pathOfDraft({ ...PAGE, collection: 'choirs', name: 'Møller / Søn' }, SITE)).toBe('moeller-soen');
  expect(pathOfDraft({ ...PAGE, name: '日本' }, SITE)).toBe('日本');
});

it('asks for the name in each language in which it is written', () => {
  const nameless = { ...PAGE, title: { en: ' ' } };
  expect(missingLabels(PAGE, SITE)).toEqual([]);
  expect(missingLabels(nameless, SITE)).toEqual(['Name, English', 'Name, Danish']);
  expect(missingLabels({ ...nameless, collection: 'concerts' }, SITE)).toEqual(['Name, English', 'Name, Danish']);
  expect(missingLabels({ ...nameless, collection: 'choirs' }, SITE)).toEqual(['Name']);
});

it('sends what belongs to a page, or to an entry', () => {
  const full = { ...PAGE, from: 'content/pages/about-me.yaml', navigation: 'footer' };
  const name = 'annual-review-soegning';
  const title = PAGE.title;
  expect(toNewPage(full, SITE)).toEqual({ kind: 'page', name, title, from: full.from, navigation: 'footer' });
  expect(toNewPage(PAGE, SITE)).toEqual({ kind: 'page', name, title, navigation: 'none' });
  expect(toNewPage({ ...full, collection: 'concerts' }, SITE)).toEqual({
    kind: 'entry',
    collection: 'concerts',
    name,
    title,
  });
  expect(toNewPage({ ...full, collection: 'choirs' }, SITE).title).toEqual({ en: PAGE.title['en'] });
});
