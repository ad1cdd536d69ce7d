import type { Browser, Locator, Page } from '@playwright/test';
import { poll } from './poll.ts';

/** A phone in portrait, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };

/** A phone's page, used by touch. */
export const newPhonePage = (browser: Browser, locale: string, viewport = PHONE): Promise<Page> =>
  browser.newPage({ viewport, locale, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

/** Expects that something of the page stands between the header and the fields, in whole. */
export async function expectInSight(page: Page, word: Locator): Promise<void> {
  await poll(async () => {
    const [shown, header, sheet] = [
      await word.boundingBox(),
      await page.getByRole('banner').boundingBox(),
      await page.getByRole('complementary').boundingBox(),
    ];
    if (!shown || !header || !sheet) return 'missing';
    if (shown.y < header.y + header.height) return 'under the header';
    return shown.y + shown.height <= sheet.y ? 'in sight' : 'under the fields';
  }).toBe('in sight');
}

/** Expects that an element stands within another one, in whole. */
export async function expectInside(inner: Locator, outer: Locator): Promise<void> {
  await poll(async () => {
    const [part, whole] = [await inner.boundingBox(), await outer.boundingBox()];
    return part && whole && part.y >= whole.y && part.y + part.height <= whole.y + whole.height;
  }).toBe(true);
}

/** The visible buttons, links, inputs and options that are lower or narrower than 44 px, by name. */
export const smallTargets = (of: Page): Promise<string[]> =>
  of.evaluate(() => {
    const names = ['checkbox', 'radio', 'switch'].map((role) => `[role=${role}], input[type=${role}]`).join();
    // A box and its label are one target.
    const targetOf = (control: HTMLElement) =>
      (control.matches(names) && control.closest('[class*="-body"]')) || control;
    return (
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, a, input:not([type=radio], [type=file]), textarea, summary, [role=option]',
        ),
      ]
        .filter((control) => control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
        // A link in a text that is typed isn't tapped.
        .filter((control) => !control.closest('[contenteditable]'))
        .flatMap((control) => {
          const { width, height } = targetOf(control).getBoundingClientRect();
          // The link past the header shows while it has the focus.
          return width <= 1 || (width >= 43.5 && height >= 43.5)
            ? []
            : [`${control.getAttribute('aria-label') ?? control.textContent}: ${width} × ${height}`];
        })
    );
  });

/** The names of visible buttons and choices that an element around them clips horizontally. */
export const cutTargets = (of: Page): Promise<string[]> =>
  of.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, .mantine-SegmentedControl-label')]
      .filter((control) => control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }))
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        // Hidden from all but screen readers.
        if (width <= 1) return false;
        for (let around = control.parentElement; around; around = around.parentElement) {
          if (!/hidden|clip/.test(getComputedStyle(around).overflowX)) continue;
          const box = around.getBoundingClientRect();
          if (left < box.left - 1 || right > box.right + 1) return true;
        }
        return false;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );

/** Returns where the line with the cursor stands in a text that is edited on the page: between the page's header and the end of its window. */
export const lineOfCaret = (frame: Locator): Promise<string> =>
  frame.evaluate(({ ownerDocument: document }) => {
    const { focusNode, focusOffset = 0 } = document.getSelection() ?? {};
    const view = document.defaultView;
    if (!focusNode || !view) return 'no cursor';
    const range = document.createRange();
    range.setStart(focusNode, focusOffset);
    const line = range.getClientRects()[0];
    if (!line) return 'no line';
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    if (line.top < header) return 'under the header';
    return line.bottom <= view.innerHeight ? 'in sight' : 'below';
  });
