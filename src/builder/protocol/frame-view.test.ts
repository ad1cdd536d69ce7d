import { expect, it } from 'vitest';
import { frameAddress, requestedView, viewQuery } from './frame-view.ts';

const readAt = (address: string, destination = 'iframe') =>
  requestedView(new URL(address, 'http://localhost'), destination);

it.each([
  ['/us/', { showsGhosts: true }],
  ['/us/?builder-view=.', { showsGhosts: false }],
  ['/us/?builder-view=2026-12-05.ghosts', { day: '2026-12-05', showsGhosts: true }],
  ['/us/?builder-view=2026-12-05.', { day: '2026-12-05', showsGhosts: false }],
])('shows a page in a frame at %s', (address, view) => {
  expect(frameAddress('/us/', view)).toBe(address);
  expect(readAt(address)).toEqual(view);
  expect(readAt(`/page-data/us/_home.json${viewQuery(view)}`, 'empty')).toEqual(view);
});

it('leaves pages alone that are in no frame, and queries that it has not written', () => {
  expect(readAt('/us/', 'document')).toBeUndefined();
  for (const query of ['?builder-view=', '?builder-view=tomorrow.', '?builder-view=2026-12-05'])
    expect(readAt(`/us/${query}`)).toBeUndefined();
});
