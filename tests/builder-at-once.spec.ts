import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { expectFramesReady, frameOf, REGIONS } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { poll, pollText } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';

const ABOUT = 'content/pages/about-me.yaml';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1680, height: 1000 } });

let server: ProjectServer;
test.beforeEach(async ({ builderServer, page }) => {
  server = builderServer;
  restoreContent(server);
  await page.goto(`${server.origin}/_builder/?page=/about-me`);
  await expectFramesReady(page);
});

test.afterAll(() => restoreContent(server));

const rows = (page: Page) => page.getByRole('list', { name: 'Sections', exact: true }).locator('[data-row]');
const typesIn = (page: Page, region: string) =>
  frameOf(page, region)
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));
const typesInFile = () => [...server.read(ABOUT).matchAll(/^ {2}- type: (\S+)/gm)].map(([, type]) => type);

/** Holds back what is saved until it's released: nothing that shows meanwhile comes from the files. */
async function holdEdits(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/_builder/api/edit', (route) => (isHeld ? void held.push(route) : route.continue()));
  return {
    release: async () => {
      isHeld = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

test('shows what is typed in every frame before it is saved', async ({ page }) => {
  const before = server.read(ABOUT);
  const edits = await holdEdits(page);
  await rows(page).nth(1).click();
  await page.getByRole('textbox', { name: 'Title, English' }).fill('Typed just now');
  for (const region of ['USA', 'EU'])
    await expect(frameOf(page, region).getByRole('heading', { name: 'Typed just now' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title, Danish' }).fill('Skrevet lige nu');
  await expect(frameOf(page, 'Denmark').getByRole('heading', { name: 'Skrevet lige nu' })).toBeVisible();
  expect(server.read(ABOUT)).toBe(before);
  await edits.release();
  await poll(() => server.read(ABOUT)).toContain('Skrevet lige nu');
});

test('shows nothing wrong in the frames, and goes on with the next letter that is right', async ({ page }) => {
  await rows(page).nth(1).click();
  const input = page.getByRole('textbox', { name: 'Title, English' });
  const heading = (name: string) => frameOf(page, 'USA').getByRole('heading', { name, exact: true });
  await input.fill('Right');
  await expect(heading('Right')).toBeVisible();
  await poll(() => server.read(ABOUT)).toContain('en: Right');
  await input.fill('Right {nothing}');
  await expect(page.getByRole('status')).toContainText('There is no fact called {nothing}.');
  await expect(heading('Right')).toBeVisible();
  await input.fill('Right again');
  await expect(heading('Right again')).toBeVisible();
});

test('moves, hides, duplicates and removes at once, in the list and in all frames', async ({ page }) => {
  const before = server.read(ABOUT);
  const [first, second, third, ...rest] = await typesIn(page, 'USA');
  const edits = await holdEdits(page);
  const expectFrames = async (...types: (string | null | undefined)[]) => {
    for (const region of REGIONS) await poll(() => typesIn(page, region)).toEqual(types);
  };
  await rows(page).nth(1).click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows(page).nth(2)).toBeFocused();
  await expectFrames(first, third, second, ...rest);
  await page.keyboard.press('d');
  await expect(rows(page)).toHaveCount(rest.length + 4);
  await expect(rows(page).nth(3)).toBeFocused();
  await expectFrames(first, third, second, second, ...rest);
  await page.keyboard.press('h');
  await expectFrames(first, third, second, ...rest);
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(rest.length + 3);
  expect(server.read(ABOUT)).toBe(before);
  await edits.release();
  await poll(typesInFile).toEqual([first, third, second, ...rest]);
  await expectFrames(first, third, second, ...rest);
});

test('shows an added section while it is being saved, and takes it back if it is refused', async ({ page }) => {
  const before = await typesIn(page, 'USA');
  const edits = await holdEdits(page);
  await rows(page).nth(1).click();
  await page.getByRole('button', { name: 'Add section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await dialog.getByRole('textbox').fill('quote');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rows(page).nth(2)).toBeFocused();
  for (const region of REGIONS) await poll(() => typesIn(page, region)).toEqual(before.toSpliced(2, 0, 'quote'));
  // Somebody else changes the section that was selected, behind which it would be added.
  const file = join(server.root, ABOUT);
  writeFileSync(file, readFileSync(file, 'utf8').replace('How I got here', 'Written by somebody else'));
  await edits.release();
  await expect(page.getByRole('status')).toContainText('Not saved');
  await expect(rows(page)).toHaveCount(before.length);
  for (const region of REGIONS) await poll(() => typesIn(page, region)).toEqual(before);
  expect(typesInFile()).toEqual(before);
});

test('moves the section that is selected, ten times within two seconds', async ({ page }) => {
  const before = await typesIn(page, 'USA');
  await rows(page).nth(1).click();
  const title = await rows(page).nth(1).textContent();
  for (let round = 0; round < 5; round++)
    for (const key of ['Alt+ArrowDown', round < 4 ? 'Alt+ArrowUp' : 'Alt+ArrowDown']) await page.keyboard.press(key);
  await expect(rows(page).nth(3)).toHaveText(title ?? '');
  await expect(rows(page).nth(3)).toBeFocused();
  const expected = before.toSpliced(1, 1).toSpliced(3, 0, before[1] ?? null);
  for (const region of REGIONS) await poll(() => typesIn(page, region)).toEqual(expected);
  await poll(typesInFile).toEqual(expected);
  await expect(page.getByRole('status')).toHaveText(/^Saved/);
});

/** Has somebody else change the second section just before the first move is written, so that the move is refused. */
async function refuseFirstMove(page: Page): Promise<void> {
  let isFirst = true;
  await page.route('**/_builder/api/edit', async (route) => {
    if (isFirst && route.request().postData()?.includes('"op":"move"') === true) {
      isFirst = false;
      const file = join(server.root, ABOUT);
      writeFileSync(file, readFileSync(file, 'utf8').replace('How I got here', 'Written by somebody else'));
    }
    await route.continue();
  });
}

test('takes back what is refused, and keeps what was done after it', async ({ page }) => {
  const before = await typesIn(page, 'USA');
  await refuseFirstMove(page);
  await rows(page).nth(1).click();
  await page.keyboard.press('Alt+ArrowDown');
  await rows(page).nth(4).click();
  await page.keyboard.press('Alt+ArrowUp');
  const expected = before.toSpliced(4, 1).toSpliced(3, 0, before[4] ?? null);
  for (const region of REGIONS) await poll(() => typesIn(page, region)).toEqual(expected);
  await poll(typesInFile).toEqual(expected);
  expect(server.read(ABOUT)).toContain('Written by somebody else');
});

test('keeps a refused text at its section while another move is taken back', async ({ page }) => {
  const title = page.getByRole('textbox', { name: 'Title, English' });
  await rows(page).nth(4).click();
  await title.fill('Refused {nothing}');
  await expect(page.getByRole('status')).toContainText('There is no fact called {nothing}.');
  await refuseFirstMove(page);
  await rows(page).nth(1).click();
  await page.keyboard.press('Alt+ArrowDown');
  await rows(page).nth(4).click();
  await page.keyboard.press('Alt+ArrowUp');
  await poll(() => server.read(ABOUT)).toContain('Written by somebody else');
  await poll(() => typesInFile()[3]).toBe('social-links');
  await expect(rows(page).nth(1)).toContainText('Written by somebody else');
  await rows(page).nth(3).click();
  await expect(title).toHaveValue('Refused {nothing}');
});

test('saves what is typed in a section that moves and in its copy, each in its place', async ({ page }) => {
  await rows(page).nth(1).click();
  const title = page.getByRole('textbox', { name: 'Title, English' });
  await title.fill('The original');
  await rows(page).nth(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('d');
  await title.fill('The copy');
  await rows(page).nth(3).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await poll(() => [...server.read(ABOUT).matchAll(/en: (The (?:original|copy))$/gm)].map(([, text]) => text)).toEqual([
    'The original',
    'The copy',
  ]);
  await expect(rows(page).nth(2)).toContainText('The original');
  await expect(rows(page).nth(4)).toContainText('The copy');
});

test('saves what is typed in a section before it is removed, so that an undo brings it back', async ({ page }) => {
  const file = server.read(ABOUT);
  const count = await rows(page).count();
  await rows(page).nth(1).click();
  const edits = await holdEdits(page);
  await page.getByRole('textbox', { name: 'Title, English' }).fill('Typed before the removal');
  await rows(page).nth(1).focus();
  await page.keyboard.press('Delete');
  await edits.release();
  await poll(() => server.read(ABOUT)).not.toContain('- type: timeline');
  await expect(rows(page)).toHaveCount(count - 1);
  await page.keyboard.press('ControlOrMeta+z');
  await poll(() => server.read(ABOUT)).toContain('en: Typed before the removal');
  await page.keyboard.press('ControlOrMeta+z');
  await pollText(() => server.read(ABOUT), file);
});
