import { ANNOUNCER_ID } from './page-request.ts';

/** What opens the page: its heading, or all of it where it has none. */
const openingOfPage = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');

/**
 * Tells screen readers that a page has opened.
 * @param words `{title}` stands for the page's heading
 */
export function announcePage(words: string): void {
  const text = document.createElement('span');
  text.textContent = words.replace('{title}', () => openingOfPage()?.textContent ?? document.title);
  // A new element: the same words are announced again.
  document.getElementById(ANNOUNCER_ID)?.replaceChildren(text);
}

/** Moves the focus to the heading of the page. */
export function focusPage(): void {
  const opening = openingOfPage();
  opening?.setAttribute('tabindex', '-1');
  opening?.focus({ preventScroll: true });
}

/**
 * Takes the focus from what is about to go: Chromium takes it from an element that is being removed only after it has
 * worked out styles and layout for the old page and the new one together.
 */
export function blurMain(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest('main')) focused.blur();
}
