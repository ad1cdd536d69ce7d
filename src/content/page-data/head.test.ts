import { expect, it } from 'vitest';
import { minimalPage, minimalSource, type Changes } from '../../../tests/support/minimal-page-data.ts';

const headOf = (path: string, changes: Changes = {}) => minimalPage(path, minimalSource(changes)).head;
const SITEMAP = 'sitemap: { changefreq: weekly, priority: 0.5 }\nsections:';
const indexed = (page: string): Changes => ({ [`pages/${page}`]: [['sections:', SITEMAP]] });

it('contains everything for search engines and sharing on an indexed page', () => {
  const head = headOf('/dk/about-me', indexed('about-me'));
  expect(head).toMatchObject({ title: 'About', lang: 'da', canonical: 'https://www.example.com/dk/about-me' });
  expect(head.meta.map(({ key, name, content }) => `${key} ${name} ${content}`)).toEqual([
    'name description Ord',
    'name keywords ord',
    'property og:type website',
    'property og:site_name Example',
    'property og:title About',
    'property og:description Ord',
    'property og:image https://www.example.com/og/dk/about-me.png',
    'property og:image:width 1200',
    'property og:image:height 630',
    'property og:url https://www.example.com/dk/about-me',
    'property og:locale da_DK',
    'name twitter:card summary_large_image',
    'name twitter:title About',
    'name twitter:description Ord',
    'name twitter:image https://www.example.com/og/dk/about-me.png',
  ]);
});

it('excludes a page outside the sitemap from indexing', () => {
  const head = headOf('/us/about-me');
  expect(head.meta).toContainEqual({ key: 'name', name: 'robots', content: 'noindex' });
  expect(head).not.toHaveProperty('canonical');
  expect(head.alternates).toEqual([]);
});

it('links the same page in every region, and x-default', () => {
  const locales: Changes = {
    regions: [
      ['locale: en', 'locale: en-US'],
      ['locale: da', 'locale: da-DK'],
    ],
  };
  const { alternates, lang, meta } = headOf('/us/about-me', { ...indexed('about-me'), ...locales });
  expect(alternates.map(({ hreflang, href }) => `${hreflang} ${href}`)).toEqual([
    'en-US https://www.example.com/us/about-me',
    'en-IE https://www.example.com/eu/about-me',
    'da-DK https://www.example.com/dk/about-me',
    'x-default https://www.example.com/us/about-me',
  ]);
  expect(lang).toBe('en-US');
  expect(meta).toContainEqual({ key: 'property', name: 'og:locale', content: 'en_US' });
});

it('uses the root as x-default of a home page', () => {
  for (const path of ['/', '/dk/'])
    expect(headOf(path, indexed('home')).alternates.at(-1)).toEqual({
      hreflang: 'x-default',
      href: 'https://www.example.com/',
    });
  expect(headOf('/', indexed('home')).canonical).toBe('https://www.example.com/');
  expect(headOf('/dk/', indexed('home')).canonical).toBe('https://www.example.com/dk/');
});

it("falls back from X to sharing texts, and from these to the page's texts", () => {
  const seo =
    'seo:\n  ogTitle: { en: Shared, da: Delt }\n  ogDescription: { en: More, da: Mere }\n  ogImage: /images/share.png';
  const { title, meta } = headOf('/us/about-me', { 'pages/about-me': [['seo:', seo]] });
  const said = (name: string) => meta.find((tag) => tag.name === name)?.content;
  expect([title, said('description')]).toEqual(['About', 'Words']);
  expect([said('og:title'), said('twitter:title')]).toEqual(['Shared', 'Shared']);
  expect([said('og:description'), said('twitter:description')]).toEqual(['More', 'More']);
  expect([said('og:image'), said('twitter:image')]).toEqual(Array(2).fill('https://www.example.com/images/share.png'));
  expect(meta.filter(({ name }) => name.startsWith('og:image:'))).toEqual([]); // its size is not that of the build's
});

it("prefers the page's own texts for X", () => {
  const seo = 'seo:\n  twitterTitle: { en: On X, da: På X }\n  twitterDescription: { en: Brief, da: Kort }';
  const { meta } = headOf('/us/about-me', { 'pages/about-me': [['seo:', seo]] });
  const said = (name: string) => meta.find((tag) => tag.name === name)?.content;
  expect([said('og:title'), said('twitter:title')]).toEqual(['About', 'On X']);
  expect([said('og:description'), said('twitter:description')]).toEqual(['Words', 'Brief']);
});

it('uses the canonical page that replaces this one', () => {
  const changes: Changes = {
    'pages/about-me': [
      ['seo:', 'seo:\n  canonical: /thank-you'],
      ['sections:', SITEMAP],
    ],
  };
  expect(headOf('/eu/about-me', changes).canonical).toBe('https://www.example.com/eu/thank-you');
});

it('marks an article as such', () => {
  const { meta } = headOf('/us/about-me', { 'pages/about-me': [['sections:', 'kind: article\nsections:']] });
  expect(meta).toContainEqual({ key: 'property', name: 'og:type', content: 'article' });
});

it('proves to Search Console at the root and the home pages whose site it is', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz0123456789_-ABCDE';
  const changes: Changes = { site: [['consentVersion: 1', `searchConsoleToken: ${token}\nconsentVersion: 1`]] };
  const tag = { key: 'name', name: 'google-site-verification', content: token };
  expect(headOf('/', changes).meta).toContainEqual(tag);
  expect(headOf('/us/about-me', changes).meta).not.toContainEqual(tag);
  expect(headOf('/').meta.map(({ name }) => name)).not.toContain('google-site-verification');
});
