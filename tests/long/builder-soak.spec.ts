import fc from 'fast-check';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { checkSite } from '../../src/content/check-site.ts';
import { hasErrors } from '../../src/content/diagnostics/diagnostic.ts';
import { animationFrames } from '../support/animation-frames.ts';
import { test } from '../support/builder-server.ts';
import { restoreContent, type ProjectServer } from '../support/project-server.ts';
import { THOROUGH } from '../support/thorough.ts';

/** Number of random actions. */
const ACTIONS = THOROUGH ? 1000 : 30;

/** Actions before the heap is measured for the first time: forms, frames and caches are created at their first use. */
const WARM_UP_ACTIONS = THOROUGH ? 100 : 10;

test.describe.configure({ mode: 'default', timeout: 3_600_000 });

let server: ProjectServer;
test.beforeAll(({ builderServer }) => void (server = builderServer));
test.afterAll(() => restoreContent(server));

const changedFiles = () => server.git('status', '--porcelain', '--untracked-files=all', 'content', 'public').trim();

/** What a person does in the outline, as keys. `type` stands for a word at the end of the section's first field. */
const KEYS = [
  ['ArrowDown'],
  ['ArrowUp'],
  ['End'],
  ['Alt+ArrowDown'],
  ['Alt+ArrowUp'],
  ['h'],
  ['d'],
  ['Delete'],
  ['Enter', 'type', 'Escape'],
  ['Control+z'],
  ['Control+Shift+z'],
] as const;

/** Counts the requests to the builder's server that aren't answered. */
function watchRequests(page: Page): () => number {
  const open = new Set<object>();
  page.on('request', (request) => void (/\/_builder\/api\/\w+$/.test(request.url()) && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return () => open.size;
}

/** Bytes of the page's heap that are in use, frames included. */
async function heapOf(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize;
}

test('keeps the site valid, the focus and the heap through random actions, and undoes them all', async ({
  page,
  context,
}) => {
  await page.goto(`${server.origin}/_builder/?page=/about-me&region=dk`);
  const rows = page.getByRole('list', { name: 'Sections', exact: true }).locator('[data-row]');
  await rows.first().click();
  const unanswered = watchRequests(page);
  const dialog = page.getByRole('dialog');
  const form = page.getByRole('complementary', { name: 'Fields' });
  const client = await context.newCDPSession(page);
  const seed = THOROUGH ? Date.now() : 1;
  const [actions = []] = fc.sample(fc.array(fc.constantFrom(...KEYS), { minLength: ACTIONS, maxLength: ACTIONS }), {
    numRuns: 1,
    seed,
  });
  let heap = 0;
  for (const [number, keys] of actions.entries()) {
    if (number === WARM_UP_ACTIONS) heap = await heapOf(client);
    for (const key of keys) {
      if (key === 'type') {
        await expect(form.locator(':focus')).toHaveCount(1);
        await page.keyboard.type(' x');
      } else await page.keyboard.press(key);
    }
    // An action may send its first request once the one before it is done.
    await expect
      .poll(async () => {
        await animationFrames(page, 5);
        return unanswered();
      })
      .toBe(0);
    // Removing a section to which others link asks first.
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await expect(rows.and(page.locator(':focus')), `focus after ${number} (${keys.join()}), seed ${seed}`).toHaveCount(
      1,
    );
  }
  const growth = (await heapOf(client)) / heap;
  console.log(`Heap after ${ACTIONS} actions: ${(100 * growth).toFixed(0)} % of that after ${WARM_UP_ACTIONS}`);
  if (THOROUGH) expect(growth, `seed ${seed}`).toBeLessThan(1.2);
  const { diagnostics } = await checkSite(server.root);
  expect(hasErrors(diagnostics), `seed ${seed}`).toBe(false);
  for (let steps = 0; steps < ACTIONS && changedFiles() !== ''; steps += 1) {
    const undone = page.waitForResponse('**/_builder/api/undo');
    await page.keyboard.press('Control+z');
    await undone;
  }
  expect(changedFiles(), `seed ${seed}`).toBe('');
});
