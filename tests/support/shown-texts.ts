import type { Page } from '@playwright/test';

/**
 * Returns everything that a page says: visible texts, names and descriptions for screen readers, tooltips and
 * placeholders. Left out are folded details and what is in frames.
 */
export const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FOLDED = 'details > pre, script, style, iframe';
    const SAID = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    const texts = new Set<string>([document.title]);
    const add = (text: string | null | undefined) => {
      const words = (text ?? '').replaceAll(/\s+/g, ' ').trim();
      if (words !== '') texts.add(words);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(FOLDED) || !element.checkVisibility()) continue;
      for (const name of SAID) add(element.getAttribute(name));
      // A sentence with marks in it is read as a whole.
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (own.length > 0) add(own.map(({ textContent }) => textContent).join('…'));
    }
    return [...texts];
  });
