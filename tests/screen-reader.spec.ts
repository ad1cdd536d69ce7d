import type { Page } from '@playwright/test';
import { expect, hydrated, test, withChoice } from './support/site.ts';

/*
 * What a screen reader says of the home page and of the contact window, kept in tests/transcripts/ to be read and
 * compared. After a change that is meant: npx playwright test tests/screen-reader.spec.ts --project chromium -u
 */

const READER = '/assets/virtual-screen-reader.js';

interface Reader {
  virtual: {
    start: (options: { container: Element }) => Promise<void>;
    next: () => Promise<void>;
    lastSpokenPhrase: () => Promise<string>;
    spokenPhraseLog: () => Promise<string[]>;
    stop: () => Promise<void>;
  };
}

/** All that is said from the top of an element to its end, a line each; where each part ends is left out. */
async function transcript(page: Page, selector: string): Promise<string> {
  const lines = await page.evaluate(
    async ({ module, part }) => {
      const { virtual } = (await import(module)) as Reader;
      const container = document.querySelector(part);
      if (!container) throw new Error(`There is no ${part}.`);
      await virtual.start({ container });
      for (let left = 3000; left > 0 && !/^end of (document|dialog)/.test(await virtual.lastSpokenPhrase()); left--)
        await virtual.next();
      const log = await virtual.spokenPhraseLog();
      await virtual.stop();
      return log;
    },
    { module: READER, part: selector },
  );
  return `${lines.filter((line) => !line.startsWith('end of ')).join('\n')}\n`;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) =>
  // From the site's own address, so that its policy holds while the page is read.
  page.route(`**${READER}`, (route) =>
    route.fulfill({ path: 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js' }),
  ),
);

for (const region of ['us', 'dk']) {
  test(`the home page of ${region} reads well`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.goto(`/${region}/`);
    await hydrated(page);
    expect(await transcript(page, 'body')).toMatchSnapshot(`home-${region}.txt`);
  });

  test(`the contact window of ${region} reads well, with its errors`, async ({ page }) => {
    await withChoice(page);
    await page.goto(`/${region}/`);
    await hydrated(page);
    await page.locator('#home [data-opens=contact] button').click();
    const contact = page.getByRole('dialog');
    await contact.locator('form button[type=submit]').click();
    await expect(contact.locator('[aria-invalid=true]')).toHaveCount(3);
    expect(await transcript(page, '[role=dialog]')).toMatchSnapshot(`window-${region}.txt`);
  });
}
