import { expect, it } from 'vitest';
import { emptyDraft, pathOfDraft, toNewPage, type NewDraft } from './new-draft.ts';

const SITE = {
  languages: [
    { code: 'en', name: 'English' },
    { code: 'da', name: 'Danish' },
  ],
};
const PAGE: NewDraft = { ...emptyDraft(), title: ' Annual Review – Søgning ' };

it('proposes an address until one is typed', () => {
  expect(pathOfDraft(PAGE)).toBe('annual-review-soegning');
  expect(pathOfDraft(emptyDraft())).toBe('');
  expect(pathOfDraft({ ...PAGE, name: ' /help/review/ ' })).toBe('help/review');
  expect(pathOfDraft({ ...PAGE, name: '' })).toBe('');
});

it('makes an address of any words that are typed', () => {
  expect(pathOfDraft({ ...PAGE, name: 'Dental Clinics æ' })).toBe('dental-clinics-ae');
  expect(pathOfDraft({ ...PAGE, name: 'Services/Dental Clinics' })).toBe('services/dental-clinics');
  expect(pathOfDraft({ ...PAGE, collection: 'choirs', name: 'Møller / Søn' })).toBe('moeller-soen');
  expect(pathOfDraft({ ...PAGE, name: '日本' })).toBe('日本');
});

it('sends what belongs to a page, or to an entry, with the name in the source language', () => {
  const full = { ...PAGE, from: 'content/pages/about-me.yaml', navigation: 'footer' };
  const name = 'annual-review-soegning';
  const title = { en: 'Annual Review – Søgning' };
  expect(toNewPage(full, SITE)).toEqual({ kind: 'page', name, title, from: full.from, navigation: 'footer' });
  expect(toNewPage(PAGE, SITE)).toEqual({ kind: 'page', name, title, navigation: 'none' });
  expect(toNewPage({ ...full, collection: 'concerts' }, SITE)).toEqual({
    kind: 'entry',
    collection: 'concerts',
    name,
    title,
  });
});
