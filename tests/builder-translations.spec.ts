import { expect, type Page } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/builder-server.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { typeText } from './support/type-text.ts';

const ABOUT = 'content/pages/about-me.yaml';
const THANKS = 'content/pages/thank-you.yaml';
const WORK_SAMPLE = 'content/shared/work-sample.yaml';

/** A phone, a laptop and a large screen, in CSS pixels. */
const WIDTHS = [390, 1280, 1680];

test.describe.configure({ mode: 'serial' });

let server: ProjectServer;
test.beforeAll(({ builderServer }) => void (server = builderServer));
test.afterAll(() => restoreContent(server));

const panel = (page: Page) => page.getByRole('dialog', { name: 'Translations' });
const textsOn = (page: Page, title: string) =>
  panel(page)
    .getByRole('list', { name: `To translate on ${title}` })
    .getByRole('listitem');

const replace = (file: string, from: string, to: string) =>
  editFile(server.root, file, (text) => text.replace(from, to));

test('lists what remains to be translated on every page, and leads to the field @long', async ({ page }) => {
  replace(WORK_SAMPLE, 'da: Type\n', 'da: Slags\n');
  replace(THANKS, 'en: Thank you for your message', 'en: Thanks for your message');
  server.git('commit', '--quiet', '--all', '--message=Change an English title');
  replace(ABOUT, 'da: Fra callcenter til søgetermer', 'da: From call center to search terms # untranslated: da');
  replace(ABOUT, 'da: Vejen hertil', 'da: How I got here');
  await page.goto(`${server.origin}/_builder/?region=dk`);
  await page.getByRole('button', { name: 'Translations' }).click();
  await expect(textsOn(page, 'Thank you')).toContainText(
    'Search engines: title, Danish: The other language changed since',
  );
  const untranslated = textsOn(page, 'About me').filter({ hasText: 'From call center to search terms' });
  await expect(untranslated).toContainText('Not translated yet');
  await expect(textsOn(page, 'Thank you').locator('del')).toHaveText('Thank you');
  await expect(textsOn(page, 'Thank you').locator('ins')).toHaveText('Thanks');
  await expectAccessible(page, 'the translations', WIDTHS);
  // What is accepted leaves the list at once: the server reads the history of every file to list the rest.
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/translations', async (route) => {
    await held;
    await route.continue();
  });
  await panel(page).getByRole('button', { name: 'Search engines: title, Danish: still fits' }).click();
  await expect(textsOn(page, 'Thank you')).toHaveCount(0);
  answer();
  await expect(panel(page).locator(':focus')).toHaveCount(1);
  expect(server.read(THANKS)).toMatch(/da: Tak for din besked # read \d{4}-\d{2}-\d{2}\n/);
  await textsOn(page, 'About me')
    .filter({ hasText: 'How I got here' })
    .getByRole('button', { name: /: same on purpose$/ })
    .click();
  await expect(textsOn(page, 'About me')).toHaveCount(1);
  expect(server.read('content/translation-checks.yaml')).toMatch(/sameAllowed:\n(  - .*\n)*  - How I got here\n/);
  const inPanel = textsOn(page, 'About me').getByRole('textbox', { name: 'Search engines: title when shared, Danish' });
  await typeText(inPanel, 'Fra callcenter til søgeord');
  await poll(() => server.read(ABOUT)).toContain('da: Fra callcenter til søgeord');
  await expect(textsOn(page, 'About me')).toContainText('Translated');
  await expect(inPanel).toBeFocused();
  await panel(page)
    .getByRole('button', { name: /^Search engines: title when shared, Danish/ })
    .click();
  await expect(panel(page)).toHaveCount(0);
  const field = page.getByRole('textbox', { name: 'Title when shared, Danish' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Fra callcenter til søgeord');
  await page.keyboard.press('Control+k');
  await typeText(page.getByRole('combobox', { name: /^Search pages/ }), 'translations');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Everything is translated.')).toBeVisible();
  await expectAccessible(page, 'everything translated', WIDTHS);
});
