import { Kbd, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useSyncExternalStore, type KeyboardEvent, Fragment, Suspense } from 'react';
import { texts } from '../../texts/texts.ts';
import { FORM_ID, focusOutline, OUTLINE_ID } from '../outline/focus.ts';
import { useFollowedSelection } from '../form/use-followed-selection.ts';
import { useFile, useFormIdentity } from '../state/queries.ts';
import { useCloseRequest } from '../kit/use-close-request.ts';
import { useIsNarrow } from '../state/use-is-phone.ts';
import { useShow, useView } from '../state/view.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import classes from './shell.module.css';
import { lazyEditing, loadEditing } from '../load-editing.ts';
import { OUTLINE_KEYS } from '../outline/outline-keys.ts';
import { GoLiveChecklist } from './go-live-checklist.tsx';
import { Tour } from '../panels/tour/tour.tsx';
import { SheetControls } from './sheet-controls.tsx';

/** The forms are a third of the builder's code, and nothing is selected at first. */
const FieldForm = lazyEditing((editing) => editing.FieldForm);

/** The form of what is selected, or what can be done while nothing is. */
export function FormPanel() {
  const view = useView();
  const show = useShow();
  const selected = useFollowedSelection(view.selected, useFile(view.selected?.file));
  // A first click needn't wait for it.
  useEffect(() => void loadEditing(), []);
  // Another form begins at its top.
  const form = useFormIdentity(selected);
  const isOutlineUsed = useSyncExternalStore(watchFocus, isOutlineFocused);
  const isSheet = useIsNarrow();
  const close = useCallback(() => {
    focusOutline();
    show({ selected: undefined });
  }, [show]);
  const isOpen = selected !== undefined && !selected.isQuiet;
  useCloseRequest(isSheet && isOpen, close);
  const leave = useCallback(
    (event: KeyboardEvent) => {
      const isInside = event.currentTarget.contains(event.target as Node);
      if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
      event.preventDefault();
      if (isSheet) close();
      else focusOutline();
    },
    [isSheet, close],
  );
  return (
    <>
      {isOpen && isSheet && <SheetControls onClose={close} />}
      <div key={form} role="presentation" id={FORM_ID} className={classes.form} onKeyDown={leave}>
        {/* A form that isn't seen would take the focus of the next one. */}
        {selected && (isOpen || !isSheet) ? (
          <ErrorBoundary title={texts.shell.failure.form}>
            <GoLiveChecklist file={selected.file} isOpen={selected.path[0] !== 'sections'} />
            <Suspense fallback={null}>
              <FieldForm field={selected} mayWait={isOutlineUsed} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <EmptyForm />
        )}
      </div>
    </>
  );
}

function watchFocus(onChange: () => void): () => void {
  const types = ['focusin', 'focusout'] as const;
  for (const type of types) document.addEventListener(type, onChange);
  return () => {
    for (const type of types) document.removeEventListener(type, onChange);
  };
}

const isOutlineFocused = (): boolean =>
  document.activeElement !== null && document.activeElement.closest(`#${OUTLINE_ID}`) !== null;

/** What stands in place of the form while nothing is selected: how to begin. */
function EmptyForm() {
  const isNarrow = useIsNarrow();
  return (
    <div className={classes.empty}>
      {!isNarrow && <Tour />}
      <Title order={2} fz="md">
        {texts.shell.form.emptyTitle}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.shell.form.emptyHint}
      </Text>
      <details className={classes.help}>
        <summary>{texts.shell.form.keys}</summary>
        <dl className={classes.keys}>
          {OUTLINE_KEYS.map(({ keys, does }) => (
            <Fragment key={does}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key} size="xs">
                    {key}
                  </Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </div>
  );
}
