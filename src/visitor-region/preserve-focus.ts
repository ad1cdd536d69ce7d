/** The name of the focused form field, if any. */
function fieldName(): string | undefined {
  const field = document.activeElement;
  return field?.closest('main form') ? (field.getAttribute('name') ?? undefined) : undefined;
}

/**
 * Remembers the focused form field.
 * @returns a function that focuses it again after a render, with the caret at the end
 */
export function preserveFocus(): () => void {
  let name = fieldName();
  const note = () => (name = fieldName());
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    const field = name && document.querySelector(`main form [name="${CSS.escape(name)}"]`);
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    // Email inputs don't support selection ranges.
    if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text'))
      field.setSelectionRange(field.value.length, field.value.length);
  };
}
