import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/builder-server.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { typeText } from './support/type-text.ts';

test.describe.configure({ mode: 'default' });

let server: ProjectServer;
let page: Page;
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' });
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});

const changedFiles = () => server.git('status', '--porcelain', '--untracked-files=all', 'content').trim();
const dialog = (name?: string) => page.getByRole('dialog', { ...(name !== undefined && { name }) });
const sections = () => page.getByRole('list', { name: 'Sections', exact: true }).getByRole('listitem');

async function open(address: string): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=${address}&region=us`);
  await expect(sections().first()).toBeVisible();
}

async function undoEverything(): Promise<void> {
  for (let steps = 0; steps < 10 && changedFiles() !== ''; steps += 1) {
    const undone = page.waitForResponse('**/_builder/api/undo');
    await page.keyboard.press('Control+z');
    await undone;
  }
  expect(changedFiles()).toBe('');
}

test('makes a page of a template, its name and address, and says what is missing before it goes live', async () => {
  await open('/');
  await page.getByRole('button', { name: 'New page' }).click();
  const template = dialog().getByRole('radio', { name: /^Landing page/ });
  await expect(template.locator('iframe').contentFrame().locator('[data-section="page-hero"]')).toBeVisible();
  await template.click();
  await typeText(dialog().getByLabel('Name', { exact: true }), 'Spring offer');
  await expectAccessible(page, 'the choice of a template', [1280, 390]);
  await page.setViewportSize({ width: 1280, height: 860 });
  // Neither Escape nor a click beside it loses anything.
  await page.keyboard.press('Escape');
  await expect(dialog()).toBeHidden();
  await page.getByRole('button', { name: 'New page' }).click();
  await expect(dialog().getByLabel('Name', { exact: true })).toHaveValue('Spring offer');
  await expect(template).toBeChecked();
  await page.mouse.click(5, 5);
  await expect(dialog()).toBeHidden();
  await page.getByRole('button', { name: 'New page' }).click();
  await expect(dialog().getByLabel('Address')).toHaveValue('spring-offer');
  await dialog().getByRole('button', { name: 'Create draft' }).click();
  await expect(dialog()).toBeHidden();
  const file = 'content/pages/spring-offer.yaml';
  expect(changedFiles()).toBe(`?? ${file}`);
  const text = server.read(file);
  expect(text).toContain('name:\n  en: Spring offer\n  da: Spring offer # untranslated: da\n');
  expect(text).toContain('    # EXAMPLE: three reasons to trust you, a few words each\n    points:\n');
  expect(parse(text)).toMatchObject({ draft: true, kind: 'service' });

  const checklist = page.getByRole('group').filter({ hasText: 'Before this page goes live' });
  await expect(checklist.getByRole('listitem')).toHaveCount(7);
  await expect(checklist.getByRole('button', { name: 'Turn “Draft” off' })).toBeHidden();
  await expectAccessible(page, 'the checklist of a draft', [1280]);
  await checklist
    .getByRole('button', { name: /say the offer|the offer in a sentence/i })
    .first()
    .click();
  await expect(page.getByLabel('Description, English', { exact: true })).toBeFocused();
  // The switch says the same.
  const draft = page.getByRole('switch', { name: 'Draft', exact: true });
  await draft.press(' ');
  await expect(page.getByRole('alert').filter({ hasText: 'This is still a sample' })).toBeVisible();
  expect(server.read(file)).toContain('draft: true');
  await undoEverything();
});

test('saves a section as a template, starts another one from it, and takes both back', async () => {
  await open('/services/saas-google-ads-consultant');
  const grid = sections().filter({ hasText: 'What I do in a SaaS account' });
  await grid.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  const name = dialog().getByLabel('Name of the template');
  await expect(name).toHaveValue('What I do in a SaaS account');
  await typeText(name, 'Steps for software');
  await page.keyboard.press('Escape');
  await grid.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  await expect(name).toHaveValue('Steps for software');
  await expectAccessible(page, 'the name of a template', [1280]);
  await page.keyboard.press('Enter');
  await expect(dialog()).toBeHidden();
  const file = 'content/templates/sections/steps-for-software.yaml';
  await poll(changedFiles).toBe(`?? ${file}`);
  const { sections: saved } = parse(server.read(file)) as { sections: object[] };

  await open('/about-me');
  const count = await sections().count();
  await page.getByRole('button', { name: 'Add section' }).click();
  await dialog().getByRole('textbox').fill('service grid');
  await expectAccessible(page, 'the templates of a section', [1280]);
  await dialog()
    .getByRole('option', { name: /^Steps for software/ })
    .click();
  await expect(dialog()).toBeHidden();
  await expect(sections()).toHaveCount(count + 1);
  const ABOUT = 'content/pages/about-me.yaml';
  await poll(() => server.read(ABOUT)).toContain('en: What I do in a SaaS account\n');
  expect((parse(server.read(ABOUT)) as { sections: object[] }).sections).toContainEqual(saved[0]);
  await undoEverything();
});

test('renames and removes a template', async () => {
  await open('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Templates');
  await page.keyboard.press('Enter');
  const list = dialog('Templates');
  await list.getByRole('button', { name: 'Rename Three steps' }).click();
  await page.keyboard.type('How it goes');
  await page.keyboard.press('Enter');
  await poll(() => server.read('content/templates/sections/three-steps.yaml')).toContain('name: How it goes\n');
  await expect(list.getByRole('button', { name: 'Rename How it goes' })).toBeFocused();
  await expectAccessible(page, 'the list of templates', [1280]);
  await list.getByRole('button', { name: 'Remove How it goes' }).click();
  await poll(changedFiles).toBe('D content/templates/sections/three-steps.yaml');
  await expect(list.getByRole('button', { name: 'Remove How it goes' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await undoEverything();
});
