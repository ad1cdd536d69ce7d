import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, hydrated, test, withChoice } from './support/site.ts';

const WIDTHS = [320, 390, 768, 1280];
const PAGES = [
  '',
  'case-studies',
  'case-study/techflow-solutions-workflow-software',
  'services/marketing-agencies-google-ads-freelancer',
  'services/saas-google-ads-consultant',
  'about-me',
  'privacy-policy',
  'thank-you',
  'nothing-here',
];

/** What axe finds, in a line each. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Movement would be measured half way. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const region of ['us', 'dk'])
  for (const path of PAGES)
    test(`axe finds nothing on /${region}/${path}, at any width`, async ({ page }) => {
      test.setTimeout(90_000);
      await withChoice(page);
      await page.goto(`/${region}/${path}`);
      await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
      if (path !== 'nothing-here' || region === 'us') await hydrated(page);
      else await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        expect(await findings(page), `at ${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `no sideways scroll at ${width} px`,
        ).toBeLessThanOrEqual(width);
      }
    });

interface State {
  name: string;
  open: (page: Page, words: Record<string, RegExp>) => Promise<void>;
  widths?: number[];
  asked?: boolean;
}

const WORDS: Record<string, Record<string, RegExp>> = {
  us: { contact: /^Contact$/, menu: /menu/i, services: /^Services$/, customize: /Customize/, send: /Send/ },
  dk: { contact: /^Kontakt$/, menu: /menu/i, services: /^Ydelser$/, customize: /Tilpas/, send: /Send/ },
};

const inHeader = (page: Page, name: RegExp | undefined) =>
  page
    .getByRole('banner')
    .getByRole('button', { ...(name && { name }) })
    .filter({ visible: true })
    .first();

async function openWindow(page: Page, words: Record<string, RegExp>) {
  // On phones the button stands in the menu.
  if ((page.viewportSize()?.width ?? 0) < 768) await inHeader(page, words['menu']).click();
  await inHeader(page, words['contact']).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const STATES: State[] = [
  { name: 'the contact window', open: openWindow },
  {
    name: 'the choice of chat and SMS',
    open: async (page, words) => {
      await openWindow(page, words);
      await page.getByRole('dialog').getByRole('button', { name: /600/ }).click();
    },
  },
  {
    name: 'errors of the form',
    open: async (page) => {
      await page.locator('#contact form button[type=submit]').click();
      await expect(page.locator('#contact [aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'the thank-you view',
    open: async (page) => {
      await page.locator('#contact [name=name]').fill('Ida');
      await page.locator('#contact [name=email]').fill('ida@example.com');
      await page.locator('#contact [name=message]').fill('Hej');
      await page.locator('#contact form button[type=submit]').click();
      await expect(page.locator('#contact form')).toHaveCount(0);
    },
  },
  {
    name: 'the list of services',
    widths: [768, 1280],
    open: (page, words) => inHeader(page, words['services']).click(),
  },
  { name: 'the mobile menu', widths: [320, 390], open: (page, words) => inHeader(page, words['menu']).click() },
  { name: 'the notice', asked: true, open: () => Promise.resolve() },
  {
    name: 'the details of the notice',
    asked: true,
    open: (page, words) => page.getByRole('button', { name: words['customize'] ?? '' }).click(),
  },
];

for (const region of ['us', 'dk'])
  for (const { name, open, widths = WIDTHS, asked } of STATES)
    test(`axe finds nothing with ${name} open in ${region}`, async ({ page }) => {
      test.setTimeout(90_000);
      if (!asked) await withChoice(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/${region}/`);
        await hydrated(page);
        await open(page, WORDS[region] ?? {});
        await page.waitForTimeout(300);
        expect(await findings(page), `at ${width} px`).toEqual([]);
      }
    });

test('every stop of the keyboard is seen, and nothing covers it', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/us/');
  await hydrated(page);
  const seen = new Set<string>();
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press('Tab');
    const state = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(
        box.x + box.width / 2,
        Math.min(Math.max(box.y + box.height / 2, 0), innerHeight - 1),
      );
      const style = getComputedStyle(element);
      return {
        name: `${element.localName} ${element.textContent?.slice(0, 40)}`,
        covered: !(top && (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))),
        onScreen: box.bottom > 0 && box.top < innerHeight,
        marked: style.outlineStyle !== 'none' || style.boxShadow !== 'none' || element.matches('[tabindex="-1"]'),
      };
    });
    if (!state) break;
    seen.add(state.name);
    expect(state, state.name).toMatchObject({ covered: false, onScreen: true, marked: true });
  }
  expect(seen.size).toBeGreaterThan(40);
});

test('headings go down in order on every page type', async ({ page }) => {
  await withChoice(page);
  for (const path of PAGES) {
    await page.goto(`/dk/${path}`);
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) =>
        all.filter((heading) => heading.closest('main')).map((heading) => Number(heading.localName[1])),
      );
    levels.forEach((level, index) =>
      expect(level, `${path} heading ${index}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
    );
  }
});

test('twice the text spacing and size clips nothing at 320 pixels', async ({ page }) => {
  await withChoice(page);
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ['/us/', '/dk/services/saas-google-ads-consultant', '/dk/about-me']) {
    await page.goto(path);
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
