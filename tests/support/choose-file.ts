import type { Locator } from '@playwright/test';

/** A file of the person who uses the browser. */
interface OwnFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * Chooses a file in the dialog that a button opens. Firefox's driver doesn't hear of that dialog: there, the file is given to the
 * input beside the button.
 */
export async function chooseFile(button: Locator, file: OwnFile): Promise<void> {
  const page = button.page();
  if (page.context().browser()?.browserType().name() === 'firefox')
    return button.locator('xpath=../input[@type="file"]').setInputFiles(file);
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(file);
}
