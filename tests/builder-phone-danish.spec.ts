import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { editFile } from '../tools/project-fixture.ts';
import { expectAccessible } from './support/axe.ts';
import { frameOf, openOverlays } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { changeSections } from './support/page-sections.ts';
import { cutTargets, expectInSight, lineOfCaret, newPhonePage, PHONE, smallTargets } from './support/phone.ts';
import { poll, pollText } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';

// The owner's tasks on a phone, in Danish, by touch alone. Firefox can't emulate a phone.
test.describe.configure({ mode: 'default' });

/** What a keyboard leaves of a phone's screen. */
const ABOVE_KEYBOARD = { width: PHONE.width, height: 420 };
const LANDSCAPE = { width: PHONE.height, height: PHONE.width };

const ABOUT = 'content/pages/about-me.yaml';
const HOME = 'content/pages/home.yaml';
const PRICING = 'content/pricing.yaml';
const POLICY = 'content/pages/cookie-policy.yaml';

let server: ProjectServer;
let page: Page;
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await newPhonePage(browser, 'da-DK');
  await openOverlays(page);
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});
test.afterEach(async () => {
  server.git('checkout', '--quiet', '--', 'content');
  await page.setViewportSize(PHONE);
});

const button = (name: string, of: Page | Locator = page) => of.getByRole('button', { name, exact: true });
const bar = (name: string) => button(name, page.getByRole('navigation', { name: 'Hvad der vises' }));
const fields = () => page.getByRole('complementary', { name: 'Felter' });
const sections = () => page.getByRole('list', { name: 'Sektioner', exact: true }).locator(':scope > li');
const frame = () => frameOf(page, 'Danmark');

async function open(address: string): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=${address}&region=dk`);
  await expect(page.locator('figure[aria-busy="false"]')).toHaveCount(1);
  await expect(frame().locator('html')).toHaveAttribute('data-ready', 'true');
  const skip = button('Spring rundvisningen over');
  if (await skip.isVisible()) await skip.tap();
}

/** Types with the keyboard open, as long as the field has the focus. */
async function type(input: Locator, words: string): Promise<void> {
  await input.tap();
  await page.setViewportSize(ABOVE_KEYBOARD);
  await expect(input).toBeInViewport({ ratio: 1 });
  await expect(input).toBeFocused(); // or the keyboard would be gone
  await input.fill(words);
}

const hideKeyboard = () => page.setViewportSize(PHONE);

test('edits a price above the keyboard', { tag: '@chromium' }, async () => {
  await open('/');
  const price = frame().locator('[data-section=pricing] [data-part=plans] li p span').filter({ hasText: /\d/ }).first();
  await price.tap();
  const input = page.locator('[data-path="plans.0.pricePerHour.dk"]');
  await expect(input).toBeFocused();
  await page.setViewportSize(ABOVE_KEYBOARD);
  await expectInSight(page, price);
  await expect(input).toBeInViewport({ ratio: 1 });
  await input.fill('12,50');
  const reason = fields().getByText('12,50 er ikke et helt tal', { exact: false });
  await expect(reason).toBeInViewport({ ratio: 1 });
  await input.fill('875');
  await poll(
    () => (parse(server.read(PRICING)) as { plans: { pricePerHour: { dk: number } }[] }).plans[0]?.pricePerHour.dk,
  ).toBe(875);
  await expect(page.getByRole('status').first()).toHaveText(/^Gemt/);
});

test('replaces a picture', { tag: '@chromium' }, async () => {
  await open('/about-me');
  await frame().locator('[data-section=story] img').first().tap();
  const chooser = page.waitForEvent('filechooser');
  await button('Upload', fields().getByRole('group', { name: 'Billedfil' })).tap();
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2244aa' } })
    .jpeg()
    .toBuffer();
  await (await chooser).setFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  const dialog = page.getByRole('dialog');
  await type(dialog.getByLabel('Alternativ tekst, engelsk'), 'Blue');
  await hideKeyboard();
  await type(dialog.getByLabel('Alternativ tekst, dansk'), 'Blå');
  await button('Udskift billede', dialog).tap();
  await poll(() => server.read(ABOUT)).toContain('src: /images/img-2041.jpg');
});

test('moves a section, and finds its regions in a menu that fits on the screen', { tag: '@chromium' }, async () => {
  await open('/');
  const before = server.read(HOME);
  await bar('Sektioner').tap();
  await button('Flyt op', sections().nth(3)).tap();
  await pollText(
    () => server.read(HOME),
    changeSections(before, ([a = '', b = '', c = '', d = '', ...rest]) => [a, b, d, c, ...rest]),
  );
  await button('Mere', sections().nth(3)).tap();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the menu of a section on a Danish phone', [PHONE.width]);
  await poll(() => smallTargets(page), 'the menu of a section').toEqual([]);
  // Entries with a drawing and those with a check mark begin in one column.
  const starts = await menu
    .locator('.mantine-Menu-itemLabel')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().x));
  expect(new Set(starts).size).toBe(1);
  await menu.getByRole('menuitemcheckbox', { name: 'Danmark' }).tap();
  await poll(() => server.read(HOME)).toContain('regions: [us, eu]');
});

test('makes a draft page visible', { tag: '@chromium' }, async () => {
  editFile(server.root, POLICY, (text) => `draft: true\n${text}`);
  await open('/');
  await bar('Sider').tap();
  const pages = page.getByRole('navigation', { name: 'Sider' });
  await type(pages.getByRole('textbox'), 'Cookie');
  await pages.getByRole('link', { name: /^Cookiepolitik/ }).tap();
  await hideKeyboard();
  await page.getByRole('note').getByRole('button', { name: 'Ret', exact: true }).tap();
  // What is to be done stands clear of the buttons that close the fields.
  const end = await page.getByText('Før besøgende ser siden').evaluate(({ firstChild }) => {
    const words = document.createRange();
    words.selectNode(firstChild ?? document.body);
    return words.getBoundingClientRect().right;
  });
  expect((await button('Mere plads til felterne').boundingBox())?.x).toBeGreaterThan(end);
  await button('Mere plads til felterne').tap();
  const draft = page.getByRole('form', { name: 'Side' }).getByRole('switch', { name: 'Kladde', exact: true });
  await draft.locator('xpath=..').tap();
  await poll(() => server.read(POLICY)).not.toContain('draft: true');
});

test(
  'has what formats a text in one row above it, and targets of links for fingers',
  { tag: '@chromium' },
  async () => {
    await open('/');
    await bar('Sektioner').tap();
    await sections().nth(2).locator('[data-row]').tap();
    const text = fields().getByRole('group', { name: 'Tekst', exact: true });
    await expect(button('Fed', text)).toBeAttached();
    const tools = await text.locator('[data-rich]').first().getByRole('button').all();
    const heights = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())?.y));
    expect(heights).toHaveLength(6);
    expect(new Set(heights).size).toBe(1);
    expect(heights[0]).toBeLessThan((await text.getByRole('textbox').first().boundingBox())?.y ?? 0);
    const link = fields().getByRole('combobox').first();
    await link.tap();
    await expect(page.getByRole('option').first()).toBeVisible();
    await poll(() => smallTargets(page), 'the targets of a link').toEqual([]);
    // A section is named by its title: its address is left out, which a phone has no room for.
    await expect(page.getByRole('option', { name: /^Denne side: / }).first()).not.toContainText('#');
  },
);

test('shows the list of sections above the field of one that is typed', { tag: '@chromium' }, async () => {
  await open('/');
  await bar('Sektioner').tap();
  const row = sections().nth(1).locator('[data-row]');
  await row.tap();
  await type(fields().getByRole('textbox', { name: /^Titel, dansk/i }), 'Det kom der ud af mit arbejde');
  await expect(row).toBeInViewport();
  await poll(() => server.read(HOME)).toContain('da: Det kom der ud af mit arbejde');
});

test('opens the texts for search engines in the language of the page', { tag: '@chromium' }, async () => {
  await open('/');
  await bar('Mere').tap();
  await button('Søgning og deling', page.getByRole('dialog')).tap();
  await button('Ret teksterne', page.getByRole('dialog')).tap();
  await expect(page.locator('[data-path="seo.title.dk"]')).toBeFocused();
});

test('lets no choice of a new page show over its buttons', { tag: '@chromium' }, async () => {
  await open('/');
  await bar('Sider').tap();
  await button('Ny side').tap();
  const dialog = page.getByRole('dialog', { name: 'Ny side' });
  const places = dialog.getByRole('group', { name: 'Vises i' }).locator('label');
  const create = button('Opret kladde', dialog);
  // The choices stand below the buttons when their middle is scrolled there.
  await places.first().evaluate(
    (choice, y) => {
      const scroller = choice.closest('.mantine-Modal-content, .mantine-Drawer-content') ?? document.body;
      const { top, height } = choice.getBoundingClientRect();
      scroller.scrollBy(0, top + height / 2 - y);
    },
    await middleOf(create),
  );
  await poll(async () => Math.abs((await middleOf(places.first())) - (await middleOf(create)))).toBeLessThan(2);
  const over = await places.first().evaluate((choice) => {
    const { x, y, width, height } = choice.getBoundingClientRect();
    return choice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(over).toBe(false);
});

const middleOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
};

test('keeps the line that is edited on the page itself in sight above the keyboard', { tag: '@chromium' }, async () => {
  await open('/');
  const text = frame().locator('[data-section=about] p').nth(1);
  await tapAt(text, 0.1);
  await expect(fields()).toBeVisible();
  await tapAt(text, 0.9);
  const edited = frame().locator('[contenteditable=true]');
  await expect(edited).toBeFocused();
  await poll(() => lineOfCaret(edited)).toBe('in sight');
  await page.setViewportSize(ABOVE_KEYBOARD);
  // The page has the room that the keyboard leaves.
  await expect(bar('Side')).toBeHidden();
  await expect(fields()).not.toBeInViewport();
  await poll(() => lineOfCaret(edited)).toBe('in sight');
  await page.keyboard.type('Hej ');
  await poll(() => lineOfCaret(edited)).toBe('in sight');
  await poll(() => server.read(HOME)).toContain('Hej ');
  await page.keyboard.press('ControlOrMeta+Home');
  await poll(() => lineOfCaret(edited)).toBe('in sight');
  // A finger has no Esc key.
  const note = frame().locator('builder-overlay').getByRole('note');
  await expect(note).toHaveText('Færdig');
  await button('Færdig', note).tap();
  await expect(edited).toHaveCount(0);
  await hideKeyboard();
  await expect(fields()).toBeInViewport();
});

/** Taps a text of the page at a share of its height, which may be in sight only after scrolling. */
async function tapAt(text: Locator, share: number): Promise<void> {
  await text.evaluate((element, at) => {
    const { defaultView } = element.ownerDocument;
    const { top, height } = element.getBoundingClientRect();
    defaultView?.scrollBy({ top: top + height * at - defaultView.innerHeight / 2, behavior: 'instant' });
  }, share);
  const box = await text.boundingBox();
  if (!box) throw new Error('The text is out of sight.');
  await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * share);
}

test('has targets for fingers and no barrier in what opens @long', { tag: '@chromium' }, async () => {
  await open('/about-me');
  const expectUsable = async (state: string) => {
    await expectAccessible(page, `${state} on a Danish phone`, [PHONE.width]);
    await page.setViewportSize(PHONE);
    await poll(() => smallTargets(page), state).toEqual([]);
  };
  test.setTimeout(120_000);
  const openMore = async (name: string) => {
    await bar('Mere').tap();
    await button(name, page.getByRole('dialog')).tap();
    await expect(page.getByRole('dialog', { name: 'Mere' })).toBeHidden();
  };
  await expectUsable('the page');
  await openMore('Sidens indstillinger');
  await button('Mere plads til felterne').tap();
  await button('Synlighed og adresser', page.getByRole('form', { name: 'Side' })).tap();
  await expectUsable('the settings of a page');
  await bar('Sektioner').tap();
  await sections().nth(2).locator('[data-row]').tap();
  await expect(page.getByRole('form').first()).toBeVisible();
  await expectUsable('the fields of a section');
  await bar('Tilføj sektion').tap();
  await expect(page.getByRole('dialog', { name: 'Tilføj en sektion' })).toBeVisible();
  await expectUsable('the palette');
  await page.keyboard.press('Escape');
  await bar('Sider').tap();
  await expectUsable('the list of pages');
  await button('Mere om siden').tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectUsable('the menu of a page');
  await page.keyboard.press('Escape');
  await bar('Sider').tap();
  await button('Ny side').tap();
  await expect(page.getByRole('dialog', { name: 'Ny side' })).toBeVisible();
  await expectUsable('the dialog of a new page');
  await page.keyboard.press('Escape');
  for (const name of ['Søgning og deling', 'Ændringer', 'Problemer', 'Oversættelser', 'Tidsplan', 'Historik']) {
    await openMore(name);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectUsable(name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

/** Entries that open no panel. */
const NO_PANEL = /^(?:Luk|Vis siderne|Dag:)/;

test(
  'has targets for fingers, none of them cut, in each panel of the narrowest phone @long',
  { tag: '@chromium' },
  async () => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const more = page.getByRole('dialog', { name: 'Mere' });
    const tour = page.getByRole('region', { name: 'Rundvisning' });
    const opened = page.getByRole('dialog').or(fields()).or(tour).filter({ visible: true }).first();
    await open('/about-me');
    await bar('Mere').tap();
    await expect(more).toBeVisible();
    const names = await more
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
    const panels = names.filter((name) => !NO_PANEL.test(name));
    for (const name of ['Udgiv', 'Versioner', 'Noter', 'Skabeloner…']) expect(panels).toContain(name);
    for (const name of panels) {
      await open('/about-me');
      await bar('Mere').tap();
      await button(name, more).tap();
      await expect(more).toBeHidden();
      await expect(opened, name).toBeVisible();
      await expect(opened.locator('.mantine-Loader-root'), name).toHaveCount(0);
      await poll(() => smallTargets(page), name).toEqual([]);
      await poll(() => cutTargets(page), name).toEqual([]);
      await poll(() => page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360);
    }
  },
);

test('has the page beside its fields in landscape', { tag: '@chromium' }, async ({ browser }) => {
  await page.close();
  page = await newPhonePage(browser, 'da-DK', LANDSCAPE);
  await open('/');
  await expect(page.locator('iframe')).toHaveCount(1);
  await frame().locator('h1').first().tap();
  const title = fields().getByRole('textbox', { name: /^Titel, dansk/i });
  await expect(title).toBeInViewport({ ratio: 1 });
  const [shown, beside] = [await page.locator('iframe').boundingBox(), await fields().boundingBox()];
  expect(shown && beside && shown.x + shown.width <= beside.x + 1).toBe(true);
  expect(shown?.height).toBeGreaterThan(240);
  await poll(() => smallTargets(page), 'the fields in landscape').toEqual([]);
  await bar('Sektioner').tap();
  await expect(sections().first()).toBeInViewport({ ratio: 1 });
});
