import { Alert, CloseButton } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useCallback, type KeyboardEvent } from 'react';
import { FieldForm } from '../form/field-form.tsx';
import { FORM_ID, focusOutline } from '../outline/focus.ts';
import { sharedFile, usePageSections } from '../outline/read-sections.ts';
import { count, type OutlineSection } from '../outline/section-list.ts';
import { useView, type Field } from '../state/view.tsx';
import { EmptyForm } from './empty-form.tsx';
import classes from './shell.module.css';

/** The form of what is selected, or what can be done while nothing is. */
export function FormPanel() {
  const { view, show } = useView();
  const { selected } = view;
  const leave = useCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    focusOutline();
  }, []);
  return (
    <div role="presentation" id={FORM_ID} className={classes.form} onKeyDown={leave}>
      <CloseButton
        className={classes.closeForm}
        aria-label="Back to the page"
        onClick={() => show({ selected: undefined })}
      />
      {selected ? <SelectedForm field={selected} /> : <EmptyForm />}
    </div>
  );
}

/** The form of a field. A shared section's fields are in a file of its own. */
function SelectedForm({ field }: { field: Field }) {
  const { page } = usePageSections(field.file);
  const [list, index] = field.path;
  const section = list === 'sections' && typeof index === 'number' ? page?.sections[index] : undefined;
  const { shared } = section ?? {};
  const isWhole = field.path.length === 2;
  return (
    <>
      {shared && <SharedNote shared={shared} />}
      <FieldForm field={shared && isWhole ? { file: sharedFile(shared.name), path: [] } : field} />
    </>
  );
}

const SharedNote = ({ shared }: { shared: NonNullable<OutlineSection['shared']> }) => (
  <Alert className={classes.note} color="indigo" radius={0} icon={<IconLink size={16} stroke={1.5} aria-hidden />}>
    A shared section, on {count(shared.pages.length, 'page')}. A change here is a change on all of them.
  </Alert>
);
