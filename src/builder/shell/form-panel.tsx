import { CloseButton } from '@mantine/core';
import { useCallback, type KeyboardEvent } from 'react';
import { FieldForm } from '../form/field-form.tsx';
import { FORM_ID, focusOutline } from '../outline/focus.ts';
import { useView } from '../state/view.tsx';
import { EmptyForm } from './empty-form.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import classes from './shell.module.css';

/** The form of what is selected, or what can be done while nothing is. */
export function FormPanel() {
  const { view, show } = useView();
  const { selected } = view;
  // Another form begins at its top.
  const form = selected && `${selected.file} ${selected.path.slice(0, 2).join('.')}`;
  const leave = useCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    focusOutline();
  }, []);
  return (
    <div key={form} role="presentation" id={FORM_ID} className={classes.form} onKeyDown={leave}>
      <CloseButton
        className={classes.closeForm}
        aria-label="Back to the page"
        onClick={() => show({ selected: undefined })}
      />
      {selected ? (
        <ErrorBoundary part="the form">
          <FieldForm field={selected} />
        </ErrorBoundary>
      ) : (
        <EmptyForm />
      )}
    </div>
  );
}
