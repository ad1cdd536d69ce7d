import type { Locator, Page, Route } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { SUBMISSIONS_FILE } from '../scripts/local-services.ts';
import { expect, hydrated, test, withChoice } from './support/site.ts';
import { FACTS, SITE } from './support/site-words.ts';

const ENDPOINT = '**/_local/form';
const IDA = {
  name: 'Ida Holm',
  email: 'ida@example.com',
  company: 'Holm ApS',
  service: 'ecommerce',
  message: 'Hej, kan du se på min konto?',
};

test.beforeEach(({ page }) => withChoice(page));

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

const submit = (form: Locator) => form.locator('button[type=submit]').click();

/** What the form service was sent. */
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

/** What the site's own receiver was sent under an e-mail address. */
const receivedFrom = (email: string): unknown[] =>
  existsSync(SUBMISSIONS_FILE)
    ? readFileSync(SUBMISSIONS_FILE, 'utf8')
        .split('\n')
        .filter((line) => line.includes(email))
        .map((line) => JSON.parse(line) as unknown)
    : [];

test('sends just the fields of the specification, once, and thanks @firefox', async ({ page }) => {
  const email = `ida-${randomUUID()}@example.com`;
  await page.goto('/dk/');
  await hydrated(page);
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

test('the window shows the words of the catalogue after sending, and the form again when it is opened anew', async ({
  page,
}) => {
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

test('focus goes into the window, stays there and returns; Esc and a click outside close it @firefox', async ({
  page,
}) => {
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

test('Back after the window leads back, not into nothing', async ({ page }) => {
  await page.goto('/us/');
  await hydrated(page);
  await openModal(page);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/us/');
  await expect(page.locator('#pricing')).toBeVisible();
});

test('the window has e-mail, and a phone with the choice of chat and SMS', async ({ page }) => {
  await openModal(page);
  await expect(modal(page).locator('a[href^="mailto:"]')).toBeVisible();
  await modal(page).getByRole('button', { name: SITE.phone }).click();
  await expect(modal(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
  await expect(modal(page).locator('a[href^="sms:"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeVisible();
});

test('business types: an empty default and the seven choices', async ({ page }) => {
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
  'can not be reached': {
    handle: (route) => route.abort('internetdisconnected'),
    title: 'Network Error',
    text: 'There was a network error. Please check your connection and try again.',
    tag: ' @firefox',
  },
};
for (const [fault, { handle, title, text, tag = '' }] of Object.entries(FAILURES))
  test(`when the form service ${fault}, the words of the catalogue are shown and nothing is lost${tag}`, async ({
    page,
    complaints,
  }) => {
    const bodies = receive(page, handle);
    await page.goto('/us/');
    await hydrated(page);
    await fill(section(page));
    await submit(section(page));
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toContainText(text);
    await expect(section(page).locator('button[type=submit]')).toBeEnabled();
    await expect(section(page).locator('[name=message]')).toHaveValue(IDA.message);
    await page.waitForTimeout(300);
    expect(bodies).toHaveLength(1);
    await page.reload();
    await hydrated(page);
    await expect(section(page).locator('[name=name]')).toHaveValue(IDA.name);
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toContain('contact_form_submitted');
    complaints.splice(0, complaints.length, ...complaints.filter((words) => !/Failed to load resource/.test(words))); // the browser's own line
  });

test('a form service that hangs is given up after 10 seconds as a network failure', async ({ page }) => {
  test.setTimeout(45_000);
  receive(page, () => new Promise(() => undefined));
  await page.goto('/us/');
  await hydrated(page);
  await fill(section(page));
  await submit(section(page));
  const button = section(page).locator('button[type=submit]');
  await expect(button).toHaveText('Sending...');
  await expect(button).toBeDisabled();
  await expect(page.getByRole('alert').filter({ hasText: 'Network Error' })).toBeVisible({ timeout: 14_000 });
  await expect(button).toBeEnabled();
});

test('a double click and five times Enter send once', async ({ page }) => {
  const bodies = receive(page, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fulfill({ json: { ok: true } });
  });
  await page.goto('/us/');
  await hydrated(page);
  await fill(section(page));
  await section(page).locator('button[type=submit]').dblclick();
  await section(page).locator('[name=name]').focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
  await expect(page.locator('#contact')).toContainText('Thank you for your submission!');
  expect(bodies).toHaveLength(1);
});

test('errors are named at their fields, and the first one has the focus', async ({ page }) => {
  const bodies = receive(page);
  await page.goto('/us/');
  await hydrated(page);
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

test('what was typed is kept when the window is closed by accident, and shared with the form of the page', async ({
  page,
}) => {
  await page.goto('/us/');
  await hydrated(page);
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

test('a robot that fills in the hidden field is thanked, and nothing is sent', async ({ page }) => {
  const bodies = receive(page);
  await page.goto('/us/');
  await hydrated(page);
  await fill(section(page));
  await section(page)
    .locator('[name=_gotcha]')
    .evaluate((field: HTMLInputElement) => (field.value = 'spam'));
  await submit(section(page));
  await expect(page.locator('#contact')).toContainText('Thank you for your submission!');
  expect(bodies).toHaveLength(0);
});

test('text that is typed before the script is there stays', async ({ page }) => {
  await page.route('**/assets/client-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/us/');
  await section(page).locator('[name=name]').fill('Early Ida');
  await hydrated(page);
  await expect(section(page).locator('[name=name]')).toHaveValue('Early Ida');
});

const FORM_CODE = /\/assets\/contact-form\.island-[^/]*\.js$/;

test('the code of the form is fetched when a visitor comes near it, and a click before it is there is not lost', async ({
  page,
}) => {
  const bodies = receive(page);
  let asked = 0;
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(FORM_CODE, async (route) => {
    asked += 1;
    await delivery;
    await route.continue();
  });
  await page.goto('/us/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await fill(section(page));
  await submit(section(page));
  expect(bodies).toHaveLength(0);
  deliver();
  await expect(page.locator('#contact')).toContainText('Thank you for your submission!');
  expect([asked, bodies.length]).toEqual([1, 1]);
});

test('a form whose code is gone is posted by the browser', async ({ page, complaints }) => {
  await page.route(FORM_CODE, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/us/');
  await hydrated(page);
  await fill(section(page));
  await submit(section(page));
  await expect(page).toHaveURL('/us/thank-you');
  complaints.length = 0; // the browser's own lines about the missing file
});

test('what stands in the window can be enlarged with two fingers', async ({ page }) => {
  await openModal(page);
  const refused = await modal(page).evaluate((dialog) => {
    const pinch = new WheelEvent('wheel', { ctrlKey: true, deltaY: -50, bubbles: true, cancelable: true });
    dialog.dispatchEvent(pinch);
    return pinch.defaultPrevented;
  });
  expect(refused).toBe(false);
});

test('buttons lead to the same form without script, on a page that was loaded and on one that was navigated to', async ({
  page,
}) => {
  const actions = () =>
    page.locator('form[data-opens]').evaluateAll((forms) => forms.map((form) => form.getAttribute('action')));
  for (const [path, wanted] of [
    ['/us/about-me', '/us/#contact'],
    ['/us/services/saas-google-ads-consultant', '#contact'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    expect(new Set(await actions()), `${path}, loaded`).toEqual(new Set([wanted]));
    await page.goto('/us/terms-of-service');
    await hydrated(page);
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the form is posted and lands on the thank-you page', async ({ page }) => {
    await page.goto('/dk/');
    await fill(section(page));
    await submit(section(page));
    await expect(page).toHaveURL('/dk/thank-you');
    await expect(page.locator('main')).toContainText(FACTS.replyTime.da);
  });
  for (const [path, name] of [
    ['/us/about-me', 'Get your free campaign analysis'],
    ['/dk/case-studies', 'Kontakt'],
  ] as const)
    test(`a button that opens the window leads from ${path} to the form of the home page`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(new RegExp(`${path.slice(0, 4)}\\??#contact$`));
      await expect(page.locator('#contact form')).toBeInViewport();
    });
  test('a button that opens the window leads to the form of the page', async ({ page }) => {
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
