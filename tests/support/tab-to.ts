import { expect, type Locator } from '@playwright/test';

/** Presses Tab until an element has focus. */
export async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 100 && !(await isFocused()); presses += 1) await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}
