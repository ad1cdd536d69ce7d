import { expect, it } from 'vitest';
import { ALL_CASES } from '../../../tests/support/all-diagnostic-cases.ts';
import { makeMistake } from '../../../tests/support/diagnostic-cases.ts';

const rows = Object.values(ALL_CASES).flat();

/** What visitors would see of the errors of a case. */
function seenOf(mistake: string): (string | undefined)[] {
  const row = rows.find((one) => one.mistake === mistake);
  if (!row) throw new Error(`There is no case "${mistake}".`);
  return makeMistake(row)
    .found.filter(({ severity }) => severity === 'error')
    .map(({ form }) => form.visitors?.english);
}

it.each([
  ['a link to no page', 'Visitors who follow this link would see “Page not found”.'],
  ['a link to no page inside a text', 'Visitors who follow this link would see “Page not found”.'],
  ['a link to a page that was deleted', 'Visitors who follow these links would see “Page not found”.'],
  ['a link of every page to a draft', 'Visitors who follow this link would see “Page not found”.'],
  [
    'a link of every page to a page that is not shown yet',
    'Visitors who follow this link would see “Page not found” while its page isn’t shown.',
  ],
  ['an anchor that no section of this page has', 'Nothing would happen when visitors click this link.'],
  ['an anchor that no section of another page has', 'Visitors who follow this link would land at the top of the page.'],
  ['a link to a section whose list has nothing to show', 'Nothing would happen when visitors click this link.'],
  ['an anchor in the navigation without page', 'On most pages, nothing would happen when visitors click this link.'],
  ['an image that is not there', 'Visitors would see a gap in place of the picture.'],
  ['an image on another site', 'Visitors would see a gap in place of the picture.'],
  ['a drawing as the image of shared links', 'Where somebody shares the page, its picture would be missing.'],
  ['a reference to no project', 'Visitors wouldn’t see it here.'],
  ['an unknown section', 'Visitors wouldn’t see this section.'],
  ['a missing field', 'Visitors would find nothing here.'],
  ['an empty text', 'Visitors who read Danish would find nothing here.'],
  ['a missing language', 'Visitors who read Danish would find nothing here.'],
  ['a missing region', 'Search results or shared links would lack this text.'],
  ['a region without a price', 'Visitors in Denmark would find nothing here.'],
  ['an untranslated text of a published region', 'Visitors who read Danish would see English here.'],
  ['a name in braces that is not a fact', 'Visitors would see {replytime} as plain text.'],
  ['a brace without its other half', 'Visitors would see these characters on the page.'],
  ['a fact that the Danish text lost', 'Visitors who read Danish wouldn’t see this value.'],
  ['an amount with a point between thousands', 'Visitors would read a wrong amount.'],
  ['an amount with a space behind the sign', 'Visitors of every region would read this amount in dollars.'],
  ['a title that is too long', 'Search results would cut it off.'],
  ['two pages with the same address', 'Visitors would get only one of the two pages.'],
  ['an anchor twice on a page', 'Links to this name would lead to the first of the two.'],
  ['a draft of the home page', 'Visitors who open the website would see “Page not found”.'],
  ['an e-mail address without @', 'Messages to this address wouldn’t reach you.'],
])('says what visitors would see of %s', (mistake, seen) => {
  expect(seenOf(mistake)).toEqual([seen]);
});

it.each([
  // Visitors would get the page.
  'a link to an old address',
  'a link with a slash at the end',
  'a file saved as UTF-16',
  'a group for a list',
])('says nothing particular of %s', (mistake) => {
  expect(seenOf(mistake)).toEqual([undefined]);
});

it('doesn’t repeat what a message says', () => {
  expect(seenOf('an anchor that ad-blockers hide')).toEqual(['']);
  expect(seenOf('a last day before the first one')).toEqual(['']);
});
