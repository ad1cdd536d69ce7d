import type { Locator } from '@playwright/test';

/** What another program puts on the clipboard. */
export interface ClipboardTexts {
  html: string;
  text: string;
}

/** Puts something on the clipboard by Ctrl+C, as if another program had copied it, and pastes it into an input by Ctrl+V. */
export async function paste(input: Locator, copied: ClipboardTexts): Promise<void> {
  await input.evaluate(({ ownerDocument }, { html, text }) => {
    const fill = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData('text/plain', text);
      if (html !== '') event.clipboardData?.setData('text/html', html);
    };
    ownerDocument.defaultView?.addEventListener('copy', fill, { once: true, capture: true });
  }, copied);
  await input.press('ControlOrMeta+c');
  await input.press('ControlOrMeta+v');
}
