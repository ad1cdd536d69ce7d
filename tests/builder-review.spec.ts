import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import type { Role } from '../src/builder/protocol/roles.ts';
import { BUILDER_WIDTHS, expectAccessible } from './support/axe.ts';
import { freePort } from './support/free-port.ts';
import { openPeopleBuilder, startSessionIn, type PeopleBuilder } from './support/people-builder.ts';

let builder: PeopleBuilder;

/** The bundle of the site, which depends on the code alone: making it takes most of a first publication. */
const BUNDLE = '.build/cache/bundle';

/** How long a publication may take on a busy machine, in milliseconds. */
const PUBLICATION_MS = 90_000;

/** Opens the builder for somebody, in a browser of their own. */
async function open(browser: Browser, name: string, role: Role, locale = 'en-US'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale });
  const page = await context.newPage();
  await startSessionIn(page, builder, name, role);
  return page;
}

const read = (file: string) => readFileSync(join(builder.root, file), 'utf8');
const change = (file: string, from: string, to: string) =>
  writeFileSync(join(builder.root, file), read(file).replace(from, to));

test.beforeAll(async () => {
  test.setTimeout(120_000);
  builder = await openPeopleBuilder(undefined, { SITE_PORT: String(await freePort()) });
});
test.afterAll(() => builder.close());

test(
  'a contributor asks for a publication, and an editor discards one value, accepts the rest and answers',
  { tag: '@chromium' },
  async ({ browser }) => {
    test.setTimeout(120_000);
    const [anna, nora] = [await open(browser, 'Anna', 'editor'), await open(browser, 'Nora', 'contributor')];
    change('content/pricing.yaml', 'us: 140', 'us: 145');
    change('content/pages/about-me.yaml', 'From call center to', 'New words and');
    change('content/facts.yaml', 'over 5 years', 'over 6 years');

    // By keyboard alone.
    await expect(nora.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
    await nora.getByRole('button', { name: 'Ask to publish' }).focus();
    await nora.keyboard.press('Enter');
    const asking = nora.getByRole('dialog', { name: 'Ask to publish' });
    await asking.getByRole('checkbox', { name: 'Facts' }).focus();
    await nora.keyboard.press('Space');
    await asking.getByRole('textbox', { name: 'Message to the editors' }).focus();
    await nora.keyboard.type('Please, before Monday.');
    await nora.keyboard.press('Escape');
    await nora.reload();
    await nora.getByRole('button', { name: 'Ask to publish' }).click();
    await expect(asking.getByRole('checkbox', { name: 'Facts' })).not.toBeChecked();
    await expect(asking.getByRole('textbox')).toHaveValue('Please, before Monday.');
    await expectAccessible(nora, 'the dialog "Ask to publish"', BUILDER_WIDTHS);
    await asking.getByRole('button', { name: 'Send' }).click();
    await expect(asking.getByRole('status')).toContainText(/^Asked at .*Waiting for an editor\./);

    // Anna is told at once, also in "Publish".
    await expect(anna.getByRole('main').getByText('Nora asks to publish 2 changes')).toBeVisible();
    await anna.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
    const publishing = anna.getByRole('dialog', { name: 'Publish', exact: true });
    await publishing.getByRole('button', { name: 'Review the changes of Nora' }).focus();
    await anna.keyboard.press('Enter');
    const panel = anna.getByRole('dialog', { name: 'Changes of Nora' });
    await expect(publishing).toBeHidden();
    await expect(panel).toContainText('Please, before Monday.');
    await expect(panel.getByRole('list', { name: 'Changes of Pricing' })).toContainText(/140.*145/);
    await expectAccessible(anna, 'the panel with the changes of Nora', BUILDER_WIDTHS);
    const discard = panel.getByRole('button', { name: /^Discard: Plans: “Start”, price per hour, USA/ });
    const rightOf = async (part: Locator) =>
      Math.round(((box) => (box ? box.x + box.width : 0))(await part.boundingBox()));
    expect(await rightOf(discard)).toBe(await rightOf(panel.getByRole('textbox', { name: 'Answer to Nora' })));
    await discard.focus();
    await anna.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: /^Undo: Plans/ })).toBeFocused();
    expect(read('content/pricing.yaml')).toContain('us: 140');
    expect(read('content/pages/about-me.yaml')).toContain('New words and');

    // What was discarded is there again if she undoes it.
    await anna.keyboard.press('Enter');
    await expect(panel.getByRole('list', { name: 'Changes of Pricing' })).toContainText(/140.*145/);
    expect(read('content/pricing.yaml')).toContain('us: 145');
    await panel.getByRole('button', { name: /^Discard: Plans/ }).click();
    await expect(panel.getByRole('list', { name: 'Discarded in Pricing' })).toContainText(/145.*140/);
    await panel.getByRole('button', { name: 'Send back' }).click();
    await expect(panel.getByText('Tell Nora what should change.')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Answer to Nora' }).fill('The price stays for now.');
    await panel.getByRole('button', { name: 'Accept and publish…' }).click();

    // Exactly what Nora has asked for is ticked, but for what was discarded.
    await expect(publishing.getByRole('checkbox', { name: 'About me' })).toBeChecked();
    await expect(publishing.getByRole('checkbox', { name: 'Facts' })).not.toBeChecked();
    await expect(publishing.getByRole('checkbox')).toHaveCount(2);
    await expect(publishing.getByRole('button', { name: /Review/ })).toBeHidden();

    await nora.keyboard.press('Escape');
    const answer = nora.getByRole('alert').filter({ hasText: 'Anna accepted your changes' });
    await expect(answer).toContainText('Anna wrote: The price stays for now.');
    await expect(answer.getByRole('listitem')).toContainText(/Pricing: Plans.*You wrote: 145.*There now: 140/s);
    await expectAccessible(nora, 'the answer to Nora', BUILDER_WIDTHS);
    await answer.getByRole('button', { name: /^Done: / }).focus();
    await nora.keyboard.press('Enter');
    await expect(answer).toBeHidden();
    for (const page of [anna, nora]) await page.context().close();
  },
);

test(
  'a contributor reads in Danish that a page comes back, and when the next one is live @long',
  { tag: '@chromium' },
  async ({ browser }) => {
    test.setTimeout(4 * PUBLICATION_MS);
    const [astrid, niels] = [
      await open(browser, 'Astrid', 'owner', 'da-DK'),
      await open(browser, 'Niels', 'contributor', 'da-DK'),
    ];
    builder.git('add', '--all', 'src', 'ssg', 'vite', 'scripts', 'package.json', 'package-lock.json', 'vite.config.ts');
    builder.git('add', 'tsconfig.json');
    builder.git('commit', '--quiet', '--message=Code');
    if (existsSync(BUNDLE)) cpSync(BUNDLE, join(builder.root, '.builder/worktree', BUNDLE), { recursive: true });
    change('content/facts.yaml', 'over 5 years', 'over 7 years');
    const asking = niels.getByRole('dialog', { name: 'Bed om udgivelse' });
    const panel = astrid.getByRole('dialog', { name: 'Ændringer fra Niels' });
    const publishing = astrid.getByRole('dialog', { name: 'Udgiv', exact: true });
    const ask = async () => {
      await niels.getByRole('button', { name: 'Bed om udgivelse' }).click();
      await asking.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(asking.getByRole('status')).toContainText('Venter på en redaktør.');
    };

    await ask();
    await expectAccessible(niels, 'the dialog "Bed om udgivelse"', BUILDER_WIDTHS);
    await niels.keyboard.press('Escape');
    await astrid.getByRole('main').getByRole('button', { name: 'Gennemgå ændringerne fra Niels' }).click();
    await expect(panel.getByRole('button', { name: /^Kassér: Oplysninger/ })).toBeVisible();
    await expectAccessible(astrid, 'the panel with the changes of Niels', BUILDER_WIDTHS);
    await panel.getByRole('textbox', { name: 'Svar til Niels' }).fill('Er det rigtigt?');
    await panel.getByRole('button', { name: 'Send tilbage' }).click();
    const answers = niels.getByRole('alert');
    await expect(answers.filter({ hasText: 'Astrid sendte dine ændringer tilbage' })).toContainText('Er det rigtigt?');
    await expectAccessible(niels, 'the answer to Niels', BUILDER_WIDTHS);

    await ask();
    await niels.keyboard.press('Escape');
    await astrid.getByRole('main').getByRole('button', { name: 'Gennemgå ændringerne fra Niels' }).click();
    await panel.getByRole('button', { name: 'Godkend og udgiv…' }).click();
    await expect(answers.filter({ hasText: 'Astrid godkendte dine ændringer' })).toBeVisible();
    await publishing.getByRole('checkbox', { name: 'Det ved jeg godt. Udgiv alligevel.' }).check();
    await publishing.getByRole('button', { name: 'Udgiv nu' }).click();
    await expect(answers.filter({ hasText: /^Udgivet kl\. \d\d\.\d\d af Astrid/ })).toBeVisible({
      timeout: 2 * PUBLICATION_MS,
    });
    await expect(answers).toHaveCount(2);
    for (const page of [astrid, niels]) await page.context().close();
  },
);
