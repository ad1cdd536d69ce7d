import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import { FACTS } from '../../../tests/support/library-site.ts';
import definition from './stats.schema.ts';
import Stats from './stats.section.tsx';

/** The figure of each label. */
const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
    ]);

it.each([
  ['us', 'The work in figures', 'at most until you have a reply', FACTS.replyTime.en],
  ['dk', 'Arbejdet i tal', 'højst, før du har et svar', FACTS.replyTime.da],
] as const)('says in %s what each figure counts, with facts filled in', async (region, title, label, value) => {
  render(<Stats {...await exampleProps('stats', region)} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  expect(figures()).toHaveLength(4);
  expect(figures()[0]).toEqual([label, [value]]);
});

it('says where a figure comes from', async () => {
  render(<Stats {...await exampleProps('stats', 'us')} />);
  expect(figures()[3]).toEqual(['commission on what I recommend', ['0%', 'You pay for hours, and nothing else.']]);
});

it('takes two to six figures', () => {
  const figure = { value: { en: '1', da: '1' }, label: { en: 'a', da: 'b' } };
  const accepts = (count: number) =>
    definition.schema.safeParse({ title: { en: 'A', da: 'B' }, figures: Array.from({ length: count }, () => figure) })
      .success;
  expect([1, 2, 6, 7].map(accepts)).toEqual([false, true, true, false]);
});

it('says of a figure that is a sentence what belongs in the label', () => {
  const figure = { value: { en: '24 hours', da: 'højst fireogtyve timer' }, label: { en: 'a', da: 'b' } };
  expect(sectionProblems('stats', definition, { figures: [figure, figure] })[0]).toBe(
    'figures[0].value.da: The figure has 22 characters; 16 fit on its line. Keep the number and its unit here, and put the rest into "label:".',
  );
});
