import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { editFile } from '../tools/project-fixture.ts';
import { targetServers, type TargetServer } from './support/host-servers.ts';
import { openPeopleBuilder, startSessionIn, type PeopleBuilder } from './support/people-builder.ts';
import { commandTarget, gitTarget } from './support/publishing-hosts.ts';
import { preparePublishing, type PublishingTarget } from './support/publishing-targets.ts';

/** How long a publication may take on a busy machine, in milliseconds: a host that builds takes as long again. */
const PUBLICATION_MS = 180_000;

const LIVE = /^Live since \d\d:\d\d:\d\d in USA, EU, Denmark$/;

const ABOUT = 'content/pages/about-me.yaml';
const ARTICLE = 'content/articles/what-an-hour-buys.yaml';
const NEW_PAGE = 'content/pages/xylophon.yaml';

/** A word of what isn't published. */
const SECRET = 'Xylophon';

/** Changes a price, and what isn't ready: a page, a new one, and an article. */
function editDraft({ root, read }: PeopleBuilder): void {
  editFile(root, 'content/pricing.yaml', (text) => text.replace('us: 140', 'us: 145'));
  editFile(root, ABOUT, (text) => text.replaceAll('From call center to', `${SECRET} and`));
  const named = read(ABOUT).replace(/^name:[^]*?(?=^\S)/m, `name: { en: ${SECRET}, da: ${SECRET} }\n`);
  writeFileSync(join(root, NEW_PAGE), named);
  editFile(root, ARTICLE, (text) => text.replace('What an hour', `${SECRET} and what an hour`));
}

/** Publishes all but what isn't ready. */
async function publishPrice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  for (const name of ['About me', /^Xylophon(?! and)/, /what an hour/])
    await dialog.getByRole('checkbox', { name }).uncheck();
  await dialog.getByRole('checkbox', { name: 'I know. Publish anyway.' }).check();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
}

const statusOf = (page: Page) => page.getByRole('banner').getByRole('status');

/** Keeps what the status line says from now on: a step may be over before anybody looks. Returns a function that returns it. */
async function followStatus(page: Page): Promise<() => Promise<string[]>> {
  await statusOf(page).evaluate((line) => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const options = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => said.push(line.textContent ?? '')).observe(line, options);
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

const OPENERS: [string, (server: TargetServer) => Promise<PublishingTarget>, RegExp][] = [
  ['a program copies each version to', commandTarget, /Anna is publishing\. (?:Putting|Checking)/],
  ['builds what is pushed to its branch', gitTarget, /Anna is publishing\. Waiting for your web host/],
];

/** Each way to publish behind each installed web server. */
const JOURNEYS = OPENERS.flatMap(([name, open, step]) =>
  targetServers().map((server) => ({ title: `${name}, behind ${server.name}`, open: () => open(server), step })),
);

for (const { title, open, step } of JOURNEYS)
  test(`Anna publishes to a host that ${title}, and Bo sees it; what is left out is nowhere @long`, async ({
    browser,
  }) => {
    test.setTimeout(3 * PUBLICATION_MS);
    const target = await open();
    const builder = await openPeopleBuilder(undefined, target.env);
    preparePublishing(builder);
    const [anna, bo] = [await browser.newPage({ locale: 'en-US' }), await browser.newPage({ locale: 'en-US' })];
    await startSessionIn(anna, builder, 'Anna', 'owner');
    await startSessionIn(bo, builder, 'Bo', 'contributor');
    const visitorsSee = async (path: string) => (await fetch(new URL(path, target.url))).text();
    try {
      editDraft(builder);
      const said = await followStatus(bo);
      await publishPrice(anna);
      await expect(statusOf(bo)).toHaveText(LIVE, { timeout: PUBLICATION_MS });
      await expect(anna.getByRole('dialog').getByRole('status')).toHaveText(LIVE);
      expect(await said()).toContainEqual(expect.stringMatching(step));
      expect(await visitorsSee('/us/')).toContain('$145');
      expect(target.filesWith('about-me')).not.toEqual([]);
      expect(target.filesWith(SECRET)).toEqual([]);
      // The words are part of the pictures, which can't be searched for them.
      for (const picture of ['og/us/about-me.png', 'og/us/article/what-an-hour-buys.png']) {
        const shown = Buffer.from(await (await fetch(new URL(picture, target.url))).arrayBuffer());
        expect(shown.equals(readFileSync(join('dist', picture))), picture).toBe(true);
      }
    } finally {
      for (const page of [anna, bo]) await page.context().close();
      await builder.close();
      await target.close();
    }
  });
