import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import { FACTS } from '../../../tests/support/library-site.ts';
import definition from './process.schema.ts';
import Process from './process.section.tsx';

/** What assistive technology reads of a step: its position in the list, and the text of each side's part. */
const stepNamed = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error(`No step ${name}.`);
  return item;
};

it.each([
  ['us', 'The agreement', 'Day 1', 'My part', /^Write it, and leave out/, 'Your part', /^Read it, and say yes/],
  ['dk', 'Aftalen', 'Dag 1', 'Min del', /^Skrive den og udelade/, 'Din del', /^Læse den og sige ja/],
] as const)(
  'says in %s when a step is, and who does what',
  async (region, name, when, mineLabel, mine, yoursLabel, yours) => {
    render(<Process {...await exampleProps('process', region)} />);
    const step = within(stepNamed(name));
    expect(step.getByText(when)).toBeDefined();
    const terms = step.getAllByRole('term').map(({ textContent }) => textContent);
    const [first, second] = step.getAllByRole('definition');
    expect(terms).toEqual([mineLabel, yoursLabel]);
    expect(first?.textContent).toMatch(mine);
    expect(second?.textContent).toMatch(yours);
  },
);

it('puts the steps in an ordered list, in the order of time', async () => {
  render(<Process {...await exampleProps('process', 'us')} />);
  const list = stepNamed('The first month').closest('ol');
  const titles = within(list as HTMLElement).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'The free call',
    'The agreement',
    'The first month',
    'The first report',
  ]);
});

it('promises the first step in the time that the site promises everywhere', async () => {
  render(<Process {...await exampleProps('process', 'dk')} />);
  expect(stepNamed('Den gratis samtale').textContent).toContain(FACTS.replyTime.da);
});

it('ends on what it is not, with a button to begin', async () => {
  render(<Process {...await exampleProps('process', 'us')} />);
  expect(screen.getByText(/^What the free call isn’t/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ask for the free call' })).toBeDefined();
});

it('goes without the last line and the button', async () => {
  render(<Process {...await exampleProps('process', 'us')} limit={undefined} action={undefined} />);
  expect(screen.queryByText(/^What the free call isn’t/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('refuses a single step: it would be no process', async () => {
  const { steps } = definition.schema.shape;
  const text = { en: 'Words', da: 'Ord' };
  const step = { title: text, when: text, text, mine: text, yours: text };
  expect(steps.safeParse([step]).success).toBe(false);
  expect(steps.safeParse([step, step]).success).toBe(true);
});
