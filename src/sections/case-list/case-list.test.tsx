import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import CaseList from './case-list.section.tsx';

type ListProps = Parameters<typeof CaseList>[0];

/** The list on a page of its own, opened at an address. */
async function openAt(address: string, props: ListProps) {
  const rootRoute = createRootRoute({ component: () => <CaseList {...props} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  return { router, page: <RouterProvider router={router} /> };
}

const shownCases = () => screen.queryAllByRole('link').map((link) => within(link).getByRole('heading').textContent);
const withTag = ({ cards }: ListProps, tag: string) =>
  cards.filter(({ tags }) => tags.some((own) => own.tag === tag)).map(({ clientName }) => clientName);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

it('shows every case and offers one button for all and one for each tag, sorted', async () => {
  const props = await exampleProps('case-list', 'us');
  render((await openAt('/', props)).page);
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
  render((await openAt('/', props)).page);
  press('Travel');
  await expect.poll(shownCases).toEqual(withTag(props, 'Travel'));
  expect(pressed()).toEqual(['Travel']);
  expect(screen.getByRole('status').textContent).toBe(`Cases shown: ${withTag(props, 'Travel').length}`);
});

it('shows the press at once, and the cards a frame later: while they move, nothing is painted', async () => {
  const props = await exampleProps('case-list', 'us');
  render((await openAt('/', props)).page);
  press('Travel');
  expect(pressed()).toEqual(['Travel']);
  expect(shownCases()).toHaveLength(props.cards.length);
  await expect.poll(shownCases).toEqual(withTag(props, 'Travel'));
  expect(pressed()).toEqual(['Travel']);
});

it('keeps the tag in the address, so that Back takes it away again', async () => {
  const props = await exampleProps('case-list', 'us');
  const { router, page } = await openAt('/', props);
  render(page);
  press('Local service');
  await expect.poll(() => router.state.location.search).toEqual({ tag: 'Local service' });
  router.history.back();
  await expect.poll(shownCases).toHaveLength(props.cards.length);
  expect(pressed()).toEqual(['All']);
});

it('shows all again with the button All', async () => {
  const props = await exampleProps('case-list', 'dk');
  const { router, page } = await openAt('/?tag=B2B', props);
  render(page);
  expect(shownCases()).toEqual(withTag(props, 'B2B'));
  press('Alle');
  await expect.poll(shownCases).toHaveLength(props.cards.length);
  expect(router.state.location.search).toEqual({});
});

it('shows all cases where nobody knows the tag', async () => {
  const props = await exampleProps('case-list', 'us');
  render((await openAt('/?tag=Casinos', props)).page);
  expect(shownCases()).toHaveLength(props.cards.length);
  expect(pressed()).toEqual(['All']);
});

it('is pre-rendered with all cases and takes the tag of the address after that', async () => {
  const props = await exampleProps('case-list', 'us');
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString((await openAt('/', props)).page);
  expect(shownCases()).toHaveLength(props.cards.length);
  const { page } = await openAt('/?tag=Travel', props);
  const mistakes: unknown[] = [];
  await act(async () => void hydrateRoot(host, page, { onRecoverableError: (error) => mistakes.push(error) }));
  await expect.poll(shownCases).toEqual(withTag(props, 'Travel'));
  expect(mistakes).toEqual([]);
});

it('stands with no case at all', async () => {
  const props = await exampleProps('case-list', 'us');
  render((await openAt('/', { ...props, cards: [], tags: [] })).page);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Cases shown: 0');
});
