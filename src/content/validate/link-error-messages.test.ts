import { describe, expect, it } from 'vitest';
import { linkErrorMessage } from './link-error-messages.ts';

const saying = (value: string, kind?: string) => {
  const text = linkErrorMessage(value, kind);
  return text && `${text.message} ${text.hint}`;
};

const PROGRAM = 'is a program and no address. Link to a page, or write contact to open the form.';
const DATA = 'holds the data itself and is not an address. Put the file into public/ and write its path.';
const UNREACHABLE = 'is not an address that visitors can reach. Write the whole address with https://.';
const ELSEWHERE =
  'leads to another site without saying how. Write the whole address with https://, or one slash for a page of this site.';
const PLAIN = 'is not encrypted. Write https:// in place of http://.';
const LINK = 'is not a link. A link begins with /, #, https://, mailto: or tel:, or is the word contact.';

describe.each([undefined, 'link', 'image'])('an address of kind %s', (kind) => {
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
    expect(saying(value, kind)).toBe(`"${shown}" ${text}`);
  });
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
  ])('that looks like something else is told how links begin: %s', (value) => {
    expect(saying(value, 'link')).toBe(`"${value}" ${LINK}`);
  });

  it.each([
    ['WWW.example.com', 'Write https:// in front: https://WWW.example.com.'],
    ['me.too+x@my-shop.dk', 'Write mailto: in front: mailto:me.too+x@my-shop.dk.'],
    ['mailto:', 'Write the whole e-mail address: mailto:hello@example.com.'],
    ['mailto:hello', 'Write the whole e-mail address: mailto:hello@example.com.'],
    ['prices', 'Write /prices for a page, #prices for an anchor on this page, or contact for the form.'],
    [
      'case-study/client-1/more',
      'Write /case-study/client-1/more for a page, #case-study/client-1/more for an anchor on this page, or contact for the form.',
    ],
  ])('is told which prefix %s needs', (value, hint) => {
    expect(saying(value, 'link')).toBe(`"${value}" is not a link. ${hint}`);
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
    ['/#', 'Write an anchor after #, or leave the # out: /.'],
    ['/about-me#', 'Write an anchor after #, or leave the # out: /about-me.'],
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
