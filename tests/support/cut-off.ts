import type { Page } from '@playwright/test';

/** Finds elements that are cut off: wider than the viewport, or than an ancestor that clips them. */
export const findCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      // Visually hidden text and the honeypot field are clipped on purpose.
      if (!element.innerText?.trim() || clipPath !== 'none' || !element.checkVisibility()) continue;
      if (element.closest('form [aria-hidden=true]')) continue;
      const hidesX = /hidden|clip/.test(overflowX) || textOverflow === 'ellipsis';
      const { clientWidth: width, clientHeight: height } = element;
      const name = `${element.localName}.${element.className} ${element.innerText.slice(0, 30)}`;
      if (hidesX && element.scrollWidth > width + 1) found.push(`${name}: ${element.scrollWidth} in ${width}`);
      if (/hidden|clip/.test(overflowY) && element.scrollHeight > height + 1)
        found.push(`${name}: ${element.scrollHeight} high in ${height}`);
    }
    return found;
  });
