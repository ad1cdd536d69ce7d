const panelOf = (button: Element): HTMLElement | null =>
  document.getElementById(button.getAttribute('data-fold') ?? '');

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  const panel = panelOf(button);
  if (open) panel?.removeAttribute('hidden');
  else panel?.setAttribute('hidden', 'until-found');
}

/** Handles every folded part of the document, now and later: its button, and the browser's own search. */
export function startFolds(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-fold]') : null;
    if (button) setOpen(button, button.getAttribute('aria-expanded') !== 'true');
  });
  document.addEventListener('beforematch', ({ target }) => {
    const button = target instanceof Element && document.querySelector(`[data-fold="${CSS.escape(target.id)}"]`);
    if (button) setOpen(button, true);
  });
}
