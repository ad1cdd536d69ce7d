import { expect, it } from 'vitest';
import { boxOffice, CHOIR_FILES, CHOIR_MODEL, sourceOf } from '../../../tests/support/choir-site.ts';
import { visibleContent } from './visible-content.ts';

const { content } = sourceOf(CHOIR_FILES, CHOIR_MODEL);

/** What the site's own file shows on a day, with other items or without. */
function shownOn(day: string, hours?: object[], drafts = false): unknown {
  const file = content.singles[boxOffice.name] as object;
  const singles = { [boxOffice.name]: { ...file, ...(hours && { hours }) } };
  return visibleContent({ ...content, singles }, CHOIR_MODEL, { day, drafts }).singles[boxOffice.name];
}

const note = { en: 'Cash', da: 'Kontant' };
const mondays = { when: { en: 'Mondays', da: 'Mandage' } };
const advent = { when: { en: 'Advent', da: 'Advent' }, visibleFrom: '2026-12-01', visibleUntil: '2026-12-24' };

it("leaves items out of lists of the site's own files on other days, and keeps the rest of the file", () => {
  expect(shownOn('2026-11-30')).toEqual({ note, hours: [mondays] });
  expect(shownOn('2026-12-01')).toEqual({ note, hours: [mondays, { when: advent.when }] });
  expect(shownOn('2026-12-25')).toEqual({ note, hours: [mondays] });
});

it('leaves a list empty if none of its items is shown', () => {
  expect(shownOn('2026-11-30', [advent])).toEqual({ note, hours: [] });
});

it('shows draft items in previews only', () => {
  const hours = [{ ...mondays, draft: true }];
  expect(shownOn('2026-11-30', hours)).toEqual({ note, hours: [] });
  expect(shownOn('2026-11-30', hours, true)).toMatchObject({ hours: [mondays] });
});
