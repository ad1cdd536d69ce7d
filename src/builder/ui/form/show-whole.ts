/** Scrolls something that has just appeared into sight. For `ref`. */
export const showWhole = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Does so if it belongs to the field that has the focus: what is wrong with it may stand below the edge of the form. For `ref`. */
export const showWithFocus = (element: HTMLElement | null): void => {
  if (element?.parentElement?.contains(document.activeElement)) showWhole(element);
};
