import { expect, it } from 'vitest';
import { minimalSource } from '../../../tests/support/minimal-page-data.ts';
import { createPageData } from './create-page-data.ts';
import { newAddressAt, oldAddresses } from './old-addresses.ts';
import { pageDataAt } from './render-requests.ts';

const source = minimalSource({
  'pages/home': [['sections:', 'redirectFrom: [/start]\nsections:']],
  'pages/about-me': [['sections:', 'redirectFrom: [/me.html, who/i-am]\nsections:']],
  'projects/gasper': [['summary:', 'redirectFrom: [/cases/gasper]\nsummary:']],
  site: [['consentVersion:', 'gone: [/price-list]\nconsentVersion:']],
});
const { content } = source;

it('leads old addresses of pages and entries to the new ones in every region', () => {
  const { redirects, gone } = oldAddresses(content);
  expect(redirects.filter(({ from }) => from.startsWith('/dk/'))).toEqual([
    { from: '/dk/me.html', to: '/dk/about-me' },
    { from: '/dk/who/i-am', to: '/dk/about-me' },
    { from: '/dk/start', to: '/dk/' },
    { from: '/dk/cases/gasper', to: '/dk/project/gasper-software' },
  ]);
  expect(redirects).toHaveLength(16);
  expect(gone).toEqual(['/us/price-list', '/eu/price-list', '/dk/price-list']);
});

it.each(['llms.txt', 'robots.txt', 'version.json'])('hides no file of a release: %s', (file) => {
  const moved = minimalSource({ 'pages/about-me': [['sections:', `redirectFrom: [/${file}]\nsections:`]] });
  const { redirects } = oldAddresses(moved.content);
  expect(redirects.map(({ from }) => from)).toEqual([`/us/${file}`, `/eu/${file}`, `/dk/${file}`]);
});

it('finds where one old address leads', () => {
  expect(newAddressAt(content, '/eu/me.html')).toBe('/eu/about-me');
  expect(newAddressAt(content, '/eu/about-me')).toBeUndefined();
});

it('tells the app where a page has moved to', () => {
  const site = { content, model: source.model, pageData: createPageData(source) };
  expect(pageDataAt(site, 'us/me.html')).toEqual({ movedTo: '/us/about-me' });
  expect(pageDataAt(site, 'us/nowhere')).toBeUndefined();
});
