import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { examplePageData, exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import definition from './faq.schema.ts';
import Faq from './faq.section.tsx';

const entryOf = (question: string) => {
  const details = screen.getByRole('heading', { level: 3, name: question }).closest('details');
  if (!details) throw new Error(`No question ${question}.`);
  return details;
};

it.each([
  ['us', 'How long am I committed?', 'One month at a time.', 'terms', '/us/terms-of-service'],
  ['dk', 'Hvor længe er jeg bundet?', 'Én måned ad gangen.', 'vilkårene', '/dk/terms-of-service'],
] as const)('answers in %s with bold text, paragraphs and links', async (region, question, bold, text, href) => {
  render(<Faq {...await exampleProps('faq', region)} />);
  const entry = entryOf(question);
  expect(entry.querySelector('strong')?.textContent).toBe(bold);
  expect(entry.querySelectorAll('p')).toHaveLength(2);
  expect(screen.getByText(text, { selector: 'a' }).getAttribute('href')).toBe(href);
});

it('shows questions alone; each opens with the browser’s own means, and shuts no other', async () => {
  render(<Faq {...await exampleProps('faq', 'eu')} />);
  const entries = [...document.querySelectorAll('details')];
  expect(entries.map(({ open }) => open)).toEqual([false, false, false, false]);
  expect(entries.every((entry) => entry.firstElementChild?.localName === 'summary')).toBe(true);
  expect(entries.every((entry) => !entry.hasAttribute('name'))).toBe(true);
});

it('gives each answer an address that browsers open without script: its anchor is inside the fold', async () => {
  render(<Faq {...await exampleProps('faq', 'us')} />);
  const target = document.getElementById('faq-ownership');
  expect(target?.textContent).toMatch(/^You do, the whole time\./);
  expect(target?.parentElement).toBe(entryOf('Who owns the work?'));
  expect(target?.closest('summary')).toBeNull();
});

it('asks a question in its own regions only', async () => {
  const { unmount } = render(<Faq {...await exampleProps('faq', 'us')} />);
  expect(entryOf('Do you work on Thanksgiving?')).toBeDefined();
  unmount();
  render(<Faq {...await exampleProps('faq', 'dk')} />);
  expect(document.getElementById('faq-thanksgiving')).toBeNull();
});

it('tells search engines what the region’s visitors read, with links', async () => {
  const { head } = await examplePageData('faq', 'dk');
  const { '@graph': graph } = head.structuredData as { '@graph': Record<string, unknown>[] };
  const pages = graph.filter((node) => node['@type'] === 'FAQPage');
  expect(pages).toHaveLength(1);
  const questions = pages[0]?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]; // as made
  expect(questions.map(({ name }) => name)).toEqual([
    'Hvor længe er jeg bundet?',
    'Hvem ejer arbejdet?',
    'Hvad sker der, før du går i gang?',
    'Hvorfor arbejder du ikke på »no cure, no pay«?',
  ]);
  expect(questions[0]?.acceptedAnswer.text).toBe(
    '<b>Én måned ad gangen.</b> Du siger op med en e-mail, før den næste måned er betalt. Den måned, du har betalt for, løber ud. Timer, der er til overs, kan bruges i måneden efter. Det hele står i <a href="https://www.example.com/dk/terms-of-service">vilkårene</a>.',
  );
});

it('has a button for other questions, where it is told to', async () => {
  const props = await exampleProps('faq', 'us');
  const { unmount } = render(<Faq {...props} />);
  expect(screen.getByRole('button', { name: 'Ask your own question' })).toBeDefined();
  unmount();
  render(<Faq {...props} action={undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('names each region whose visitors would see a heading without a question', () => {
  const text = { en: 'Words', da: 'Ord' };
  const questions = [{ id: 'a', question: text, answer: text, regions: ['us'] }];
  const remedy = (region: string) => `Show a question in ${region} too, or write "regions:" on the section itself.`;
  expect(sectionProblems('faq', definition, { questions })).toEqual([
    `questions: Visitors of eu see no question here. ${remedy('eu')}`,
    `questions: Visitors of dk see no question here. ${remedy('dk')}`,
  ]);
});
