import { fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import CaseList from './case-list.section.tsx';

type ListProps = Parameters<typeof CaseList>[0];

/** The list on a page of its own, opened at an address. */
function openAt(address: string, props: ListProps) {
  history.pushState(null, '', address);
  return <CaseList {...props} />;
}

const shownCases = () => screen.queryAllByRole('link').map((link) => within(link).getByRole('heading').textContent);
const withTag = ({ cards }: ListProps, tag: string) =>
  cards.filter(({ tags }) => tags.some((own) => own.tag === tag)).map(({ clientName }) => clientName);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

it('shows every case and offers one button for all and one for each tag, sorted', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/', props));
  expect(shownCases()).toHaveLength(props.cards.length);
  const buttons = within(screen.getByRole('group', { name: 'Filter by type of client' })).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual([
    'All',
    'B2B',
    'eCommerce',
    'Local service',
    'Nonprofit',
    'Travel',
    'White-label',
  ]);
  expect(pressed()).toEqual(['All']);
});

it('shows the cases of the tag that was pressed, and says how many they are', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/', props));
  press('Travel');
  await expect.poll(shownCases).toEqual(withTag(props, 'Travel'));
  expect(pressed()).toEqual(['Travel']);
  expect(screen.getByRole('status').textContent).toBe(`Cases shown: ${withTag(props, 'Travel').length}`);
});

it('shows the press at once, and the cards a frame later: while they move, nothing is painted', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/', props));
  press('Travel');
  expect(pressed()).toEqual(['Travel']);
  expect(shownCases()).toHaveLength(props.cards.length);
  await expect.poll(shownCases).toEqual(withTag(props, 'Travel'));
  expect(pressed()).toEqual(['Travel']);
});

it('keeps the tag in the address, so that Back takes it away again', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/', props));
  press('Local service');
  await expect.poll(() => location.search).toBe('?tag=Local+service');
  history.back();
  await expect.poll(shownCases).toHaveLength(props.cards.length);
  expect(pressed()).toEqual(['All']);
});

it('shows all again with the button All', async () => {
  const props = await exampleProps('case-list', 'dk');
  render(openAt('/?tag=B2B', props));
  expect(shownCases()).toEqual(withTag(props, 'B2B'));
  press('Alle');
  await expect.poll(shownCases).toHaveLength(props.cards.length);
  expect(location.search).toBe('');
});

it('shows all cases where nobody knows the tag', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/?tag=Casinos', props));
  expect(shownCases()).toHaveLength(props.cards.length);
  expect(pressed()).toEqual(['All']);
});

it('is pre-rendered with all cases and takes the tag of the address after that', async () => {
  const props = await exampleProps('case-list', 'us');
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(openAt('/', props));
  expect(shownCases()).toHaveLength(props.cards.length);
  const mistakes: unknown[] = [];
  await act(
    async () =>
      void hydrateRoot(host, openAt('/?tag=Travel', props), { onRecoverableError: (error) => mistakes.push(error) }),
  );
  await expect.poll(shownCases).toEqual(withTag(props, 'Travel'));
  expect(mistakes).toEqual([]);
});

it('renders with no case at all', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/', { ...props, cards: [], tags: [], words: { ...props.words, total: 0 } }));
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Cases shown: 0');
});
