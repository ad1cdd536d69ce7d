/** The name of the form field that the visitor is filling in, if there is one. */
function fieldName(): string | undefined {
  const field = document.activeElement;
  return field?.closest('main form') ? (field.getAttribute('name') ?? undefined) : undefined;
}

/**
 * Keeps in mind which form field the visitor is filling in.
 * @returns what puts the visitor back into it, behind what stands in it, after the page around it has changed
 */
export function noteField(): () => void {
  let name = fieldName();
  const note = () => (name = fieldName());
  document.addEventListener('focusin', note);
  return () => {
    document.removeEventListener('focusin', note);
    const field = name && document.querySelector(`main form [name="${CSS.escape(name)}"]`);
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    // A field for e-mail addresses has no such places.
    if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text'))
      field.setSelectionRange(field.value.length, field.value.length);
  };
}
