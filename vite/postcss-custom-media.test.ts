import postcss from 'postcss';
import { expect, it } from 'vitest';
import { customMedia } from './postcss-custom-media.ts';

const QUERIES = {
  '--small': '(max-width: 767px), (max-width: 900px) and (max-height: 449px)',
  '--touch': '(hover: none)',
};

const expand = (css: string) => postcss([customMedia(QUERIES)]).process(css, { from: undefined }).css;

it('replaces a custom media query by its alternatives', () => {
  expect(expand('@media (--small) { a { color: red } }')).toBe(
    '@media (max-width: 767px), (max-width: 900px) and (max-height: 449px) { a { color: red } }',
  );
});

it('combines each alternative with the other conditions of the query', () => {
  expect(expand('@media screen and (--small) and (--touch), print {}')).toBe(
    '@media screen and (max-width: 767px) and (hover: none), screen and (max-width: 900px) and (max-height: 449px) and (hover: none), print {}',
  );
});

it('expands media rules inside other rules', () => {
  expect(expand('a { @media (--touch) { color: red } }')).toBe('a { @media (hover: none) { color: red } }');
});

it('leaves other media queries as they are', () => {
  expect(expand('@media (min-width: 1100px) {}')).toBe('@media (min-width: 1100px) {}');
});

it('refuses a name that is not defined', () => {
  expect(() => expand('@media (--smal) {}')).toThrow('There is no custom media query "--smal".');
});
