import { fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { exampleProps } from '../../../../tests/support/example-props.ts';
import CaseList from './case-list.section.tsx';
import { inTheme, render, renderToString } from '../../../../tests/support/render.tsx';
import type { Paging } from '../../../schema/paging.ts';

type ListProps = Parameters<typeof CaseList>[0];

/** Renders the list in a router at a URL. */
function openAt(address: string, props: ListProps) {
  history.pushState(null, '', address);
  return <CaseList {...props} />;
}

const shownCases = () => screen.queryAllByRole('link').map((link) => within(link).getByRole('heading').textContent);
const withTag = ({ cards }: ListProps, tag: string) =>
  cards.filter(({ tags }) => tags.some((own) => own.tag === tag)).map(({ clientName }) => clientName);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

it('shows every case, a button for all and one for each tag, sorted', async () => {
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

it('shows the cases of the pressed tag, and their number', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/', props));
  press('Travel');
  await expect.poll(shownCases).toEqual(withTag(props, 'Travel'));
  expect(pressed()).toEqual(['Travel']);
  const count = `Cases shown: ${withTag(props, 'Travel').length}`;
  await expect.poll(() => screen.getByRole('status').textContent).toBe(count);
});

it('updates the button at once, and the cards a frame later', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/', props));
  press('Travel');
  expect(pressed()).toEqual(['Travel']);
  expect(shownCases()).toHaveLength(props.cards.length);
  await expect.poll(shownCases).toEqual(withTag(props, 'Travel'));
  expect(pressed()).toEqual(['Travel']);
});

it('keeps the tag in the URL, so that Back removes it', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/', props));
  press('Local service');
  await expect.poll(() => location.search).toBe('?tag=Local+service');
  history.back();
  await expect.poll(shownCases).toHaveLength(props.cards.length);
  expect(pressed()).toEqual(['All']);
});

it('shows all cases again with the button All', async () => {
  const props = await exampleProps('case-list', 'dk');
  render(openAt('/?tag=B2B', props));
  expect(shownCases()).toEqual(withTag(props, 'B2B'));
  press('Alle');
  await expect.poll(shownCases).toHaveLength(props.cards.length);
  expect(location.search).toBe('');
});

it('shows all cases for an unknown tag', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/?tag=Casinos', props));
  expect(shownCases()).toHaveLength(props.cards.length);
  expect(pressed()).toEqual(['All']);
});

it('is pre-rendered with all cases, and applies the tag in the URL after hydration', async () => {
  const props = await exampleProps('case-list', 'us');
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(openAt('/', props));
  expect(shownCases()).toHaveLength(props.cards.length);
  const mistakes: unknown[] = [];
  await act(
    async () =>
      void hydrateRoot(host, inTheme(openAt('/?tag=Travel', props)), {
        onRecoverableError: (error) => mistakes.push(error),
      }),
  );
  await expect.poll(shownCases).toEqual(withTag(props, 'Travel'));
  expect(mistakes).toEqual([]);
});

it('renders with no case at all', async () => {
  const props = await exampleProps('case-list', 'us');
  render(openAt('/', { ...props, cards: [], tags: [], labels: { ...props.labels, total: 0 } }));
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Cases shown: 0');
});

describe('a list with several pages', () => {
  const paging: Paging = {
    links: [
      { label: 'All', href: '/us/case-studies' },
      { label: 'B2B', href: '/us/case-studies/tag/b2b', current: 'true' },
    ],
    range: 'Cases 61–120 of 130',
    pager: {
      label: 'Pages of client cases',
      previous: { label: 'Previous page', href: '/us/case-studies/tag/b2b' },
      steps: [
        { label: '1', name: 'Page 1', href: '/us/case-studies/tag/b2b' },
        null,
        { label: '3', name: 'Page 3', href: '/us/case-studies/tag/b2b/page/3', current: 'page' },
      ],
    },
  };
  const open = async () => render(openAt('/', { ...(await exampleProps('case-list', 'us')), paging }));

  it('links to the pages of each tag instead of buttons, and marks the current tag', async () => {
    await open();
    expect(screen.queryByRole('button')).toBeNull();
    const filter = within(screen.getByRole('navigation', { name: 'Filter by type of client' }));
    const links = filter.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['All', '/us/case-studies'],
      ['B2B', '/us/case-studies/tag/b2b'],
    ]);
    expect(filter.getByRole('link', { current: true }).textContent).toBe('B2B');
    expect(screen.getByText('Cases 61–120 of 130')).toBeDefined();
  });

  it('links the pages, and names the current one', async () => {
    await open();
    const pager = within(screen.getByRole('navigation', { name: 'Pages of client cases' }));
    expect(pager.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([
      'Previous page',
      'Page 1',
      'Page 3',
    ]);
    expect(pager.getByRole('link', { current: 'page' }).textContent).toBe('3');
  });

  it('has no pager if the cases of a tag fit on one page', async () => {
    const { pager: _pager, ...onePage } = paging;
    render(openAt('/', { ...(await exampleProps('case-list', 'us')), paging: onePage }));
    expect(screen.getAllByRole('navigation')).toHaveLength(1);
  });
});
