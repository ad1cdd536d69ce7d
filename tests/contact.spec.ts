import type { Locator, Page, Route } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { SUBMISSIONS_FILE } from '../src/hosting/mock-services.ts';
import { animationFrames } from './support/animation-frames.ts';
import { assetUrl } from './support/assets.ts';
import { expect, waitForHydration, test, withConsent } from './support/fixtures.ts';
import { FACTS, SITE_CONTENT } from '../tools/site-content.ts';

const ENDPOINT = '**/_local/form';
const IDA = {
  name: 'Ida Holm',
  email: 'ida@example.com',
  company: 'Holm ApS',
  service: 'ecommerce',
  message: 'Hej, kan du se på min konto?',
};

test.beforeEach(({ page }) => withConsent(page));

const section = (page: Page) => page.locator('#contact form');
const modal = (page: Page) => page.getByRole('dialog');

async function openModal(page: Page, path = '/us/about-me') {
  await page.goto(path);
  await page
    .getByRole('banner')
    .getByRole('button', { name: path.startsWith('/dk') ? 'Kontakt' : 'Contact', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(modal(page)).toBeVisible();
}

async function fill(form: Locator, email = IDA.email) {
  for (const [name, value] of Object.entries({ name: IDA.name, email, company: IDA.company, message: IDA.message }))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=service]').selectOption(IDA.service);
}

/** Fills in the field that people never meet, as a password manager may. */
const fillHoneypot = (form: Locator) =>
  form.locator('[name=_gotcha]').evaluate((field: HTMLInputElement) => (field.value = 'https://example.com'));

const submit = (form: Locator) => form.locator('button[type=submit]').click();

/** The requests that the form service received. */
function receive(
  page: Page,
  handle: (route: Route) => Promise<unknown> = (route) => route.fulfill({ json: { ok: true } }),
) {
  const bodies: unknown[] = [];
  void page.route(ENDPOINT, async (route) => {
    bodies.push(route.request().postDataJSON());
    await handle(route);
  });
  return bodies;
}

/** The submissions that the local receiver stored for an email address. */
const receivedFrom = (email: string): unknown[] =>
  existsSync(SUBMISSIONS_FILE)
    ? readFileSync(SUBMISSIONS_FILE, 'utf8')
        .split('\n')
        .filter((line) => line.includes(email))
        .map((line) => JSON.parse(line) as unknown)
    : [];

test('sends only the specified fields, once, and shows the thank-you view @firefox', async ({ page }) => {
  const email = `ida-${randomUUID()}@example.com`;
  await page.goto('/dk/');
  await waitForHydration(page);
  await fill(section(page), email);
  await submit(section(page));
  await expect(page.locator('#contact')).toContainText(FACTS.replyTime.da);
  await expect(page.locator('#contact :focus')).toBeVisible();
  expect(receivedFrom(email)).toEqual([
    { ...IDA, email, _replyto: email, _subject: 'New Google Ads Consultation Request' },
  ]);
  const events = await page.evaluate(() =>
    (window.dataLayer as { event?: string }[]).filter(({ event }) => event === 'contact_form_submitted'),
  );
  expect(events).toEqual([
    {
      event: 'contact_form_submitted',
      form_data: { name: IDA.name, email, company: IDA.company, service: IDA.service, region: 'dk' },
    },
  ]);
  expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull();
});

test("shows the thank-you text in the modal after sending, and the form when it's reopened", async ({ page }) => {
  receive(page);
  await openModal(page);
  await fill(modal(page));
  await submit(modal(page));
  await expect(modal(page)).toContainText('Thank you for your submission!');
  await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(
    'Your message has been sent successfully.',
  );
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Contact', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(modal(page).locator('[name=name]')).toHaveValue('');
});

test('traps the focus in the modal and returns it; closes on Esc and on a click outside @firefox', async ({ page }) => {
  await openModal(page);
  await expect(modal(page).locator(':focus')).toHaveCount(1);
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Contact', exact: true }).filter({ visible: true }).first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(modal(page)).toBeHidden();
});

test('goes back to the previous page after the modal was open', async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  await openModal(page);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/us/');
  await expect(page.locator('#pricing')).toBeVisible();
});

test('offers email, and a phone number with a choice of chat and SMS', async ({ page }) => {
  await openModal(page);
  await expect(modal(page).locator('a[href^="mailto:"]')).toBeVisible();
  await modal(page).getByRole('button', { name: SITE_CONTENT.phone }).click();
  await expect(modal(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
  await expect(modal(page).locator('a[href^="sms:"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeVisible();
});

test('offers an empty default and seven business types', async ({ page }) => {
  await page.goto('/us/');
  const values = await section(page)
    .locator('[name=service] option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(['', 'agencies', 'ecommerce', 'local', 'travel', 'b2b', 'saas', 'other']);
  await expect(section(page).locator('[name=message]')).toHaveAttribute('rows', '4');
});

interface Failure {
  handle: (route: Route) => Promise<unknown>;
  title: string;
  text: string;
  tag?: string;
}

const FAILURES: Record<string, Failure> = {
  'answers 500 with HTML': {
    handle: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>no</h1>' }),
    title: 'Submission Error',
    text: 'There was an issue submitting your form. Please try again.',
  },
  'answers 422 with errors of fields': {
    handle: (route) => route.fulfill({ status: 422, json: { errors: [{ field: 'email' }] } }),
    title: 'Submission Error',
    text: 'There was an issue submitting your form. Please try again.',
  },
  'answers 429': {
    handle: (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '30' } }),
    title: 'Submission Error',
    text: 'There was an issue submitting your form. Please try again.',
  },
  'cannot be reached': {
    handle: (route) => route.abort('internetdisconnected'),
    title: 'Network Error',
    text: 'There was a network error. Please check your connection and try again.',
    tag: ' @firefox',
  },
};
for (const [fault, { handle, title, text, tag = '' }] of Object.entries(FAILURES))
  test(`shows the specified message and keeps the text when the form service ${fault}${tag}`, async ({
    page,
    consoleErrors,
  }) => {
    const bodies = receive(page, handle);
    await page.goto('/us/');
    await waitForHydration(page);
    await fill(section(page));
    await submit(section(page));
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toContainText(text);
    await expect(section(page).locator('button[type=submit]')).toBeEnabled();
    await expect(section(page).locator('[name=message]')).toHaveValue(IDA.message);
    await animationFrames(page); // nothing is sent once more
    expect(bodies).toHaveLength(1);
    await page.reload();
    await waitForHydration(page);
    await expect(section(page).locator('[name=name]')).toHaveValue(IDA.name);
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain('contact_form_submitted');
    consoleErrors.splice(
      0,
      consoleErrors.length,
      ...consoleErrors.filter((message) => !/Failed to load resource/.test(message)),
    ); // the browser's own line
  });

test('reports a network failure after 10 seconds if the form service hangs', async ({ page }) => {
  receive(page, () => new Promise(() => undefined));
  await page.clock.install();
  await page.goto('/us/');
  await waitForHydration(page);
  await fill(section(page));
  await submit(section(page));
  const button = section(page).locator('button[type=submit]');
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  const failure = page.getByRole('alert').filter({ hasText: 'Network Error' });
  await page.clock.runFor(10_000);
  await expect(failure).toBeVisible();
  await expect(button).toBeEnabled();
});

test('sends once for a double click and for five presses of Enter', async ({ page }) => {
  const bodies = receive(page, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto('/us/');
  await waitForHydration(page);
  await fill(section(page));
  await section(page).locator('button[type=submit]').dblclick();
  await section(page).locator('[name=name]').focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
  await expect(page.locator('#contact')).toContainText('Thank you for your submission!');
  expect(bodies).toHaveLength(1);
});

test('shows errors at their fields, and focuses the first invalid one', async ({ page }) => {
  const bodies = receive(page);
  await page.goto('/us/');
  await waitForHydration(page);
  await section(page).locator('[name=email]').fill('not an address');
  await submit(section(page));
  await expect(section(page).locator('[name=name]')).toBeFocused();
  for (const name of ['name', 'email', 'message']) {
    const field = section(page).locator(`[name=${name}]`);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    expect(
      await page
        .locator(
          described
            .split(/\s+/)
            .filter(Boolean)
            .map((id) => `[id="${id}"]`)
            .join(','),
        )
        .allTextContents(),
    ).not.toEqual([]);
  }
  expect(bodies).toHaveLength(0);
});

test('keeps the draft when the modal closes, and shares it with the form of the page', async ({ page }) => {
  await page.goto('/us/');
  await waitForHydration(page);
  await section(page).locator('[name=message]').fill('Half a thought');
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Contact', exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(modal(page).locator('[name=message]')).toHaveValue('Half a thought');
  await modal(page).locator('[name=name]').fill('Ida');
  await page.keyboard.press('Escape');
  await expect(section(page).locator('[name=name]')).toHaveValue('Ida');
});

test('sends the message of a visitor whose password manager fills in the honeypot', async ({ page }) => {
  const email = `ida-${randomUUID()}@example.com`;
  await page.goto('/us/');
  await waitForHydration(page);
  await fill(section(page), email);
  await fillHoneypot(section(page));
  await submit(section(page));
  await expect(page.locator('#contact')).toContainText('Thank you for your submission!');
  expect(receivedFrom(email)).toEqual([
    { ...IDA, email, _replyto: email, _subject: 'New Google Ads Consultation Request' },
  ]);
});

test('keeps text that was typed before the script ran', async ({ page }) => {
  await page.route(assetUrl('entry-client'), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/us/');
  await section(page).locator('[name=name]').fill('Early Ida');
  await waitForHydration(page);
  await expect(section(page).locator('[name=name]')).toHaveValue('Early Ida');
});

test("loads the form's code when a visitor comes near it, and replays an earlier click", async ({ page }) => {
  const bodies = receive(page);
  let asked = 0;
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(assetUrl('contact-form.island'), async (route) => {
    asked += 1;
    await delivery;
    await route.continue();
  });
  await page.goto('/us/');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await fill(section(page));
  await submit(section(page));
  expect(bodies).toHaveLength(0);
  deliver();
  await expect(page.locator('#contact')).toContainText('Thank you for your submission!');
  expect([asked, bodies.length]).toEqual([1, 1]);
});

test("lets the browser post the form if its code can't be loaded", async ({ page, consoleErrors }) => {
  await page.route(assetUrl('contact-form.island'), (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/us/');
  await waitForHydration(page);
  await fill(section(page));
  await submit(section(page));
  await expect(page).toHaveURL('/us/thank-you');
  consoleErrors.length = 0; // the browser's own lines about the missing file
});

test('allows pinch zoom in the modal', async ({ page }) => {
  await openModal(page);
  const refused = await modal(page).evaluate((dialog) => {
    const pinch = new WheelEvent('wheel', { ctrlKey: true, deltaY: -50, bubbles: true, cancelable: true });
    dialog.dispatchEvent(pinch);
    return pinch.defaultPrevented;
  });
  expect(refused).toBe(false);
});

test('gives buttons the same fallback form on a loaded page and after a navigation', async ({ page }) => {
  const actions = () =>
    page.locator('form[data-dialog-trigger]').evaluateAll((forms) => forms.map((form) => form.getAttribute('action')));
  for (const [path, wanted] of [
    ['/us/about-me', '/us/#contact'],
    ['/us/services/saas-google-ads-consultant', '#contact'],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    expect(new Set(await actions()), `${path}, loaded`).toEqual(new Set([wanted]));
    await page.goto('/us/terms-of-service');
    await waitForHydration(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toBeFocused();
    expect(new Set(await actions()), `${path}, navigated to`).toEqual(new Set([wanted]));
  }
});

test.describe('without script', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });
  test('posts the form, without what a password manager filled in, and shows the thank-you page', async ({ page }) => {
    const email = `ida-${randomUUID()}@example.com`;
    await page.goto('/dk/');
    await fill(section(page), email);
    await fillHoneypot(section(page));
    await submit(section(page));
    await expect(page).toHaveURL('/dk/thank-you');
    await expect(page.locator('main')).toContainText(FACTS.replyTime.da);
    expect(receivedFrom(email)).toMatchObject([{ ...IDA, email }]);
    expect(receivedFrom(email)[0]).not.toHaveProperty('_gotcha');
  });
  for (const [path, name] of [
    ['/us/about-me', 'Get your free campaign analysis'],
    ['/dk/case-studies', 'Kontakt'],
  ] as const)
    test(`leads from a contact button on ${path} to the form of the home page`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`${path.slice(0, 4)}\\??#contact$`));
      await expect(page.locator('#contact form')).toBeInViewport();
    });
  test('leads from a contact button to the form of the page', async ({ page }) => {
    await page.goto('/us/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: 'Contact', exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect(section(page).locator('[name=name]')).toBeInViewport();
  });
});
