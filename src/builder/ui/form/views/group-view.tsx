import { Stack } from '@mantine/core';
import { useId } from 'react';
import type { AbsentField, FormField, GroupField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { AddField } from './add-field.tsx';
import { FieldHeader } from './field-header.tsx';
import { RenderField } from './render-field.tsx';
import { groupProps, Problems } from './messages.tsx';
import classes from './field.module.css';
import { type Path, formatPath } from '../../../../data/path.ts';

/** The fields of a map under its title. */
export function GroupView({ field }: { field: GroupField }) {
  const id = useId();
  const own = useForm().problems.get(formatPath(field.path)) ?? [];
  const ref = useFocusedField(field.path);
  return (
    <div ref={ref} {...groupProps(id, own)} className={classes.group}>
      <FieldHeader field={field} id={id} />
      <div className={classes.nested}>
        <Fields id={id} path={field.path} fields={field.fields} absent={field.absent} />
      </div>
    </div>
  );
}

/** Fields in a column, and a menu with the optional ones that are absent. */
export function Fields({
  id,
  path,
  fields,
  absent,
}: {
  /** Id of the map; without one, what is wrong with it is shown elsewhere. */
  id?: string;
  path: Path;
  fields: readonly FormField[];
  absent: readonly AbsentField[];
}) {
  const { problems } = useForm();
  return (
    <Stack gap={16}>
      {id !== undefined && <Problems id={id} problems={problems.get(formatPath(path)) ?? []} />}
      {fields.map((each) => (
        <RenderField key={formatPath(each.path)} field={each} />
      ))}
      <AddField path={path} absent={absent} />
    </Stack>
  );
}
