import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadModel } from '../../model/load-model.ts';
import { siteFiles } from './site-files.ts';

const SWEDISH = {
  siteName: 'Å "Verkstad" # 1',
  code: 'se',
  name: 'Sverige: hela',
  language: 'sv',
  locale: 'sv-SE',
  currency: 'SEK',
};

const model = await loadModel(process.cwd());
const { content, images } = siteFiles(SWEDISH, '2026-11-25', model);
const dataOf = (file: string) => parse(content.find((one) => one.file === `content/${file}`)?.text ?? '') as object;

it('fills in every placeholder, also with names that YAML could misread', () => {
  expect(content.length).toBeGreaterThan(20);
  for (const { file, text } of content) expect(text, file).not.toMatch(/__[A-Z]+__/);
  expect(dataOf('site.yaml')).toMatchObject({ name: SWEDISH.siteName, company: { countryCode: 'SE' } });
});

it('has one region, with what follows from its locale and currency', () => {
  expect(dataOf('regions.yaml')).toEqual({
    se: {
      name: SWEDISH.name,
      flag: '🇸🇪',
      language: 'sv',
      locale: 'sv-SE',
      label: 'SV',
      currency: 'SEK',
      currencySymbol: 'kr',
      priceFormat: '{amount} kr',
      convertedFormat: '{amount} kr',
      dollarRate: 1,
      countries: ['SE'],
    },
  });
});

it('keys every text by the language', () => {
  for (const { file, text } of content) expect(text, file).not.toMatch(/^\s*(?:- )?(?:en|da):|[{,] *(?:en|da): /m);
  expect(dataOf('pages/home.yaml')).toMatchObject({ name: { sv: 'Home' } });
});

it.each([...model.collections.keys()])('has a page for each entry of a collection, and an entry: %s', (name) => {
  const pages = content.filter(({ file }) => file.startsWith('content/pages/'));
  expect(pages.filter(({ text }) => text.includes(`\neach: ${name}\n`))).toHaveLength(1);
  expect(content.some(({ file }) => file.startsWith(`content/${name}/`))).toBe(true);
});

it('brings the images that its pages show', () => {
  const shown = content.flatMap(({ text }) => text.match(/\/images\/[\w/-]+\.svg/g) ?? []);
  expect(new Set(shown.map((path) => `public${path}`))).toEqual(new Set(images.map(({ file }) => file)));
});
