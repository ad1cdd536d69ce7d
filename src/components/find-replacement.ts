/**
 * Finds the element that took the place of one that is no longer in the document, after what holds it was rendered
 * again: the first of the same tag, class, name and text. An element that is still there is returned as it is.
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
