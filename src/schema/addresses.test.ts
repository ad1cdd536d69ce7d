import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { projects } from '../../tests/support/minimal-model.ts';
import { imagePath } from './image.ts';
import { link, plainLink } from './link.ts';
import { seoSchema } from './seo.schema.ts';
import { siteSchema } from './site.schema.ts';
import { NOT_HTTPS } from '../../tests/support/addresses.ts';

const { shape } = siteSchema;
const social = (url: string) => [{ network: 'x', name: 'X', url }];
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

const OUTSIDE: [string, (url: string) => boolean][] = [
  ['a social profile', (url) => takes(shape.social, social(url))],
  ['the form service', (url) => takes(shape.formEndpoint, url)],
  ['the geolocation service', (url) => takes(shape.geolocationEndpoint, url)],
  ['the website of a client', (url) => takes(projects.schema.shape.website, url)],
];

describe.each(OUTSIDE)('the address of %s', (_what, accepts) => {
  it('must use https', () => {
    expect(accepts('https://example.com/a')).toBe(true);
    for (const url of NOT_HTTPS) expect(accepts(url), url).toBe(false);
  });
});

describe.each([
  ['a button', link(), ['contact']],
  ['a plain link', plainLink(), []],
] as const)('the target of %s', (_what, schema, more) => {
  it.each([
    ...more,
    '/',
    '/about-me',
    '/services/saas',
    '/#pricing',
    '/about-me#story-2',
    '#contact',
    'https://example.com/a#b#c',
    'mailto:hello@example.com',
    'mailto:me.too+x@my-shop.co.uk?subject=Hello',
    'tel:+34 600 000 000',
  ])('can be %s', (to) => expect(takes(schema, to)).toBe(true));

  it.each([
    '/#',
    '#',
    '/about-me#',
    '/about-me##x',
    '/about-me#x#y',
    '/about-me#1',
    '/about-me#x/y',
    '//example.com',
    'mailto:',
    'mailto:hello',
    'mailto:hello@example',
    'mailto:hello@@example.com',
    'mailto:@example.com',
    'mailto:hello @example.com',
    'x/about-me',
    'contacts',
  ])("can't be %s", (to) => expect(takes(schema, to)).toBe(false));
});

it('opens the contact form from a button only', () => {
  expect(takes(plainLink(), 'contact')).toBe(false);
});

it('accepts the site address with https and without a path only', () => {
  for (const url of ['https://www.example.com', 'https://localhost:4310'])
    expect(takes(shape.url, url), url).toBe(true);
  for (const url of [
    'https://example.com/web',
    'https://example.com?a',
    'https://example.com#a',
    'https://example.com/#',
  ])
    expect(takes(shape.url, url), url).toBe(false);
  for (const url of [
    'https://www.example.com/',
    'ftp://example.com',
    'http://www.example.com',
    'httpss://example.com',
    'xhttp://example.com',
  ])
    expect(takes(shape.url, url), url).toBe(false);
});

it('validates an image path as a whole', () => {
  const path = imagePath();
  for (const src of ['/images/a.svg', '/A-1.png', '/x/y/z.jpeg', '/a.avif']) expect(takes(path, src), src).toBe(true);
  for (const src of [
    '/images/a.svg.exe',
    '/images/a.svgz',
    'images/a.svg',
    '//a.svg',
    '/images/a.gif',
    '/a-1.PNG',
    '/a.Jpg',
  ])
    expect(takes(path, src), src).toBe(false);
});

it('accepts only image formats that social networks show for shared links', () => {
  const path = seoSchema.shape.ogImage;
  for (const src of ['/a.png', '/a.jpg', '/a.jpeg', '/a.webp']) expect(takes(path, src), src).toBe(true);
  for (const src of ['/a.svg', '/a.avif', '/a.PNG']) expect(takes(path, src), src).toBe(false);
});

it('describes the format of an image path', () => {
  expect(imagePath().safeParse('a.svg').error?.issues[0]?.message).toBe(
    'An image is written as its path inside public/, for example /images/portrait.svg.',
  );
});
