import type { Locator } from '@playwright/test';

/**
 * Replaces the text of an input key by key, like a person. In Firefox, `fill` sets the value of an input that React
 * controls without React noticing.
 */
export async function typeText(input: Locator, text: string): Promise<void> {
  await input.press('ControlOrMeta+a');
  if (text === '') await input.press('Delete');
  else await input.pressSequentially(text);
}
