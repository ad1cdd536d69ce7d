import type { Page, Route } from '@playwright/test';
import { expect, waitForHydration, ignoreLoadErrors, test, withConsent } from './support/fixtures.ts';

test.beforeEach(({ page }) => withConsent(page));

const FORM = '**/_local/form';

/** Fills in the form of the home page and sends it to a service with the given response. */
async function send(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(FORM, answer);
  await page.goto('/us/');
  await waitForHydration(page);
  const form = page.locator('#contact form');
  await form.locator('[name=name]').fill('Ida');
  await form.locator('[name=email]').fill('ida@example.com');
  await form.locator('[name=message]').fill('Hello');
  await form.locator('button[type=submit]').click();
}

for (const [what, answer] of [
  ['a page of HTML', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Thanks' })],
  ['204', (route: Route) => route.fulfill({ status: 204 })],
  [
    'a redirect to its own page',
    (route: Route) => route.continue({ url: new URL('/us/thank-you', route.request().url()).href, method: 'GET' }),
  ],
] as const)
  test(`counts ${what} from the form service as success`, async ({ page }) => {
    await send(page, answer);
    await expect(page.locator('#contact')).toContainText('Thank you for your submission!');
    await expect(page.getByText('Your message has been sent successfully.')).toBeVisible();
  });

test('counts a redirect that the browser may not follow as a network failure', async ({ page, consoleErrors }) => {
  await send(page, (route) => route.abort());
  await expect(page.getByText('There was a network error.')).toBeVisible();
  await expect(page.locator('#contact [name=message]')).toHaveValue('Hello');
  ignoreLoadErrors(consoleErrors);
});
