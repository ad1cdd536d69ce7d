import { CloseButton } from '@mantine/core';
import { useCallback, type KeyboardEvent } from 'react';
import { texts } from '../../texts/texts.ts';
import { FieldForm } from '../form/field-form.tsx';
import { FORM_ID, focusOutline } from '../outline/focus.ts';
import { useView } from '../state/view.tsx';
import { EmptyForm } from './empty-form.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import classes from './shell.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

/** The form of what is selected, or what can be done while nothing is. */
export function FormPanel() {
  const { view, show } = useView();
  const { selected } = view;
  // Another form begins at its top.
  const form = selected && `${selected.file} ${selected.path.slice(0, 2).join('.')}`;
  const isCovering = useIsNarrow();
  const close = useCallback(() => {
    focusOutline();
    show({ selected: undefined });
  }, [show]);
  const leave = useCallback(
    (event: KeyboardEvent) => {
      const isInside = event.currentTarget.contains(event.target as Node);
      if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
      event.preventDefault();
      if (isCovering) close();
      else focusOutline();
    },
    [isCovering, close],
  );
  return (
    <>
      {selected && (
        <CloseButton className={classes.closeForm} aria-label={texts.shell.form.backToPage} onClick={close} />
      )}
      <div key={form} role="presentation" id={FORM_ID} className={classes.form} onKeyDown={leave}>
        {selected ? (
          <ErrorBoundary title={texts.shell.failure.form}>
            <FieldForm field={selected} />
          </ErrorBoundary>
        ) : (
          <EmptyForm />
        )}
      </div>
    </>
  );
}
