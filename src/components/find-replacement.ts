/**
 * Finds the element that replaced a removed one after a new render: the first with the same tag, class, name and text.
 * Returns an element that is still in the document unchanged.
 */
export const findReplacement = (element: HTMLElement): HTMLElement | undefined =>
  element.isConnected
    ? element
    : [...document.querySelectorAll<HTMLElement>(element.localName)].find(
        (candidate) =>
          candidate.className === element.className &&
          candidate.getAttribute('name') === element.getAttribute('name') &&
          candidate.textContent === element.textContent,
      );
