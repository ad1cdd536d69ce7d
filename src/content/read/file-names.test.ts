import { verbatim } from '../../i18n/phrase.ts';
import { describe, expect, it } from 'vitest';
import { fileNameProblem, sameNames } from './file-names.ts';

describe('a path that some file systems cannot have:', () => {
  it.each([
    ['con', 'Windows reserves the name "con"'],
    ['services/NUL', 'Windows reserves the name "NUL"'],
    ['images/aux.svg', 'Windows reserves the name "aux.svg"'],
    ['lpt1.tar.gz', 'Windows reserves the name "lpt1.tar.gz"'],
    ['images/portrait.', 'Windows takes no name that ends in a dot or a space, such as "portrait."'],
    ['images /a.svg', 'Windows takes no name that ends in a dot or a space, such as "images "'],
    ['images/who?.pdf', 'Windows takes no name with the sign ?'],
    ['images/a\nb.pdf', 'Windows takes no name with a line end, a tab or the like'],
    [
      `services/${'a'.repeat(231)}`,
      'a part of it takes 231 bytes, and file systems have room for 230 with what the build adds',
    ],
    // Two bytes each in UTF-8.
    ['å'.repeat(116), 'a part of it takes 232 bytes, and file systems have room for 230 with what the build adds'],
    [`${'a'.repeat(99)}/`.repeat(11), 'it takes 1100 bytes, and at most 1000 are possible'],
  ])('%j', (path, problem) => {
    expect(fileNameProblem(path)?.((name) => verbatim(`"${name}"`)).english).toBe(problem);
  });
});

it.each([
  '',
  'about-me',
  'contact',
  'console/aux-cables',
  'com10',
  'a'.repeat(230),
  '/images/portrait.svg',
  'å'.repeat(115),
])('%j is possible everywhere', (path) => {
  expect(fileNameProblem(path)).toBeUndefined();
});

it('finds names that differ in capitals or in how accents are stored, of files and of folders', () => {
  expect([
    ...sameNames([
      '/a.svg',
      '/A.svg',
      '/images/b.svg',
      '/Images/c.svg',
      '/Images/d.svg',
      '/\u00E5.svg',
      '/a\u030A.svg',
    ]),
  ]).toEqual([
    ['/A.svg', '/a.svg'],
    ['/Images', '/images'],
    ['/a\u030A.svg', '/\u00E5.svg'],
  ]);
  expect(sameNames(['/a.svg', '/a.png', '/images/a.svg', '/images/b.svg']).size).toBe(0);
});
