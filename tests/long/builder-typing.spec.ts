import { expect } from '@playwright/test';
import { editFile } from '../../tools/project-fixture.ts';
import { expectFramesReady, frameOf, newBuilderPage, REGIONS } from '../support/builder-frames.ts';
import { test } from '../support/builder-server.ts';
import { poll } from '../support/poll.ts';
import { restoreContent, type ProjectServer } from '../support/project-server.ts';
import { THOROUGH } from '../support/thorough.ts';

const HOME = 'content/pages/home.yaml';

/** The beginning of the paragraph that is typed into. */
const PARAGRAPH = 'There’s no account manager between us';

/** Time between two keys, in milliseconds: ten keys a second, from the specification of writing. */
const KEY_PAUSE_MS = 100;

/** Number of keys: ten minutes, or half a minute. */
const KEYS = THOROUGH ? 6_000 : 300;

/** Words with letters that a keyboard makes in several ways, and characters that mean something in other places. */
const TEXT = 'every letter counts: blåbærgrød, señor, 50 % of £10, “quoted” and don’t lose (any) of it; ';

test.describe.configure({ mode: 'serial', timeout: 3_600_000 });

let server: ProjectServer;
test.beforeAll(({ builderServer }) => void (server = builderServer));
test.afterAll(() => restoreContent(server));

test('takes every letter that is typed on the page for minutes, beside another edit and a restart of the server', async ({
  browser,
}) => {
  const page = await newBuilderPage(browser);
  await page.goto(`${server.origin}/_builder/?page=/`);
  await expectFramesReady(page);
  const about = (region: string) => frameOf(page, region).locator('[data-section=about]');
  const paragraph = about('EU').getByText(PARAGRAPH).locator('visible=true');
  await paragraph.scrollIntoViewIfNeeded();
  await paragraph.click();
  await expect(page.getByRole('form').first()).toBeVisible();
  await paragraph.click();
  await expect(frameOf(page, 'EU').locator('[contenteditable=true]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const expected = `${TEXT.repeat(Math.ceil(KEYS / TEXT.length))}end.`;
  const third = Math.ceil(expected.length / 3);
  const type = (part: number) =>
    page.keyboard.type(expected.slice(part * third, (part + 1) * third), { delay: KEY_PAUSE_MS });
  await type(0);
  editFile(server.root, HOME, (text) => text.replace('Du skriver direkte til den,', 'Du skriver til den,'));
  await type(1);
  const restarted = server.stop().then(() => server.start());
  await type(2);
  await restarted;
  await poll(() => server.read(HOME).replaceAll(/\s+/g, ' ')).toContain(expected.replaceAll(/\s+/g, ' '));
  expect(server.read(HOME)).toContain('Du skriver til den,');
  for (const region of REGIONS.filter((name) => name !== 'Denmark')) await expect(about(region)).toContainText('end.');
  const shown = await about('USA').getByText('every letter counts').locator('visible=true').textContent();
  expect(shown?.replaceAll(/\s/g, ' ')).toContain(expected);
  await page.close();
});
