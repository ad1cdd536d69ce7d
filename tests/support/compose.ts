import type { Page } from '@playwright/test';

/** Composes characters as an input method does: each step replaces the one before, and the last one is taken. Chromium only. */
export async function compose(page: Page, ...steps: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of steps)
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
  await session.detach();
}

/** Composes 日本 (Japanese), 한 (Korean) and é (a dead key). */
export async function composeEach(page: Page): Promise<void> {
  await compose(page, 'に', 'にほ', 'にほん', '日本');
  await compose(page, 'ㅎ', '하', '한');
  await compose(page, '´', 'é');
}
