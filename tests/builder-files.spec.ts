import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './support/builder-server.ts';
import { chooseFile } from './support/choose-file.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { tabTo } from './support/tab-to.ts';
import { typeText } from './support/type-text.ts';

test.describe.configure({ mode: 'default' });

let server: ProjectServer;
let page: Page;
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
});
test.afterEach(() => restoreContent(server));
test.afterAll(() => page.close());

const HEIC = readFileSync('src/builder/server/pictures/__fixtures__/phone.heic');
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><script>alert(1)</script><rect width="320" height="180" fill="#264"/></svg>`;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');

const home = () => server.read('content/pages/home.yaml');
const replacement = () => page.getByRole('dialog', { name: 'What does the new picture show?' });
const form = () => page.getByRole('form');

/** A photo of two halves, red and blue. */
const photo = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#2244aa' } })
    .composite([
      {
        input: { create: { width: width / 2, height: width / 2, channels: 3, background: '#aa2222' } },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

async function openSection(index: number): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=/&region=dk`);
  const rows = page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem');
  await rows.nth(index).locator('[data-row]').click();
}

/** Opens the picture of the home page's third section. */
async function openPicture(): Promise<Locator> {
  await openSection(2);
  return form().getByRole('group', { name: 'Picture file' });
}

const choose = (button: Locator, name: string, buffer: Buffer) => chooseFile(button, { name, mimeType: '', buffer });

const upload = (field: Locator, name: string, buffer: Buffer) =>
  choose(field.getByRole('button', { name: 'Upload' }), name, buffer);

/** Says what a new picture shows, and puts it in the place of the old one. */
async function replace(words = 'A test'): Promise<void> {
  await typeText(replacement().getByLabel('Alternative text, English'), words);
  await typeText(replacement().getByLabel('Alternative text, Danish'), `${words}, på dansk`);
  await replacement().getByRole('button', { name: 'Replace picture' }).click();
  await expect(replacement()).toBeHidden();
}

test('takes a HEIC photo of a phone, upright, as a JPEG', async () => {
  const field = await openPicture();
  await upload(field, 'IMG_2041.HEIC', HEIC);
  await replace();
  await poll(home).toContain('src: /images/img-2041.jpg');
  await expect(field).toContainText('48 × 64');
  await expect(page.frameLocator('iframe[title="Denmark"]').locator('img[src*="img-2041"]')).toBeAttached();
});

test('takes a logo as SVG without its script, says so, and lets it do nothing at its own address', async () => {
  const field = await openPicture();
  await upload(field, 'Logo.svg', Buffer.from(LOGO));
  await replace();
  await poll(home).toContain('src: /images/logo.svg');
  await expect(field).toContainText('removed from the drawing: scripts');
  await expect(field).toContainText('320 × 180');
  await expect(field.getByRole('button', { name: 'Crop' })).toBeHidden();
  const answer = await page.request.get(`${server.origin}/images/logo.svg`);
  expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  expect(answer.headers()['content-type']).toMatch(/^image\/svg\+xml/);
  expect(await answer.text()).not.toContain('script');
});

test('notices the same picture in another size, and uses the one that is there @long', async () => {
  const field = await openPicture();
  await upload(field, 'halves.jpg', await photo(1600));
  await replace();
  await poll(home).toContain('src: /images/halves.jpg');
  await upload(field, 'IMG-WA0007.jpg', await photo(800));
  const question = page.getByRole('dialog', { name: 'You have this picture already' });
  await expect(question).toContainText('halves.jpg (1600 × 800)');
  await question.getByRole('button', { name: 'Use this one' }).click();
  await expect(question).toBeHidden();
  await upload(field, 'IMG-WA0007.jpg', await photo(800));
  await question.getByRole('button', { name: 'Keep both' }).click();
  await replace();
  await poll(home).toContain('src: /images/img-wa0007.jpg');
});

test('crops and rotates a picture by keyboard, and undoes it', async () => {
  const field = await openPicture();
  await upload(field, 'halves.jpg', await photo(1600));
  await replace('Two halves');
  await poll(home).toContain('src: /images/halves.jpg');
  await field.getByRole('button', { name: 'Crop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate' });
  await expect(dialog.getByLabel('Proportions')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await tabTo(dialog.getByRole('button', { name: 'Rotate right' }));
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Proportions').selectOption('Square');
  const corner = dialog.getByLabel('Bottom right corner');
  await corner.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowUp');
  const box = await corner.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await poll(home).toContain('src: /images/halves-cropped.jpg');
  expect(home()).toContain('en: Two halves');
  const { width, height } = await sharp(`${server.root}/public/images/halves-cropped.jpg`).metadata();
  expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
  expect(width).toBeLessThan(800);
  await page.keyboard.press('Control+z');
  await poll(home).toContain('src: /images/halves.jpg');
});

/** Holds a file over the first picture of a section in the frame, or lets it go there. */
async function dragOver(
  target: Locator,
  type: 'dragover' | 'drop',
  file: { name: string; type: string; bytes: Buffer },
) {
  const sent = { type, name: file.name, mediaType: file.type, bytes: [...file.bytes] };
  await target.evaluate((element, { type: kind, name, mediaType, bytes }) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: mediaType }));
    const place = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, cancelable: true };
    element.dispatchEvent(new DragEvent(kind, { ...place, dataTransfer }));
  }, sent);
}

test('replaces the picture onto which a file is dropped or pasted, and says why it takes no other file', async () => {
  const field = await openPicture();
  const target = page.frameLocator('iframe[title="Denmark"]').locator('[data-section="about"] img').first();
  await expect(page.locator('figure[aria-busy="false"]')).toBeVisible();
  const file = { name: 'dropped.jpg', type: 'image/jpeg', bytes: await photo(400) };
  await dragOver(target, 'dragover', file);
  await dragOver(target, 'drop', file);
  await replace();
  await poll(home).toContain('src: /images/dropped.jpg');
  const scan = { name: 'scan.tiff', type: 'image/tiff', bytes: Buffer.from('II*\0') };
  // The page shows the new picture a moment before it's known which field it comes from.
  await expect(async () => {
    await dragOver(target, 'drop', scan);
    await expect(field.getByRole('alert')).toContainText('Save it as PNG or JPG', { timeout: 1000 });
  }).toPass();
  await dragOver(page.frameLocator('iframe[title="Denmark"]').locator('h1').first(), 'drop', file);
  await expect(page.getByText('No picture can be replaced here.')).toBeVisible();
});

test('offers a PDF for download as the target of a link', async () => {
  await openSection(0);
  const button = form().getByRole('button', { name: 'Upload a PDF to link to' }).first();
  await choose(button, 'Price List 2027.pdf', Buffer.from('<html>'));
  await expect(page.getByText('“Price List 2027.pdf” isn’t a PDF.')).toBeVisible();
  await choose(button, 'Price List 2027.pdf', PDF);
  await poll(home).toContain('to: /files/price-list-2027.pdf');
  const answer = await page.request.get(`${server.origin}/files/price-list-2027.pdf`);
  expect([answer.headers()['content-disposition'], answer.headers()['content-type']]).toEqual([
    'attachment',
    'application/pdf',
  ]);
  const link = page.frameLocator('iframe[title="Denmark"]').locator('a[href="/files/price-list-2027.pdf"]');
  await expect(link.first()).toBeAttached();
});
