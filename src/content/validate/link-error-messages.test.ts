import { describe, expect, it } from 'vitest';
import { linkErrorMessage, type AddressKind } from './link-error-messages.ts';

const saying = (value: string, kind?: AddressKind) => {
  const text = linkErrorMessage(value, kind);
  return text && `${text.message} ${text.hint}`;
};

const PROGRAM = 'is a program and no address. Link to a page, or write contact to open the form.';
const DATA =
  'holds the data itself and is not an address. Put the file into public/ and write its whole address with https://.';
const UNREACHABLE = 'is not an address that visitors can reach. Write the whole address with https://.';
const ELSEWHERE =
  'leads to another site without saying how. Write the whole address with https://, or one slash for a page of this site.';
const PLAIN = 'is not encrypted. Write https:// in place of http://.';
const LINK = 'is not a link. A link begins with /, #, https://, mailto: or tel:, or is the word contact.';

describe('a button', () => {
  it.each([
    ['javascript:alert(1)', PROGRAM],
    ['VBScript:x', PROGRAM],
    [' \tjavascript \n:x', PROGRAM, ' javascript :x'],
    ['\u0001javascript\u0002:x', PROGRAM, '�javascript�:x'],
    ['data:text/html,x', DATA],
    ['  DATA:x', DATA, ' DATA:x'],
    ['file:///etc', UNREACHABLE],
    ['  blob:x', UNREACHABLE, ' blob:x'],
    ['About:blank', UNREACHABLE],
    ['//example.com', ELSEWHERE],
    [' /\\example.com', ELSEWHERE],
    ['\\example', ELSEWHERE],
    ['HTTP://example.com', PLAIN],
  ])('is rejected if it begins with %s', (value, text, shown = value) => {
    expect(saying(value, 'link')).toBe(`"${shown}" ${text}`);
  });
});

it('offers the contact form only to a button', () => {
  expect(saying('javascript:alert(1)', 'plain-link')).toBe(
    '"javascript:alert(1)" is a program and no address. Link to a page.',
  );
  expect(saying('contact', 'plain-link')).toBe(
    '"contact" cannot open the contact form here; only buttons do. Link to a page.',
  );
});

describe('a link', () => {
  it.each([
    'no javascript:x',
    'javascripts:x',
    'metadata:x',
    'a profile:x',
    'profile:x',
    'see http://example.com',
    'my www.example.com',
    ' me@example.com',
    'me@example',
    'About me/prices',
    'a b#c',
    'about me',
    'about/me!',
    'about//me',
    'WWW.example.com',
    'me.too+x@my-shop.dk',
    'prices',
    'case-study/client-1/more',
  ])('that looks like something else is told how links begin: %s', (value) => {
    expect(saying(value, 'link')).toBe(`"${value}" ${LINK}`);
  });

  it.each(['mailto:', 'mailto:hello'])('to a mailbox is told how one is written: %s', (value) => {
    expect(saying(value, 'link')).toBe(
      `"${value}" is not a link. Write the whole e-mail address, for example mailto:hello@example.com.`,
    );
  });

  it.each(['/About-me', '#Prices', '/about_me', '/om mig', '/søgeord', '/about-me?a=1', '/about-me.html', '/Om#'])(
    'to this site is told which signs addresses have here: %s',
    (value) => {
      expect(saying(value, 'link')).toBe(
        `"${value}" is not a link. Addresses of this site have small letters, digits and hyphens only.`,
      );
    },
  );
});

describe('an anchor in a link', () => {
  it.each([
    ['#', 'Write an anchor after #, for example #pricing.'],
    ['/#', 'Write an anchor after #, for example #pricing.'],
    ['/about-me#', 'Write an anchor after #, for example #pricing.'],
    ['/about-me##x', 'An address may contain only one #.'],
    ['#a#b', 'An address may contain only one #.'],
    ['/about-me#1st', 'An anchor begins with a letter.'],
  ])('is told what is wrong with it: %s', (value, hint) => {
    expect(saying(value, 'plain-link')).toBe(`"${value}" is not a link. ${hint}`);
  });
});

describe('an image', () => {
  const HOW =
    'Write it from public/ on, with a slash in front: /images/name.svg; letters, digits and hyphens; svg, png, jpg, webp or avif.';

  it.each([
    [
      '/images/../a.svg',
      'leads out of public/. Put the image into public/images/ and write its path from there: /images/name.svg.',
    ],
    [
      'HTTPS://example.com/a.svg',
      'is on another site. Put the image into public/images/ and write its path: /images/name.svg.',
    ],
    [
      'http://example.com/a.svg',
      'is on another site. Put the image into public/images/ and write its path: /images/name.svg.',
    ],
    ['\\images\\a.svg', `is not an image path. ${HOW}`],
    [
      'javascript:a.svg',
      'is a program and no address. Put the image into public/images/ and write its path: /images/name.svg.',
    ],
    [
      'data:image/png;base64,A',
      'holds the data itself and is not an address. Put the image into public/images/ and write its path: /images/name.svg.',
    ],
    ['/images/https://a.svg', `is not an image path. ${HOW}`],
    [
      '/images/Me.PNG',
      'has capital letters, which hosts do not know. Rename the file, and write /images/Me.png.',
      'The ending of ',
    ],
    [
      '/images/a.Jpeg',
      'has capital letters, which hosts do not know. Rename the file, and write /images/a.jpeg.',
      'The ending of ',
    ],
    [
      '/images/a.gif',
      'ends in .gif, a format that pages do not show. Export it as PNG, or as an animated WebP if it moves, and write that path.',
    ],
    [
      '/images/IMG_2041.HEIC',
      'ends in .HEIC, a format that pages do not show. Export it as PNG, JPEG, WebP or AVIF, and write that path.',
    ],
    ['/images/a.SVGZ', `is not an image path. ${HOW}`],
    ['/images/a..b.svg', `is not an image path. ${HOW}`],
    ['a.svg', `is not an image path. ${HOW}`],
  ])('is told where to put it and how to name it: %s', (value, text, before = '') => {
    expect(saying(value, 'image')).toBe(`${before}"${value}" ${text}`);
  });

  it("in a format that networks don't show is rejected despite its valid path", () => {
    expect(saying('/images/share.svg', 'image')).toBe(
      '"/images/share.svg" is of a kind that networks do not show. Take a png, jpg or webp, best 1200 pixels wide and 630 high.',
    );
  });
});

it('gets no message for other addresses', () => {
  expect(linkErrorMessage('www.example.com')).toBeUndefined();
});
