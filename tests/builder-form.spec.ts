import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/builder-server.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';
import { moveSectionUp } from './support/move-section-up.ts';
import { typeText } from './support/type-text.ts';

const PRICING = 'content/pricing.yaml';

const HOME = 'content/pages/home.yaml';

let server: ProjectServer;
let builder: Page;

test.describe.configure({ mode: 'serial' });

// The page is no fixture of the worker: files with other such fixtures run in another worker, which starts another server.
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  builder = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  builder.setDefaultTimeout(20_000);
  await builder.goto(`${server.origin}/_builder/?region=dk`);
  await expect(builder.getByRole('list', { name: 'Sections' })).toBeVisible({ timeout: 60_000 });
});
test.afterAll(async () => {
  await builder.close();
  restoreContent(server);
});
test.afterEach(() => {
  server.git('checkout', '--quiet', 'content');
});

/** The lines that differ from the last commit, with their signs. */
const changedLines = () =>
  server
    .git('diff', '--unified=0')
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line));

/** Opens the form of a file from the list of pages. */
async function openFile(page: Page, title: string, form: string | RegExp = title): Promise<Locator> {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await typeText(pages.getByRole('textbox'), title);
  await pages.getByText(title, { exact: true }).first().click();
  const opened = page.getByRole('form', { name: form });
  await expect(opened).toBeVisible();
  return opened;
}

/** Opens the form of a section of the home page. */
async function openSection(page: Page, type: string): Promise<Locator> {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await typeText(pages.getByRole('textbox'), 'Home');
  await pages.getByText('Home', { exact: true }).first().click();
  await page
    .getByRole('list', { name: 'Sections' })
    .getByText(type, { exact: true })
    .click({ position: { x: 2, y: 2 } });
  const opened = page.getByRole('form', { name: new RegExp(`^${type}: `) });
  await expect(opened).toBeVisible();
  return opened;
}

/** Opens the form of the home page's section about the person, once it shows the file as the test before has left it. */
async function openAbout(): Promise<Locator> {
  const form = await openSection(builder, 'About');
  const [, title = ''] = /type: about\n(?:.*\n)*? {4}title:\n {6}en: (.*)\n/.exec(server.read(HOME)) ?? [];
  await expect(form.getByLabel('Title, English')).toHaveValue(title);
  return form;
}

test('changes a price in one region as a person would', async () => {
  const form = await openFile(builder, 'Pricing');
  await form.getByRole('button', { name: 'Scale', exact: true }).click();
  const plan = form.getByRole('group', { name: 'Scale', exact: true });
  const price = plan.getByLabel('Price per hour, Denmark');
  await typeText(price, '775');
  await poll(() => server.read(PRICING)).toContain('{ us: 120, eu: 100, dk: 775 }');
  expect(changedLines()).toEqual([
    '-    pricePerHour: { us: 120, eu: 100, dk: 750 }',
    '+    pricePerHour: { us: 120, eu: 100, dk: 775 }',
  ]);
  await expect(builder.getByRole('status').filter({ hasText: 'Saved on this computer: Pricing' })).toBeVisible();
  await builder.getByRole('button', { name: 'History', exact: true }).click();
  const steps = builder.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.first()).toContainText('price per hour, Denmark750 775');
  await builder.keyboard.press('Escape');
  await expect(steps).toHaveCount(0);
  // In a field, Ctrl+Z undoes typing first, then the site's latest step.
  await price.blur();
  // Elsewhere in the text: Firefox undoes typing at one place as a whole.
  await price.press('Home');
  await price.press('1');
  await price.press('Control+z');
  await expect(price).toHaveValue('775');
  await price.press('Control+z');
  await expect(price).toHaveValue('750');
  await poll(changedLines).toEqual([]);
  await price.press('Control+Shift+z');
  await poll(() => server.read(PRICING)).toContain('dk: 775');
  // What is typed and saved meanwhile doesn't come back after it.
  await expect(price).toHaveValue('775');
  await price.press('End');
  await price.press('1');
  await poll(() => server.read(PRICING)).toContain('dk: 7751');
  await price.press('Control+z');
  await price.press('Control+z');
  await expect(price).not.toHaveValue(/775/);
  await poll(changedLines).toEqual([]);
});

test('leads from a price that is worked out, and from its section, to the plan', async () => {
  // Until a frame is traced, nothing on it leads to a field.
  await builder.locator('figure[aria-busy="false"]').first().waitFor();
  const total = builder
    .frameLocator('iframe[title="Denmark"]')
    .locator('[data-section=pricing]')
    .getByText('7.500 kr.');
  await total.click();
  const form = builder.getByRole('form', { name: 'Pricing', exact: true });
  await expect(
    form.getByRole('group', { name: 'Scale', exact: true }).getByRole('textbox', { name: 'Hours' }),
  ).toBeVisible();
  await openSection(builder, 'Pricing');
  await builder.getByRole('button', { name: 'Pricing: Plans' }).click();
  await expect(form.getByRole('list', { name: 'Plans' })).toBeVisible();
});

test('changes a title in Danish, and leaves the English one', async () => {
  const form = await openSection(builder, 'Pricing');
  await typeText(form.getByLabel('Title, Danish', { exact: true }).first(), 'Du køber timer');
  await poll(changedLines).toEqual([
    '-      da: Du køber timer og kan se, hvad de går til',
    '+      da: Du køber timer',
  ]);
});

/** Notes every time at which an input's text becomes shorter, until the returned function is called. */
async function watchForLostText(input: Locator): Promise<() => Promise<string[]>> {
  const losses = await input.evaluateHandle((element: HTMLTextAreaElement) => {
    const found: string[] = [];
    let before = element.value;
    setInterval(() => {
      if (element.value.length < before.length) found.push(`${before} → ${element.value}`);
      before = element.value;
    }, 5);
    return found;
  });
  return () => losses.jsonValue();
}

test('keeps every letter in its place while the text before it is saved', async () => {
  const title = (await openAbout()).getByLabel('Title, English');
  await typeText(title, 'Words omega');
  await poll(changedLines).toContain('+      en: Words omega');
  await title.press('Home');
  for (const _letter of 'Words') await title.press('ArrowRight');
  const lost = await watchForLostText(title);
  let text = 'Words';
  for (const word of ['one', 'two', 'three', 'four']) {
    await builder.keyboard.type(` ${word}`);
    text += ` ${word}`;
    await poll(changedLines).toContain(`+      en: ${text} omega`);
    // Goes on while the save is answered and the frames change.
    await builder.keyboard.type(' and more', { delay: 60 });
    text += ' and more';
  }
  await poll(changedLines).toContain(`+      en: ${text} omega`);
  expect(await lost()).toEqual([]);
  await expect(title).toHaveValue(`${text} omega`);
});

test('keeps the cursor in its field while somebody else moves the section', async () => {
  const title = (await openAbout()).getByLabel('Title, English');
  await title.press('ControlOrMeta+a');
  await builder.keyboard.type('Begun');
  await poll(changedLines).toContain('+      en: Begun');
  // Whatever stands in its place meanwhile, no key may go there.
  const typing = builder.keyboard.type(', typed on', { delay: 150 });
  moveSectionUp(server.root, HOME, 'services');
  await typing;
  await expect(builder.getByRole('list', { name: 'Sections' }).locator('[data-row]').nth(3)).toContainText('Begun');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Begun, typed on');
  await builder.keyboard.press('Tab');
  await poll(() => server.read(HOME)).toContain('en: Begun, typed on');
  moveSectionUp(server.root, HOME, 'about');
  await poll(changedLines).toHaveLength(2);
});

test('ties what is wrong to its input, and says so no longer once the old value is back', async () => {
  const form = await openSection(builder, 'Pricing');
  const title = form.getByLabel('Title, English').first();
  const before = await title.inputValue();
  await title.press('ControlOrMeta+a');
  await title.press('Delete');
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  const status = builder.getByRole('status').first();
  await expect(status).toContainText('The text is empty');
  await expect(title).toHaveAccessibleDescription(/The text is empty/);
  await typeText(title, before);
  await expect(title).not.toHaveAttribute('aria-invalid');
  await expect(title).not.toHaveAttribute('aria-describedby');
  await expect(status).toHaveText(/^Saved on this computer/);
  await poll(changedLines).toEqual([]);
});

test('takes a case study off the site though lists name it, and leads to each text in the way of a page', async () => {
  const ASCENTLY = 'content/case-studies/ascently.yaml';
  const TRAVEL = 'content/pages/services/travel-tourism-google-ads-consultant.yaml';
  const study = await openFile(builder, 'Ascently', 'Case study');
  await study.getByRole('switch', { name: 'Draft', exact: true }).press(' ');
  await poll(() => server.read(ASCENTLY)).toContain('draft: true');
  server.git('checkout', '--quiet', 'content');

  const pages = builder.getByRole('navigation', { name: 'Pages' });
  await typeText(pages.getByRole('textbox'), 'Travel and tourism');
  await pages.getByText('Travel and tourism', { exact: true }).first().click();
  await builder.getByRole('button', { name: 'Page settings' }).click();
  const page = builder.getByRole('form', { name: 'Page' });
  await page.getByRole('button', { name: 'Visibility & addresses' }).click();
  const draft = page.getByRole('switch', { name: 'Draft', exact: true });
  await draft.press(' ');
  const inTheWay = page.getByRole('alert');
  await expect(inTheWay).toContainText('is a draft');
  for (const place of [
    'Ascently: Solution',
    'Coastal Real Estate: Solution',
    'Local services: Questions and answers, button, link',
  ])
    await expect(inTheWay.getByRole('button', { name: `Change ${place}`, exact: true })).toBeVisible();
  await expect(draft).not.toBeChecked();
  expect(server.read(TRAVEL)).not.toContain('draft:');
  await inTheWay.getByRole('button', { name: 'Change Ascently: Solution' }).click();
  // In the language that the pages show.
  const solution = builder.getByRole('form', { name: 'Case study' }).getByLabel('Solution, Danish');
  await expect(solution).toBeFocused();
});

test('adds a list item once it is filled in, and removes it again', async () => {
  const form = await openFile(builder, 'Pricing');
  await expect(form.getByRole('button', { name: 'Add price plan' })).toHaveCount(1);
  await form.getByRole('button', { name: 'Add benefit' }).click();
  const item = form.getByRole('group', { name: 'New item' });
  await expect(item.getByLabel('Title, English')).toBeFocused();
  await typeText(item.getByLabel('Title, English'), 'No paperwork');
  const added = form.getByRole('group', { name: 'No paperwork' });
  await typeText(added.getByLabel('Title, Danish', { exact: true }), 'Intet papirarbejde');
  await typeText(added.getByLabel('Description, English'), 'You get one invoice a month.');
  expect(changedLines()).toEqual([]);
  await typeText(added.getByLabel('Description, Danish', { exact: true }), 'Du får én faktura om måneden.');
  await poll(changedLines).toEqual([
    '+  - title:',
    '+      en: No paperwork',
    '+      da: Intet papirarbejde',
    '+    description:',
    '+      en: You get one invoice a month.',
    '+      da: Du får én faktura om måneden.',
  ]);
  await expect(added).not.toContainText('Saved once every field is filled in.');
  await expect(added.getByLabel('Description, Danish', { exact: true })).toBeFocused();
  await form.getByRole('button', { name: 'More for No paperwork' }).click();
  await builder.getByRole('menuitem', { name: 'Remove' }).click();
  await poll(changedLines).toEqual([]);
});

test('keeps what is typed while the server is away, and saves it once it is back', async () => {
  const form = await openAbout();
  await server.stop();
  await expect(builder.getByText('Not connected')).toBeVisible();
  await typeText(form.getByLabel('Title, English'), 'Typed while the server was away');
  await expect(builder.getByRole('status')).toContainText('1 change is kept in this browser');
  expect(changedLines()).toEqual([]);
  await server.start();
  await poll(changedLines).toContain('+      en: Typed while the server was away');
  await expect(form.getByLabel('Title, English')).toHaveValue('Typed while the server was away');
});

test('saves what is typed offline by itself, in the order of typing, once the computer is online again', async () => {
  await expect(builder.getByText('Not connected')).toBeHidden();
  const form = await openAbout();
  const sent: string[] = [];
  builder.on('request', (request) => request.url().endsWith('/editAll') && sent.push(request.postData() ?? ''));
  await builder.context().setOffline(true);
  await typeText(form.getByLabel('Title, Danish', { exact: true }), 'Skrevet offline');
  await expect(builder.getByRole('status').first()).toHaveText(/^No connection\. 1 change is kept/);
  await typeText(form.getByLabel('Title, English'), 'Typed offline');
  await form.getByLabel('Title, English').blur();
  await expect(builder.getByRole('alert').filter({ hasText: 'Not connected' })).not.toContainText('npm run builder');
  await expect(builder.getByRole('status').first()).toContainText('2 changes');
  await builder.context().setOffline(false);
  await poll(changedLines).toContain('+      en: Typed offline');
  expect(changedLines()).toContain('+      da: Skrevet offline');
  expect(sent.join('\n').match(/(?:Skrevet|Typed) offline/g)).toEqual(['Skrevet offline', 'Typed offline']);
  await expect(builder.getByText('Not connected')).toBeHidden();
});

test('takes a line as the page shows it, and says what a paste loses', async () => {
  const title = (await openAbout()).getByLabel('Title, English');
  await title.evaluate((element: HTMLTextAreaElement) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Bold and\nlink');
    data.setData('text/html', '<p><b>Bold</b> and</p><p><a href="https://example.com">link</a></p>');
    element.focus();
    element.select();
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await title.press('Enter');
  await title.pressSequentially('twice');
  await expect(title).toHaveValue('Bold and link twice');
  await expect(title).toHaveAccessibleDescription(
    'Pasted without bold text and links: this text can’t have them. Line breaks became spaces.',
  );
  await poll(changedLines).toContain('+      en: Bold and link twice');
});
