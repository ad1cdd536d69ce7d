import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render } from '../../../tests/support/render.tsx';
import MediaText from './media-text.section.tsx';

const PRECEDING = Node.DOCUMENT_POSITION_PRECEDING;

/** Whether the picture is read before the heading. */
const isPictureFirst = () =>
  (screen.getByRole('heading', { level: 2 }).compareDocumentPosition(screen.getByRole('img')) & PRECEDING) !== 0;

it.each([
  ['us', 'From the first question to the last parcel', 'Read how I work'],
  ['dk', 'Fra det første spørgsmål til den sidste pakke', 'Læs, hvordan jeg arbejder'],
] as const)('shows heading, list, picture and the ways on in %s', async (region, title, label) => {
  render(<MediaText {...await exampleProps('media-text', region)} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(`/${region}/about-me`);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('captions the picture, and keeps its place while it loads', async () => {
  render(<MediaText {...await exampleProps('media-text', 'us')} />);
  expect(within(screen.getByRole('figure')).getByText('Ready to ship. How many of them come back?')).toBeDefined();
  expect(screen.getByRole('img').getAttribute('height')).toBe('680');
});

it('has the picture read last, or first where the content says so', async () => {
  const props = await exampleProps('media-text', 'us');
  const { unmount } = render(<MediaText {...props} />);
  expect(isPictureFirst()).toBe(false);
  unmount();
  render(<MediaText {...props} onPhones="first" />);
  expect(isPictureFirst()).toBe(true);
});

it('needs no caption, no button and no link', async () => {
  const { title, body, picture } = await exampleProps('media-text', 'us');
  render(<MediaText title={title} body={body} picture={picture} side="start" onPhones="first" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
