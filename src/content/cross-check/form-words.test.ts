import { describe, expect, it } from 'vitest';
import { ALL_CASES } from '../../../tests/support/all-diagnostic-cases.ts';
import { makeMistake } from '../../../tests/support/diagnostic-cases.ts';

const rows = Object.values(ALL_CASES).flat();

/** Makes the catalogue's mistake of which the check says something, and returns what a form says of it. */
function formWords(inFile: string): string[] {
  const row = rows.find(({ says }) => says.some((one) => one.includes(inFile)));
  if (!row) throw new Error(`The catalogue has no mistake of which the check says: ${inFile}`);
  return makeMistake(row).found.map(({ form }) => `${form.message.english} ${form.hint.english}`);
}

describe('a form', () => {
  it.each([
    [
      'The anchor "home" is used twice on this page.',
      'Two sections of this page have the link name “home”. Give one of them another.',
    ],
    [
      'sections[0] has it, but is shown in us only',
      'No section of the home page has the link name “home” in EU and Denmark. The section “Hero” has it, but is only shown in USA: show it in all regions, or change this link.',
    ],
    [
      'Delete the line "hidden:"',
      'The page shows no section “Study”. It is made for each project, and all of them would be lost. Open the section “Study”, and turn “Hidden” off.',
    ],
    [
      'It would be shown until 2026-12-01',
      '“Visible until” (Dec 1, 2026) is before “Visible from” (Dec 24, 2026), so it would never be shown. Swap the two days, or clear one of them.',
    ],
    [
      '#story of /about-me is shown until 2026-12-24',
      'This link is always shown, but “Hero” of content/pages/about-me.yaml, where it leads, is only shown until Dec 24, 2026. Give both the same dates, here or in content/pages/about-me.yaml.',
    ],
    ['"{replytime}" is not a fact', 'There is no fact called {replytime}. Did you mean “24 hours” (Reply time)?'],
    [
      '4 locations use it: the first are',
      'There is no fact called replyTime. 4 places use it: the first are in content/pages/home.yaml. Add a fact of this name, or use another one instead.',
    ],
    [
      'There is no image /images/portrat.svg in public/.',
      'There is no picture “/images/portrat.svg”. Did you mean “/images/portrait.svg”?',
    ],
    [
      'The id "stores" is also used in offers[0].',
      'Two items have the short name “stores”. Give each item a short name of its own.',
    ],
  ])('has words of its own for: %s', (inFile, words) => {
    expect(formWords(inFile)).toContain(words);
  });
});
