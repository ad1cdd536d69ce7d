import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { expectFramesReady, frameOf, REGIONS } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { chooseFile } from './support/choose-file.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { typeText } from './support/type-text.ts';

test.describe.configure({ mode: 'serial' });

const BRAND = 'content/brand.yaml';

let server: ProjectServer;
let page: Page;
/** Errors in the console, those of frames among them. */
const consoleErrors: string[] = [];
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.on(
    'console',
    (message) => message.type() === 'error' && consoleErrors.push(`${message.text()} ${message.location().url}`),
  );
  await page.goto(`${server.origin}/_builder/?page=/`);
  await expectFramesReady(page);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await typeText(pages.getByRole('textbox'), 'Brand');
  await pages.getByText('Brand', { exact: true }).first().click();
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});

const form = () => page.getByRole('form', { name: 'Brand' });
const accent = () => form().getByRole('textbox', { name: 'Accent', exact: true });

const SANS = readFileSync(
  'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
);

/** Drops a font file where fonts are added. */
async function addFile(name: string, buffer: Buffer): Promise<void> {
  await chooseFile(form().getByRole('button', { name: 'Add a font' }), { name, mimeType: '', buffer });
}

/** Reads a variable of the brand in a frame. */
const shownIn = (region: string, name: string) =>
  frameOf(page, region)
    .locator('html')
    .evaluate((html, variable) => getComputedStyle(html).getPropertyValue(variable).trim(), `--mantine-${name}`);

/** Notes everything that stands at the root of a page: what is refused shows for less than a second. */
function noteStyles(html: Element): void {
  const note = () => html.setAttribute('data-noted', `${html.getAttribute('data-noted')}${html.getAttribute('style')}`);
  new MutationObserver(note).observe(html, { attributeFilter: ['style'] });
}

const symbolIn = (region: string) => frameOf(page, region).locator('header img').first();

test('shows a typed color in all frames before it is saved, and takes it back if it cannot be read', async () => {
  const saved = await shownIn('USA', 'color-accent');
  const before = server.read(BRAND);
  for (const region of REGIONS) await frameOf(page, region).locator('html').evaluate(noteStyles);
  await typeText(accent(), '#ffb199');
  for (const region of REGIONS)
    await expect(frameOf(page, region).locator('html')).toHaveAttribute(
      'data-noted',
      /--mantine-color-accent: #ffb199/,
    );
  expect(server.read(BRAND)).toBe(before);
  await expect(form().getByText('Not saved: this is too hard to read.')).toBeVisible();
  // What to do about it is for screen readers: the form shows it.
  const header = page.getByRole('banner', { name: 'Toolbar' }).getByRole('status');
  await expect(header).toHaveText(/^“Accent” is too hard to read\. Choose #/);
  await poll(() => header.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(24);
  const samples = form().getByRole('listitem').filter({ hasText: 'Text on the button' });
  await expect(samples.first()).toContainText(/Text on the button 1\.\d:1, needs 4\.5:1/);
  for (const region of REGIONS) await poll(() => shownIn(region, 'color-accent')).toBe(saved);
  await expect(accent()).toHaveValue('#ffb199');
  await expectAccessible(page, 'a color that cannot be read', [1440]);
});

test('takes the nearest color that can be read, also in the symbol', async () => {
  const use = form().getByRole('button', { name: /^Use #/ });
  const [color = ''] = /#.{6}/.exec(await use.innerText()) ?? [];
  await use.click();
  await expect(accent()).toHaveValue(color);
  await expect(form().getByText('Not saved')).toHaveCount(0);
  for (const region of REGIONS) await poll(() => shownIn(region, 'color-accent')).toBe(color);
  await poll(() => server.read(BRAND)).toContain(`accent: '${color}'`);
  await expect(symbolIn('Denmark')).toHaveAttribute('src', /\?/);
  const address = (await symbolIn('Denmark').getAttribute('src')) ?? '';
  expect(await (await page.request.get(`${server.origin}${address}`)).text()).toContain(`fill="${color}"`);
  expect(await (await page.request.get(`${server.origin}/favicon.svg`)).text()).toContain(`fill="${color}"`);
  // Once their stylesheet has the color, pages need nothing else.
  await poll(() => frameOf(page, 'USA').locator('html').getAttribute('style')).toBeFalsy();
  expect(await shownIn('USA', 'color-accent')).toBe(color);
});

test('shows another font in all frames, without an error in the console', async () => {
  await form().getByRole('combobox', { name: 'Heading font' }).click();
  await page.getByRole('option', { name: 'Georgia' }).click();
  for (const region of REGIONS) await poll(() => shownIn(region, 'font-family-headings')).toContain('Georgia');
  await poll(() => server.read(BRAND)).toContain('display: Georgia');
  expect(consoleErrors).toEqual([]);
});

test('refuses a file that is no font, with what to do instead', async () => {
  await addFile('caslon.woff2', Buffer.from('<!DOCTYPE html><title>Not found</title>'));
  await expect(form().getByRole('alert')).toContainText('“caslon.woff2” is a web page, not a font');
  expect(existsSync(join(server.root, 'content/fonts'))).toBe(false);
});

test('adds a font after asking for its license, offers it, and shows it in all frames', async () => {
  await addFile('our-sans.woff2', SANS);
  const proposal = form().getByRole('group', { name: 'Add a font' });
  await expect(proposal.getByLabel('Name')).toBeFocused();
  await typeText(proposal.getByLabel('Name'), 'Our Sans');
  await typeText(proposal.getByLabel('License'), 'SIL Open Font License');
  await expectAccessible(page, 'a font before it is added', [1440]);
  await proposal.getByRole('button', { name: 'Add font' }).click();
  await expect(form().getByText('Added Our Sans.')).toBeVisible();
  expect(server.read(BRAND)).toContain('license: SIL Open Font License');
  await form().getByRole('combobox', { name: 'Heading font' }).click();
  await page.getByRole('option', { name: 'Our Sans' }).click();
  await poll(() => server.read(BRAND)).toContain('display: Our Sans');
  for (const region of REGIONS)
    await poll(() =>
      frameOf(page, region)
        .locator('h1')
        .first()
        .evaluate(async (heading) => {
          await document.fonts.ready;
          const faces = [...document.fonts].filter(({ family }) => family.replaceAll(/["']/g, '') === 'Our Sans');
          return (
            getComputedStyle(heading).fontFamily.includes('Our Sans') && faces.some(({ status }) => status === 'loaded')
          );
        }),
    ).toBe(true);
  expect(consoleErrors).toEqual([]);
});

test('removes a font by keyboard once it is not used, and undo brings it back', async () => {
  await expect(form().getByRole('button', { name: 'Our Sans is in use' })).toHaveAttribute('aria-disabled', 'true');
  await form().getByRole('combobox', { name: 'Heading font' }).click();
  await page.getByRole('option', { name: 'Georgia' }).click();
  await form().getByRole('button', { name: 'Remove Our Sans' }).press('Enter');
  await poll(() => server.read(BRAND)).not.toContain('Our Sans');
  await expect(form().getByRole('button', { name: 'Add a font' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await poll(() => server.read(BRAND)).toContain('license: SIL Open Font License');
  await expect(form().getByRole('button', { name: 'Remove Our Sans' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
