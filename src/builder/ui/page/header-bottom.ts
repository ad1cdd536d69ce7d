/** Returns how much of the window the header covers that stays at its top. */
export function headerBottom(view: Window): number {
  const header = view.document.querySelector('header');
  const stays = header && ['sticky', 'fixed'].includes(view.getComputedStyle(header).position);
  return stays ? Math.max(0, header.getBoundingClientRect().bottom) : 0;
}
