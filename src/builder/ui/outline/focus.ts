/** Ids of the parts of the shell between which the keyboard moves. */
export const OUTLINE_ID = 'builder-outline';
export const FORM_ID = 'builder-form';
export const ADD_BUTTON_ID = 'builder-add-section';

const INPUTS = 'input, textarea, select, [contenteditable]';
const CONTROLS = 'button, [tabindex="0"]';

/** Moves focus to the first input of the form; to its first button if there is none. */
export const focusForm = (): void => {
  const find = (controls: string) =>
    document.querySelector<HTMLElement>(`#${FORM_ID} :is(form, [role="form"]) :is(${controls})`);
  (find(INPUTS) ?? find(CONTROLS))?.focus();
};

/** Moves focus to the form as a whole, so that a screen reader says what has opened; also if it's read only now. */
export function focusFormItself(): void {
  const panel = document.querySelector(`#${FORM_ID}`);
  const focus = () => {
    const form = panel?.querySelector<HTMLElement>('form');
    form?.focus({ preventScroll: true });
    return form;
  };
  if (!panel || focus()) return;
  const focusedBefore = document.activeElement;
  const additions = new MutationObserver(() => {
    if (document.activeElement !== focusedBefore || focus()) additions.disconnect();
  });
  additions.observe(panel, { childList: true, subtree: true });
}

/** Moves focus to the selected entry of the outline; on a phone that doesn't show it, to what is shown. */
export const focusOutline = (): void => {
  const rows = `#${OUTLINE_ID} [data-row]`;
  const row = document.querySelector<HTMLElement>(`${rows}[aria-current]`) ?? document.querySelector<HTMLElement>(rows);
  row?.focus();
  if (!row || document.activeElement !== row) focusShown();
};

/** Moves focus to the place that a phone shows: the others are invisible, and don't take it. */
export function focusShown(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-view]')) {
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}
