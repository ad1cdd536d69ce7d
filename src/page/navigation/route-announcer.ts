import { ANNOUNCER_ID } from '../loading/page-key.ts';

/** The heading of the page; `main` if it has none. */
const openingOfPage = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');

/**
 * Announces to screen readers that a page has opened.
 * @param message `{title}` is replaced with the page's heading
 */
export function announcePage(message: string): void {
  const text = document.createElement('span');
  text.textContent = message.replace('{title}', () => openingOfPage()?.textContent ?? document.title);
  // A new element, so that an identical message is announced again.
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(text);
}

/** Moves the focus to the heading of the page. */
export function focusPage(): void {
  const opening = openingOfPage();
  opening?.setAttribute('tabindex', '-1');
  opening?.focus({ preventScroll: true });
}

/**
 * Blurs the focused element before its page is removed. Otherwise Chromium computes styles and layout of the old page and
 * the new one together before it blurs the element.
 */
export function blurMain(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}
