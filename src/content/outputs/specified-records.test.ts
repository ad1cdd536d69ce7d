import { expect, it } from 'vitest';
import { site } from '../../../tests/support/example-props.ts';
import { ICON_NAMES } from '../../schema/icon.ts';
import { seoRecord } from '../page-data/head.ts';
import { siteRoutes } from '../page-data/routes.ts';

const { content, model } = await site();

it('contain the regions with name, label, currency and symbol', () => {
  const facts = Object.values(content.regions).map(({ name, flag, label, currency, currencySymbol, language }) =>
    [name, flag, label, currency, currencySymbol, language].join(' '),
  );
  expect(facts).toEqual(['USA 🇺🇸 EN USD $ en', 'EU 🇪🇺 EN EUR € en', 'Denmark 🇩🇰 DA DKK DKK da']);
});

it('contain the business types in the order of the form', () => {
  expect(Object.keys(content.dictionary.choices ?? {})).toEqual([
    'agencies',
    'ecommerce',
    'local',
    'travel',
    'b2b',
    'saas',
    'other',
  ]);
});

it('contain all nine SEO fields for every page and region', () => {
  for (const route of siteRoutes(content, model)) {
    const word = (value: unknown): string => {
      const choices = value as Record<string, string>; // a text by language or by region
      return choices[route.region] ?? choices[content.regions[route.region].language] ?? '';
    };
    const { title, description, keywords } = route.page.seo;
    const seo = { title: word(title), description: word(description), keywords: word(keywords) };
    const record = seoRecord(seo, route, { siteUrl: content.site.url, ownOgImages: true });
    expect(Object.keys(record)).toHaveLength(9);
    for (const [field, value] of Object.entries(record)) expect(value, `${field} of ${route.path}`).not.toBe('');
  }
});

it('contain the icons that a section may use', () => {
  const specified = 'ShoppingCart MapPin Plane Users Zap Target Phone Calendar TrendingUp Shield'.split(' ');
  expect(ICON_NAMES).toEqual(expect.arrayContaining(specified));
});
