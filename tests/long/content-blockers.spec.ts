import { findBlockerLists } from '../../tools/blocker-lists.ts';
import { hiddenByLists, refuseListed } from '../support/content-blocker.ts';
import { PAGE_TYPES } from '../../tools/page-types.ts';
import { expect, waitForHydration, test, withConsent } from '../support/fixtures.ts';

/* Many visitors have ads, trackers or cookie notices kept from them, by lists of names: nothing here may be on one. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('hides and blocks what a list names', async ({ page, consoleErrors }) => {
  const lists = findBlockerLists();
  const refused = await refuseListed(page);
  await page.goto('/us/');
  await page.evaluate(() => {
    document.querySelector('#pricing')?.setAttribute('id', 'adsbox');
    document.querySelector('#about')?.setAttribute('id', 'cookie_consent');
    return fetch('/gtag.js').catch(() => undefined);
  });
  const hidden = await hiddenByLists(page);
  expect(hidden).toContain('section.#cookie_consent');
  // The list comes from a Debian package and is skipped where that isn't installed.
  expect(hidden.includes('section.#adsbox')).toBe(lists.length > 0);
  expect(refused).toEqual(lists.length > 0 ? ['/gtag.js'] : []);
  consoleErrors.splice(0); // the browser's own line on what was refused
});

for (const region of ['us', 'dk'])
  test(`loses nothing to content blockers on any page of ${region}`, async ({ page }) => {
    test.setTimeout(60_000);
    await withConsent(page);
    const refused = await refuseListed(page);
    for (const path of PAGE_TYPES) {
      await page.goto(`/${region}/${path}`);
      expect.soft(await hiddenByLists(page), path).toEqual([]);
      const flat = await page
        .locator('main [data-section]')
        .evaluateAll((all) =>
          all.filter((section) => section.getBoundingClientRect().height < 40).map((section) => section.id),
        );
      expect.soft(flat, path).toEqual([]);
    }
    expect(refused).toEqual([]);
  });

for (const region of ['us', 'dk'])
  test(`answers the notice and sends the form behind content blockers in ${region}`, async ({ page }) => {
    const refused = await refuseListed(page);
    await page.goto(`/${region}/`);
    await waitForHydration(page);
    const notice = page.getByRole('region', { name: /cookies/i });
    await expect(notice).toBeVisible();
    expect(await hiddenByLists(page)).toEqual([]);
    await page.getByRole('button', { name: /^(Customize|Tilpas)/ }).click();
    expect(await hiddenByLists(page)).toEqual([]);
    await page.getByRole('switch', { name: /^(Analytics|Statistik|Analyse)/ }).press('Space');
    await page.getByRole('button', { name: /^(Save|Gem)/ }).click();
    await expect(notice).toBeHidden();

    await page.locator('#home [data-dialog-trigger=contact] button').click();
    const contact = page.getByRole('dialog');
    await contact.locator('[name=name]').fill('Ida');
    await contact.locator('[name=email]').fill('ida@example.com');
    await contact.locator('[name=message]').fill('Hej');
    expect(await hiddenByLists(page)).toEqual([]);
    await contact.locator('form button[type=submit]').click();
    await expect(contact.locator('form')).toHaveCount(0);
    expect(await hiddenByLists(page)).toEqual([]);
    expect(refused).toEqual([]);
  });
