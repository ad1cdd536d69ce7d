import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { editFile } from '../tools/project-fixture.ts';
import { expectFramesReady, frameOf, newBuilderPage, REGIONS } from './support/builder-frames.ts';
import { test } from './support/builder-server.ts';
import { poll } from './support/poll.ts';
import { restoreContent, type ProjectServer } from './support/project-server.ts';

const HOME = 'content/pages/home.yaml';

test.describe.configure({ mode: 'serial' });

let server: ProjectServer;
let page: Page;
test.beforeAll(async ({ browser, builderServer }) => {
  server = builderServer;
  page = await newBuilderPage(browser);
});
test.afterAll(async () => {
  await page.close();
  restoreContent(server);
});
test.afterEach(() => void server.git('checkout', '--quiet', '--', 'content'));

const frame = (title: string) => frameOf(page, title);
const navigation = () => page.getByRole('navigation', { name: 'Pages' });
/** The tag of what is selected in a frame. */
const tag = (title: string) => frame(title).locator('builder-overlay').getByRole('toolbar');
const focusedPath = () => page.evaluate(() => document.activeElement?.getAttribute('data-path'));

/** Opens a page in the builder, and waits until all frames show it and know their fields. */
async function open(address = '/'): Promise<void> {
  await page.goto(`${server.origin}/_builder/?page=${address}`);
  await expectFramesReady(page);
}

/** Opens a file of a group in the list of pages. */
async function openFile(group: string, name: string): Promise<void> {
  const heading = navigation().getByRole('button', { name: new RegExp(`^${group}`) });
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  await navigation().getByRole('button', { name, exact: true }).click();
}

test('leads from a price to its field, in the region of the frame @long', async () => {
  await open();
  const { plans } = parse(server.read('content/pricing.yaml')) as { plans: { title: { en: string } }[] };
  for (const [title, code] of [
    ['Denmark', 'dk'],
    ['USA', 'us'],
  ] as const) {
    const plan = frame(title).locator('[data-section=pricing] [data-part=plans] li').first();
    await expect(plan).toContainText(plans[0]?.title.en ?? '');
    await plan.locator('p').filter({ hasText: /\d/ }).first().locator('span').first().click();
    await poll(focusedPath).toBe(`plans.0.pricePerHour.${code}`);
    await expect(tag(title)).toHaveAccessibleName('Pricing: Price per hour');
    await plan.locator('dd').first().click();
    await poll(focusedPath).toBe('plans.0.hours');
    // The number stands at the right edge.
    await expect(tag(title)).toBeInViewport({ ratio: 0.99 });
  }
});

test('outlines in every frame what is selected in the list, past what visitors do not see there', async () => {
  editFile(server.root, HOME, (text) =>
    text
      .replace('  - type: client-cases\n', '  - type: client-cases\n    hidden: true\n')
      .replace('  - type: about\n', '  - type: about\n    visibleFrom: "2099-01-01"\n')
      .replace('  - type: services\n', '  - type: services\n    regions: [dk]\n'),
  );
  await open();
  await expect(frame('USA').locator('[data-section=services]')).toHaveCount(0);
  for (const [name, type] of [
    ['Pricing', 'pricing'],
    ['Services', 'services'],
    ['Contact', 'contact'],
  ] as const) {
    const list = page.getByRole('list', { name: 'Sections', exact: true });
    await list.getByText(name, { exact: true }).click({ position: { x: 2, y: 2 } });
    for (const title of REGIONS) {
      const isGhost = type === 'services' && title !== 'Denmark';
      const section = frame(title).locator(`[data-${isGhost ? 'ghost' : 'section'}=${type}]`);
      const outline = frame(title).locator('builder-overlay .outline[data-role=selected]');
      await expect(tag(title)).toHaveAccessibleName(name);
      await poll(() => boxOf(outline)).toEqual(await boxOf(section));
    }
  }
});

/** The place of an element, in whole pixels. */
async function boxOf(element: Locator): Promise<number[]> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return [x, y, width, height].map(Math.round);
}

test('leads from a picture to its field, and its pencil, too @long', async () => {
  for (const [address, section, name] of [
    ['/about-me', 'story', 'Story: Portrait'],
    ['/', 'about', 'About: Portrait'],
  ] as const) {
    await open(address);
    await frame('EU').locator(`[data-section=${section}] img`).click();
    await expect(tag('EU')).toHaveAccessibleName(name);
    const upload = page.getByRole('group', { name: 'Picture file' }).getByRole('button', { name: 'Upload' });
    await expect(upload).toBeFocused();
    await page.getByRole('textbox', { name: 'Alternative text, English' }).focus();
    await tag('EU').getByRole('button', { name: 'Edit in the form' }).click();
    await expect(upload).toBeFocused();
  }
});

test('names what is selected at the edge of a page without making it scroll sideways', async () => {
  await open('/about-me');
  const cells = frame('USA').locator('[data-section=comparison-table] thead th').locator('visible=true');
  await cells.last().click();
  for (const region of REGIONS) {
    await expect(tag(region)).toBeAttached();
    await poll(() => frame(region).locator('html').evaluate(sidewaysRoom)).toBe(0);
  }
});

/** How far a page scrolls sideways, in pixels. */
const sidewaysRoom = ({ scrollWidth, clientWidth }: HTMLElement): number => scrollWidth - clientWidth;

test('restores the picture of the last version @long', async () => {
  await open();
  editFile(server.root, HOME, (text) => text.replace(/(- type: about\n[\s\S]*?src: )\S+/, '$1/images/symbol.svg'));
  await expect(frame('USA').locator('[data-section=about] img')).toHaveAttribute('src', '/images/symbol.svg');
  await frame('USA').locator('[data-section=about] img').click();
  const history = page.getByRole('button', { name: 'History of Portrait', exact: true });
  await expect(history).toHaveCSS('opacity', '1');
  await history.click();
  await page.getByRole('list', { name: 'Earlier values' }).getByRole('button', { name: 'Restore' }).first().click();
  await poll(() => server.git('diff', '--', join(server.root, HOME))).toBe('');
  await expect(frame('USA').locator('[data-section=about] img')).not.toHaveAttribute('src', '/images/symbol.svg');
});

test('never names another section after a move, and keeps its buttons', async () => {
  await open();
  const about = frame('USA').locator('[data-section=about]');
  await about.click({ position: { x: 3, y: 3 } });
  await expect(tag('USA')).toHaveAccessibleName('About');
  const names = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const { contentDocument } of document.querySelectorAll('iframe')) {
        const shown = contentDocument?.querySelector('builder-overlay')?.shadowRoot?.querySelector('[role=toolbar]');
        if (shown) seen.add(shown.getAttribute('aria-label') ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  const before = await frame('USA').locator('[data-section]').evaluateAll(sectionTypes);
  await tag('USA').getByRole('button', { name: 'Move down' }).click();
  await poll(() => frame('USA').locator('[data-section]').evaluateAll(sectionTypes)).toEqual(
    moved(before, before.indexOf('about')),
  );
  for (const title of REGIONS) await expect(tag(title)).toHaveAccessibleName('About');
  await expect(tag('USA').getByRole('button', { name: 'Move up' })).toBeEnabled();
  expect(await names.evaluate((seen) => [...seen])).toEqual(['About']);
});

const sectionTypes = (elements: readonly (HTMLElement | SVGElement)[]) =>
  elements.map((element) => element.dataset['section'] ?? '');

/** Returns a list in which an item changed places with the next one. */
const moved = (list: readonly string[], at: number): string[] => [
  ...list.slice(0, at),
  list[at + 1] ?? '',
  list[at] ?? '',
  ...list.slice(at + 2),
];

test('says which page is shown while a file without a page is open @long', async () => {
  await open();
  const note = page.getByRole('note', { name: 'About the preview' });
  await expect(note).toBeHidden();
  await openFile('Settings', 'Pricing');
  await expect(note).toHaveText(/Pricing isn’t a page.* You’re looking at Home, as an example\./);
  const { title } = parse(server.read('content/shared/process.yaml')) as { title: { en: string } };
  await openFile('Shared sections', title.en);
  await note.getByRole('button', { name: /^Show it on / }).click();
  await expect(note).toContainText('as an example');
  await expect(frame('EU').locator('[data-section=process]')).toBeAttached();
  await navigation().getByRole('link', { name: 'About me' }).click();
  await expect(note).toBeHidden();
});

test('shows what to do where no page has the address @long', async () => {
  await page.goto(`${server.origin}/_builder/?page=/case-study/none`);
  await expect(page.getByRole('heading', { name: 'There’s no page at /case-study/none' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the home page' }).click();
  await expect(frame('USA').locator('h1')).toBeVisible();
});
