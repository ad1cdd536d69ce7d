// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { smallSource } from '../../tests/support/small-documents.ts';
import { localiseLinks } from './links.ts';
import { fillIn, pictureOf, resolve } from './resolve.ts';

const { content } = smallSource();
const sizes = new Map([['/images/a.png', { width: 40, height: 30 }]]);
const inRegion = (code: 'us' | 'eu' | 'dk', more = {}) => ({
  region: content.regions[code],
  variables: {},
  sizes,
  ...more,
});

describe('resolve', () => {
  it('chooses the language of the region, however deep the words stand', () => {
    const value = { list: [{ title: { en: 'Hello', da: 'Hej' } }], count: 3, none: null, yes: true };
    expect(resolve(value, inRegion('dk'))).toEqual({ list: [{ title: 'Hej' }], count: 3, none: null, yes: true });
    expect(resolve(value, inRegion('eu'))).toMatchObject({ list: [{ title: 'Hello' }] });
  });

  it('chooses the value of the region, whether words, a number or a group', () => {
    expect(resolve({ us: '$4k', eu: '€4k', dk: '25.000 kr.' }, inRegion('dk'))).toBe('25.000 kr.');
    expect(resolve({ us: 140, eu: 120, dk: 900 }, inRegion('eu'))).toBe(120);
    const group = { name: { en: 'A', da: 'B' } };
    expect(resolve({ us: group, eu: group, dk: group }, inRegion('dk'))).toEqual({ name: 'B' });
  });

  it('leaves groups that have only some of these names as they are', () => {
    for (const group of [{ en: 'A' }, { da: 'A' }, { us: 'A', eu: 'B' }, { us: 'A', dk: 'B' }, { eu: 'A', dk: 'B' }])
      expect(resolve(group, inRegion('us'))).toEqual(group);
  });

  it('fills facts in, in words by language and by region, and leaves names that are no facts', () => {
    const context = inRegion('us', { variables: { replyTime: '24 hours', x9: 'nine' } });
    expect(resolve({ en: 'In {replyTime}, {x9}, {other}', da: '' }, context)).toBe('In 24 hours, nine, {other}');
    expect(resolve({ us: 'In {replyTime}', eu: '', dk: '' }, context)).toBe('In 24 hours');
    expect(fillIn('{ReplyTime} {reply time} {replyTime}', context.variables)).toBe('{ReplyTime} {reply time} 24 hours');
  });

  it('turns dollars into the money of the region where it is told to', () => {
    const words = { en: 'For $500', da: 'For $500' };
    expect(resolve(words, inRegion('dk', { convert: true }))).toBe('For 3.500 kr.');
    expect(resolve(words, inRegion('dk'))).toBe('For $500');
  });

  it('gives a picture its size, or that of a picture of unknown size', () => {
    expect(resolve({ src: '/images/a.png', alt: { en: 'A', da: 'B' } }, inRegion('us'))).toEqual({
      src: '/images/a.png',
      alt: 'A',
      width: 40,
      height: 30,
    });
    expect(pictureOf(sizes, '/images/b.png', 'B')).toEqual({ src: '/images/b.png', alt: 'B', width: 300, height: 150 });
    expect(resolve({ src: '/images/a.png' }, inRegion('us'))).toEqual({ src: '/images/a.png' });
    expect(resolve({ src: '/images/a.png', alt: 1 }, inRegion('us'))).toEqual({ src: '/images/a.png', alt: 1 });
    expect(resolve({ src: 1, alt: 'A' }, inRegion('us'))).toEqual({ src: 1, alt: 'A' });
  });
});

describe('localiseLinks', () => {
  it('puts the region in front of links to pages, in fields of links and in words', () => {
    const value = {
      to: '/about-me',
      link: '/#pricing',
      label: '/about-me',
      words: 'See [us](/about-me) and [them](/services/a#b), not (/x) or [y](https://z.com/).',
      list: [{ to: '/' }, 'A [b](/c)', 7, null],
    };
    expect(localiseLinks(value, 'dk')).toEqual({
      to: '/dk/about-me',
      link: '/dk/#pricing',
      label: '/about-me',
      words: 'See [us](/dk/about-me) and [them](/dk/services/a#b), not (/x) or [y](https://z.com/).',
      list: [{ to: '/dk/' }, 'A [b](/dk/c)', 7, null],
    });
  });

  it('leaves links to other places', () => {
    const value = { to: 'https://example.com/', link: '#pricing', more: { to: 'contact' } };
    expect(localiseLinks(value, 'us')).toEqual(value);
  });
});
