const panelOf = (button: Element): HTMLElement | null =>
  document.getElementById(button.getAttribute('data-disclosure') ?? '');

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  const panel = panelOf(button);
  if (open) panel?.removeAttribute('hidden');
  else panel?.setAttribute('hidden', 'until-found');
}

/** Handles every disclosure of the document, present and future: its button, and the browser's find-in-page. */
export function initDisclosures(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-disclosure]') : null;
    if (button) setOpen(button, button.getAttribute('aria-expanded') !== 'true');
  });
  document.addEventListener('beforematch', ({ target }) => {
    const button = target instanceof Element && document.querySelector(`[data-disclosure="${CSS.escape(target.id)}"]`);
    if (button) setOpen(button, true);
  });
}
