import type { Browser, Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveDist } from '../../../src/hosting/serve-dist.ts';
import { axeViolations, settleTransitions } from '../axe.ts';
import { findCutOff } from '../cut-off.ts';
import { collectConsoleErrors, waitForHydration, withConsent } from '../fixtures.ts';
import type { GeneratedSite } from './generate-site.ts';

/** Widths at which nothing may be cut off, in px. */
const WIDTHS = [320, 390, 768, 1440];

/** Height of the window, in px. */
const HEIGHT = 844;

/** Lists what is wrong with a built site in a browser: at every width, on every page of every region. */
export async function checkShownSite(root: string, site: GeneratedSite, browser: Browser): Promise<string[]> {
  const server = await serveDist(root, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`; // a server on a port has such an address
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const errors = collectConsoleErrors(page);
    const problems: string[] = [];
    // Visitors who come for the first time are asked for cookies.
    for (const { code } of site.places) problems.push(...(await checkPage(page, origin, `/${code}/`, WIDTHS)));
    await withConsent(page);
    for (const [index, path] of pathsOf(root).entries()) {
      const first = index % WIDTHS.length; // each page is tested by axe at one width
      const widths = [...WIDTHS.slice(first), ...WIDTHS.slice(0, first)];
      problems.push(...(await checkPage(page, origin, path, widths)));
    }
    return [...problems, ...errors];
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

const pathsOf = (root: string): string[] =>
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
    .sort();

/** Checks a page at some widths, and by axe at the last one. */
async function checkPage(page: Page, origin: string, path: string, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  await page.goto(origin + path);
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
  await waitForHydration(page);
  await settleTransitions(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    // Parts that are measured follow the new width a frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    problems.push(...(await findCutOff(page)).map((problem) => `${path} at ${width} px: ${problem}`));
  }
  const violations = await axeViolations(page);
  return [...problems, ...violations.map((problem) => `${path} at ${widths.at(-1)} px: axe ${problem}`)];
}
