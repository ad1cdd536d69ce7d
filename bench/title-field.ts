import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { PeopleBuilder } from '../tests/support/people-builder.ts';

/** The file of the page whose title is typed. */
const FILE = 'content/pages/about-me.yaml';

/** Longest wait for something, and time between two looks at the file, in milliseconds. */
const TIMEOUT_MS = 60_000;
const LOOK_MS = 2;

/** The title of the open section, in the form. */
export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title, English', exact: true });

/** Opens the page about the owner, with the title of a section in the form. */
export async function openTitle(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/_builder/?page=/about-me`);
  const sections = page.getByRole('list', { name: 'Sections' }).locator('> li');
  await sections.nth(1).click({ timeout: TIMEOUT_MS });
  await titleField(page).waitFor({ timeout: TIMEOUT_MS });
}

/** Waits until the file has a word as the title. Returns when, as of `performance.now`. */
export async function savedAt({ read }: Pick<PeopleBuilder, 'read'>, word: string): Promise<number> {
  for (const end = performance.now() + TIMEOUT_MS; ; await sleep(LOOK_MS)) {
    const now = performance.now();
    if (read(FILE).includes(`en: ${word}\n`)) return now;
    if (now > end) throw new Error(`"${word}" isn't saved.`);
  }
}
