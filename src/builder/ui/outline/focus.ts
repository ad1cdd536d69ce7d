/** Ids of the parts of the shell between which the keyboard moves. */
export const OUTLINE_ID = 'builder-outline';
export const FORM_ID = 'builder-form';
export const MENU_BUTTON_ID = 'builder-menu';
export const ADD_BUTTON_ID = 'builder-add-section';

const INPUTS = 'input, textarea, select, [contenteditable]';
const CONTROLS = 'button, [tabindex="0"]';

/** Moves focus to the first input of the form; to its first button if there is none. */
export const focusForm = (): void => {
  const find = (controls: string) =>
    document.querySelector<HTMLElement>(`#${FORM_ID} :is(form, [role="form"]) :is(${controls})`);
  (find(INPUTS) ?? find(CONTROLS))?.focus();
};

/** Moves focus to the selected entry of the outline; on a narrow screen that doesn't show it, to the button that opens it. */
export const focusOutline = (): void => {
  const rows = `#${OUTLINE_ID} [data-row]`;
  const row = document.querySelector<HTMLElement>(`${rows}[aria-current]`) ?? document.querySelector<HTMLElement>(rows);
  row?.focus();
  if (!row || document.activeElement !== row) document.querySelector<HTMLElement>(`#${MENU_BUTTON_ID}`)?.focus();
};
