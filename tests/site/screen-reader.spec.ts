import type { Page } from '@playwright/test';
import { expect, waitForHydration, test, withConsent } from '../support/fixtures.ts';

/*
 * Compares what a screen reader announces on the home page and in the contact modal with tests/site/transcripts/. After an
 * intended change: npx playwright test tests/site/screen-reader.spec.ts --project chromium -u
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

/** Everything that is announced from the start of an element to its end, one phrase per line, without "end of" phrases. */
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
  // From the site's own origin, so its policy stays in force.
  page.route(`**${READER}`, (route) =>
    route.fulfill({ path: 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js' }),
  ),
);

for (const region of ['us', 'dk']) {
  test(`reads the home page of ${region}`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.goto(`/${region}/`);
    await waitForHydration(page);
    expect(await transcript(page, 'body')).toMatchSnapshot(`home-${region}.txt`);
  });

  test(`reads the contact modal of ${region} with its errors`, async ({ page }) => {
    await withConsent(page);
    await page.goto(`/${region}/`);
    await waitForHydration(page);
    await page.locator('#home [data-dialog-trigger=contact] button').click();
    const contact = page.getByRole('dialog');
    await contact.locator('form button[type=submit]').click();
    await expect(contact.locator('[aria-invalid=true]')).toHaveCount(3);
    expect(await transcript(page, '[role=dialog]')).toMatchSnapshot(`contact-modal-${region}.txt`);
  });
}
