// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { smallSource } from '../../tests/support/small-documents.ts';
import { image } from '../schema/image.ts';
import { link, plainLink } from '../schema/link.ts';
import { price } from '../schema/money.ts';
import { regional } from '../schema/regional.ts';
import { richText, text } from '../schema/text.ts';
import { fillIn, pictureOf, resolve } from './resolve.ts';

const { content } = smallSource();
const sizes = new Map([['/images/a.png', { width: 40, height: 30 }]]);
const inRegion = (code: 'us' | 'eu' | 'dk', more = {}) => ({
  region: content.regions[code],
  variables: {},
  sizes,
  ...more,
});

const WORDS = { en: 'Hello', da: 'Hej' };
const money = z.union([text(), regional(z.string())]).meta({ kind: 'fact' });

describe('resolve', () => {
  it('chooses the language of the region, however deep the words stand', () => {
    const schema = z.strictObject({
      list: z.array(z.strictObject({ title: text().optional() })),
      named: z.record(z.string(), text()),
      count: z.number(),
      none: text().nullable(),
    });
    const value = { list: [{ title: WORDS }, {}], named: { first: WORDS }, count: 3, none: null };
    expect(resolve(schema, value, inRegion('dk'))).toEqual({
      list: [{ title: 'Hej' }, {}],
      named: { first: 'Hej' },
      count: 3,
      none: null,
    });
    expect(resolve(schema, value, inRegion('eu'))).toMatchObject({ list: [{ title: 'Hello' }, {}] });
  });

  it('chooses the value of the region, whether words, a number or a group', () => {
    expect(resolve(money, { us: '$4k', eu: '€4k', dk: '25.000 kr.' }, inRegion('dk'))).toBe('25.000 kr.');
    expect(resolve(price(), { us: 140, eu: 120, dk: 900 }, inRegion('eu'))).toBe(120);
    const group = { name: { en: 'A', da: 'B' } };
    const schema = regional(z.strictObject({ name: text() }));
    expect(resolve(schema, { us: group, eu: group, dk: group }, inRegion('dk'))).toEqual({ name: 'B' });
  });

  it('leaves what only looks like a text, a price, a picture or a link as it is', () => {
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
    expect(resolve(schema, { ...own, title: WORDS }, inRegion('dk'))).toEqual({ ...own, title: 'Hej' });
  });

  it('resolves a field that may be written in several ways as the way that fits', () => {
    const schema = z.union([z.strictObject({ href: link() }), z.strictObject({ words: text() }), z.string()]);
    expect(resolve(schema, { href: '/a' }, inRegion('dk'))).toEqual({ href: '/dk/a' });
    expect(resolve(schema, { words: WORDS }, inRegion('dk'))).toEqual({ words: 'Hej' });
    expect(resolve(schema, '/a', inRegion('dk'))).toBe('/a');
  });

  it('fills facts in, in words by language and by region, and leaves names that are no facts', () => {
    const context = inRegion('us', { variables: { replyTime: '24 hours', x9: 'nine' } });
    expect(resolve(text(), { en: 'In {replyTime}, {x9}, {other}', da: '' }, context)).toBe(
      'In 24 hours, nine, {other}',
    );
    expect(resolve(money, { us: 'In {replyTime}', eu: '', dk: '' }, context)).toBe('In 24 hours');
    expect(fillIn('{ReplyTime} {reply time} {replyTime}', context.variables)).toBe('{ReplyTime} {reply time} 24 hours');
  });

  it('turns dollars into the money of the region where it is told to', () => {
    const words = { en: 'For $500', da: 'For $500' };
    expect(resolve(text(), words, inRegion('dk', { convert: true }))).toBe('For 3.500 kr.');
    expect(resolve(text(), words, inRegion('dk'))).toBe('For $500');
  });

  it('gives a picture its size, or that of a picture of unknown size', () => {
    expect(resolve(image(), { src: '/images/a.png', alt: { en: 'A', da: 'B' } }, inRegion('us'))).toEqual({
      src: '/images/a.png',
      alt: 'A',
      width: 40,
      height: 30,
    });
    expect(pictureOf(sizes, '/images/b.png', 'B')).toEqual({ src: '/images/b.png', alt: 'B', width: 300, height: 150 });
  });

  it('puts the region in front of links to pages, in fields of links and in longer texts', () => {
    const schema = z.strictObject({
      href: link(),
      other: z.array(plainLink()),
      plain: text(),
      body: richText(),
    });
    const words = (language: string) =>
      `${language} [us](/about-me) and [them](/services/a#b), not (/x) or [y](https://z.com/).`;
    const value = {
      href: '/#pricing',
      other: ['/', 'https://example.com/', '#pricing', 'contact'],
      plain: { en: '/about-me', da: '/about-me' },
      body: { en: words('See'), da: words('Se') },
    };
    expect(resolve(schema, value, inRegion('dk'))).toEqual({
      href: '/dk/#pricing',
      other: ['/dk/', 'https://example.com/', '#pricing', 'contact'],
      plain: '/about-me',
      body: 'Se [us](/dk/about-me) and [them](/dk/services/a#b), not (/x) or [y](https://z.com/).',
    });
  });
});
