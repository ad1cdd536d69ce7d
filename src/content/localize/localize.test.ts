import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillPlaceholders } from '../../i18n/format.ts';
import { minimalSource } from '../../../tests/support/minimal-page-data.ts';
import { image } from '../../schema/image.ts';
import { link, plainLink } from '../../schema/link.ts';
import { price, regional } from '../../schema/regional.ts';
import { richText, text } from '../../schema/text.ts';
import { imageOf, localize } from './localize.ts';

const { content, model } = minimalSource();
const sizes = new Map([['/images/a.png', { width: 40, height: 30 }]]);
const inRegion = (code: 'us' | 'eu' | 'dk', more = {}) => ({
  region: content.regions[code],
  regions: model.regions,
  variables: {},
  sizes,
  ...more,
});

const WORDS = { en: 'Hello', da: 'Hej' };
const money = z.union([text(), regional(z.string())]).meta({ kind: 'fact' });

describe('resolve', () => {
  it('selects the language of the region at any depth', () => {
    const schema = z.strictObject({
      list: z.array(z.strictObject({ title: text().optional() })),
      named: z.record(z.string(), text()),
      count: z.number(),
      none: text().nullable(),
    });
    const value = { list: [{ title: WORDS }, {}], named: { first: WORDS }, count: 3, none: null };
    expect(localize(schema, value, inRegion('dk'))).toEqual({
      list: [{ title: 'Hej' }, {}],
      named: { first: 'Hej' },
      count: 3,
      none: null,
    });
    expect(localize(schema, value, inRegion('eu'))).toMatchObject({ list: [{ title: 'Hello' }, {}] });
  });

  it('selects the value of the region: a text, a number or a map', () => {
    expect(localize(money, { us: '$4k', eu: '€4k', dk: '25.000 kr.' }, inRegion('dk'))).toBe('25.000 kr.');
    expect(localize(price(), { us: 140, eu: 120, dk: 900 }, inRegion('eu'))).toBe(120);
    const group = { name: { en: 'A', da: 'B' } };
    const schema = regional(z.strictObject({ name: text() }));
    expect(localize(schema, { us: group, eu: group, dk: group }, inRegion('dk'))).toEqual({ name: 'B' });
  });

  it('keeps values that only look like a text, a price, an image or a link', () => {
    const schema = z.strictObject({
      title: text(),
      codes: z.strictObject({ en: z.string(), da: z.string() }),
      counts: z.strictObject({ us: z.int(), eu: z.int(), dk: z.int() }),
      file: z.strictObject({ src: z.string(), alt: z.string() }),
      to: z.string(),
      link: z.string(),
    });
    const own = {
      codes: WORDS,
      counts: { us: 1, eu: 2, dk: 3 },
      file: { src: '/images/a.png', alt: 'A' },
      to: '/about-me',
      link: 'See [us](/about-me)',
    };
    expect(localize(schema, { ...own, title: WORDS }, inRegion('dk'))).toEqual({ ...own, title: 'Hej' });
  });

  it('resolves a union by the option that matches', () => {
    const schema = z.union([z.strictObject({ href: link() }), z.strictObject({ words: text() }), z.string()]);
    expect(localize(schema, { href: '/a' }, inRegion('dk'))).toEqual({ href: '/dk/a' });
    expect(localize(schema, { words: WORDS }, inRegion('dk'))).toEqual({ words: 'Hej' });
    expect(localize(schema, '/a', inRegion('dk'))).toBe('/a');
  });

  it('fills facts into texts by language and by region, and keeps unknown names', () => {
    const context = inRegion('us', { variables: { replyTime: '24 hours', x9: 'nine' } });
    expect(localize(text(), { en: 'In {replyTime}, {x9}, {other}', da: '' }, context)).toBe(
      'In 24 hours, nine, {other}',
    );
    expect(localize(money, { us: 'In {replyTime}', eu: '', dk: '' }, context)).toBe('In 24 hours');
    expect(fillPlaceholders('{ReplyTime} {reply time} {replyTime}', context.variables)).toBe(
      '{ReplyTime} {reply time} 24 hours',
    );
  });

  it("converts dollars to the region's currency on request", () => {
    const value = { en: 'For $500', da: 'For $500' };
    expect(localize(text(), value, inRegion('dk', { convert: true }))).toBe('For 3.500 kr.');
    expect(localize(text(), value, inRegion('dk'))).toBe('For $500');
  });

  it("adds the size to an image, or a default if it's unknown", () => {
    expect(localize(image(), { src: '/images/a.png', alt: { en: 'A', da: 'B' } }, inRegion('us'))).toEqual({
      src: '/images/a.png',
      alt: 'A',
      width: 40,
      height: 30,
    });
    expect(imageOf(sizes, '/images/b.png', 'B')).toEqual({ src: '/images/b.png', alt: 'B', width: 300, height: 150 });
  });

  it('prefixes links with the region, in link fields and in rich text', () => {
    const schema = z.strictObject({
      href: link(),
      other: z.array(plainLink()),
      plain: text(),
      body: richText(),
    });
    const linked = (language: string) =>
      `${language} [us](/about-me) and [them](/services/a#b), not (/x) or [y](https://z.com/), [z](/files/z.pdf).`;
    const value = {
      href: '/#pricing',
      other: ['/', 'https://example.com/', '#pricing', 'contact', '/files/prices.pdf'],
      plain: { en: '/about-me', da: '/about-me' },
      body: { en: linked('See'), da: linked('Se') },
    };
    expect(localize(schema, value, inRegion('dk'))).toEqual({
      href: '/dk/#pricing',
      other: ['/dk/', 'https://example.com/', '#pricing', 'contact', '/files/prices.pdf'],
      plain: '/about-me',
      body: 'Se [us](/dk/about-me) and [them](/dk/services/a#b), not (/x) or [y](https://z.com/), [z](/files/z.pdf).',
    });
  });
});
