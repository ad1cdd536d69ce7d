import { parse, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { markDifferences } from './page-differences.ts';

const page = (main: string, header = '') => `<body><header>${header}</header><main>${main}</main></body>`;

const section = (type: string, inner: string, id = type) =>
  `<section data-section="${type}" id="${id}">${inner}</section>`;

/** Compares two pages. Returns the differences, and the pages with their marks. */
function compare(before: string, after: string) {
  const [was, is] = [parse(before), parse(after)];
  const found = markDifferences(was, is).map(({ kind, type, before: old, after: now }) => [kind, type, old, now]);
  return { found, before: serialize(was), after: serialize(is) };
}

const mark = (kind: string, number: number) =>
  `data-builder-difference="${kind}" data-builder-difference-number="${number}"`;

it('marks a changed text in both pages, and nothing else', () => {
  const { found, before, after } = compare(
    page(section('hero', '<h1>Old <em>words</em></h1><p>Same</p>')),
    page(section('hero', '<h1>New <em>words</em></h1><p>Same</p>')),
  );
  expect(found).toEqual([['changed', 'hero', 'Old words', 'New words']]);
  expect(before).toContain(`<h1 ${mark('changed', 1)}>Old`);
  expect(after).toContain(`<h1 ${mark('changed', 1)}>New`);
  expect(after.match(/data-builder-difference=/g)).toHaveLength(1);
});

it('finds nothing where only markup and spaces differ', () => {
  const { found } = compare(
    page(section('hero', '<h1>Some  words</h1>')),
    page(section('hero', '<div class="a"><h1>Some\nwords</h1></div>')),
  );
  expect(found).toEqual([]);
});

it('tells added and removed texts from changed ones', () => {
  const { found } = compare(
    page(section('list', '<ul><li>One</li><li>Two</li></ul><p>End</p>')),
    page(section('list', '<ul><li>One</li><li>Two</li><li>Three</li></ul><h2>End</h2>')),
  );
  expect(found).toEqual([['added', 'list', '', 'Three']]);
});

it('names a whole section that is added or removed', () => {
  const { found, before, after } = compare(
    page(section('hero', '<h1>A</h1>') + section('quote', '<p>B</p><p>C</p>')),
    page(section('faq', '<h2>D</h2>') + section('hero', '<h1>A</h1>')),
  );
  expect(found).toEqual([
    ['added', 'faq', '', 'D'],
    ['removed', 'quote', 'B\nC', ''],
  ]);
  expect(after).toContain(`<section data-section="faq" id="faq" ${mark('added', 1)}>`);
  expect(before).toContain(`<section data-section="quote" id="quote" ${mark('removed', 2)}>`);
});

it('finds a section that has moved, and what changed in it', () => {
  const { found, before } = compare(
    page(section('a', '<p>1</p>') + section('b', '<p>2</p>') + section('c', '<p>3</p>')),
    page(section('b', '<p>2</p>') + section('c', '<p>3</p>') + section('a', '<p>4</p>')),
  );
  expect(found).toEqual([
    ['moved', 'a', '', ''],
    ['changed', 'a', '1', '4'],
  ]);
  expect(before).toContain(`id="a" ${mark('moved', 1)}`);
});

it('compares a section whose anchor changed with its text', () => {
  const { found } = compare(page(section('text', '<h2>Old</h2>', 'old')), page(section('text', '<h2>New</h2>', 'new')));
  expect(found).toEqual([['changed', 'text', 'Old', 'New']]);
});

it('counts a link and its copy in the menu of phones as one', () => {
  const { found, after } = compare(
    page('', '<nav><a>Prices</a></nav><nav><a>Prices</a></nav>'),
    page('', '<nav><a>Fees</a></nav><nav><a>Fees</a></nav>'),
  );
  expect(found).toEqual([['changed', 'header', 'Prices', 'Fees']]);
  expect(after.match(/data-builder-difference=/g)).toHaveLength(2);
});

it('finds another picture, by what it shows', () => {
  const { found } = compare(
    page(section('hero', '<img src="/a.webp" alt="A dog">')),
    page(section('hero', '<img src="/b.webp" alt="">')),
  );
  expect(found).toEqual([['changed', 'hero', 'A dog', 'b.webp']]);
});

it('tells pictures that are described alike by their names', () => {
  const { found } = compare(
    page(section('hero', '<img src="/images/a.webp" alt="A dog">')),
    page(section('hero', '<img src="/images/b.webp" alt="A dog">')),
  );
  expect(found).toEqual([['changed', 'hero', 'a.webp', 'b.webp']]);
});
