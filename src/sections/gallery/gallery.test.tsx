import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { exampleProps } from '../../../tests/support/example-props.ts';
import { render, renderToString } from '../../../tests/support/render.tsx';
import { sectionProblems } from '../../../tests/support/section-problems.ts';
import definition from './gallery.schema.ts';
import Gallery from './gallery.section.tsx';

beforeEach(() => {
  // jsdom has no modal dialogs: these do what the viewer relies on.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const linkTo = (name: RegExp) => screen.getByRole('link', { name });
const shownIn = (dialog: HTMLElement) => within(dialog).getByRole('img').getAttribute('alt');

/** Renders the example in English, and clicks a picture of it. */
async function enlarge(name: RegExp) {
  render(<Gallery {...await exampleProps('gallery', 'us')} />);
  const link = linkTo(name);
  fireEvent.click(link);
  return { link, dialog: screen.getByRole('dialog') };
}

it.each([
  ['us', 'What I walk past on my way to work', /^Enlarge: ?Drawing of a shop/, 'The cat is out.'],
  ['dk', 'Det går jeg forbi på vej til arbejde', /^Forstør: ?Tegning af en butik/, 'Katten er ude.'],
] as const)('shows pictures with captions in %s, each a link to its file', async (region, title, name, caption) => {
  render(<Gallery {...await exampleProps('gallery', region)} />);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
  expect(screen.getAllByRole('img')).toHaveLength(6);
  expect(linkTo(name).getAttribute('href')).toBe('/images/services/e-commerce.svg');
  expect(linkTo(name).closest('figure')?.querySelector('figcaption')?.textContent).toBe(caption);
});

it('promises nothing that needs script: no dialog and no button before a click', async () => {
  const html = renderToString(<Gallery {...await exampleProps('gallery', 'us')} />);
  expect(html).not.toMatch(/<dialog|<button|aria-haspopup/);
});

it('enlarges a picture in a dialog that its heading names, with caption and position', async () => {
  const { link, dialog } = await enlarge(/Drawing of a shop/);
  expect(link.getAttribute('aria-haspopup')).toBe('dialog');
  expect(dialog.getAttribute('aria-label')).toBe('What I walk past on my way to work');
  expect(shownIn(dialog)).toMatch(/^Drawing of a shop/);
  expect(within(dialog).getByText('The cat is out.')).toBeDefined();
  expect(within(dialog).getByRole('status').textContent).toMatch(/^4 of 6: Drawing of a shop/);
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Next picture' }));
});

it('leads to the next and the previous picture by buttons and arrow keys, and around the ends', async () => {
  const { dialog } = await enlarge(/Drawing of vases/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(shownIn(dialog)).toMatch(/^Drawing of a house/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
  expect(shownIn(dialog)).toMatch(/^Drawing of vases/);
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(shownIn(dialog)).toMatch(/^Drawing of three children/);
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  fireEvent.keyDown(dialog, { key: 'a' });
  fireEvent.keyDown(dialog, { key: 'ArrowRight', altKey: true });
  expect(shownIn(dialog)).toMatch(/^Drawing of vases/);
});

it('follows a swipe of one finger, and neither a short movement nor two fingers', async () => {
  const { dialog } = await enlarge(/Drawing of a house/);
  const swipe = (from: number, to: number, fingers = 1) => {
    const stage = within(dialog).getByRole('img').closest('div') ?? dialog;
    fireEvent.touchStart(stage, { touches: Array.from({ length: fingers }, () => ({ clientX: from })) });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: to }] });
  };
  swipe(200, 190);
  swipe(200, 20, 2);
  expect(shownIn(dialog)).toMatch(/^Drawing of a house/);
  swipe(200, 20);
  expect(shownIn(dialog)).toMatch(/^Drawing of an open window/);
  swipe(20, 200);
  expect(shownIn(dialog)).toMatch(/^Drawing of a house/);
});

it.each([
  ['its button', (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Close' })],
  ['a click beside the picture', (dialog: HTMLElement) => within(dialog).getByRole('img').closest('div') ?? dialog],
])('closes by %s, and focus returns to the picture', async (_way, target) => {
  const { link, dialog } = await enlarge(/Drawing of a shop/);
  fireEvent.click(target(dialog));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link);
});

it('leaves a click for a new tab to the browser', async () => {
  render(<Gallery {...await exampleProps('gallery', 'us')} />);
  const link = linkTo(/Drawing of a shop/);
  const click = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows all of each picture, or squares', async () => {
  const props = await exampleProps('gallery', 'us');
  const ratios = () => screen.getAllByRole('listitem').map((item) => item.style.getPropertyValue('--ratio'));
  const { unmount } = render(<Gallery {...props} />);
  expect(ratios().slice(0, 2)).toEqual(['1.600', '0.941']);
  unmount();
  render(<Gallery {...props} shape="square" />);
  expect(new Set(ratios())).toEqual(new Set(['1.000']));
});

it('enlarges a photo in the formats that the page offers', async () => {
  const props = await exampleProps('gallery', 'us');
  const sources = [{ type: 'image/avif', srcset: '/a-320.avif 320w, /a-1600.avif 1600w' }];
  const [first, ...others] = props.pictures;
  render(<Gallery {...props} pictures={[{ ...first, image: { ...first.image, sources } }, ...others]} />);
  fireEvent.click(linkTo(/Drawing of a house/));
  const source = screen.getByRole('dialog').querySelector('source');
  expect([source?.type, source?.srcset, source?.sizes]).toEqual(['image/avif', sources[0]?.srcset, '100vw']);
});

it('reports a picture that is there twice, and refuses a single one', () => {
  const picture = { image: { src: '/images/portrait.svg', alt: { en: 'A', da: 'A' } } };
  expect(sectionProblems('gallery', definition, { pictures: [picture, picture] })).toEqual([
    'pictures[1].image.src: The picture /images/portrait.svg is here twice. Delete one of the two.',
  ]);
  expect(definition.schema.safeParse({ title: { en: 'A', da: 'B' }, pictures: [picture] }).success).toBe(false);
});
