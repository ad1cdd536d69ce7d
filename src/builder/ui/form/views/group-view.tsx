import { Stack, Button, Menu, Text } from '@mantine/core';
import { useId, useContext } from 'react';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { AbsentField, FormField, GroupField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { useFocusedField, requestFocus } from '../saving/use-focused-field.ts';
import { FieldHeader } from './field-header.tsx';
import { keyInForm } from '../model/key-in-form.ts';
import { RenderField } from './render-field.tsx';
import { groupProps, Problems } from '../problems/messages.tsx';
import classes from './field.module.css';
import { type Path, formatPath } from '../../../../data/path.ts';
import { texts } from '../../../texts/texts.ts';
import { withTitles } from '../model/file-titles.ts';
import { isComplete, newField } from '../model/new-value.ts';
import { additions } from '../saving/unsaved.ts';
import { lowerFirst, TrailContext } from '../saving/use-leaf.ts';

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
        <RenderField key={keyInForm(each)} field={each} />
      ))}
      <AddField path={path} absent={absent} />
    </Stack>
  );
}

/** Adds one of the optional fields that a map doesn't have. */
function AddField({ path, absent }: { path: Path; absent: readonly AbsentField[] }) {
  const { site } = useForm();
  const add = useAddField(path);
  const [only] = absent;
  if (!only) return null;
  if (absent.length === 1)
    return (
      <div>
        <Button {...ADD_BUTTON} onClick={() => add(only)}>
          {texts.fields.add(lowerFirst(only.title))}
        </Button>
      </div>
    );
  return (
    <div>
      <Menu position="bottom-start" width={280} shadow="md">
        <Menu.Target>
          <Button {...ADD_BUTTON}>{texts.fields.addOne}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {absent.map((each) => (
            <Menu.Item key={each.key} onClick={() => add(each)} aria-label={texts.fields.add(lowerFirst(each.title))}>
              <Text size="sm">{each.title}</Text>
              <Text size="xs" c="dimmed" lineClamp={2}>
                {withTitles(each.help, site.files)}
              </Text>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

const ADD_BUTTON = {
  variant: 'subtle',
  color: 'gray',
  size: 'compact-sm',
  leftSection: <IconPlus size={14} stroke={1.5} aria-hidden />,
  className: classes.add,
} as const;

/** Returns a function that adds a field: at once if its value needs nothing more, else once it's filled in. */
function useAddField(path: Path): (absent: AbsentField) => void {
  const form = useForm();
  const trail = useContext(TrailContext);
  return ({ key, schema, title }) => {
    const value = newField(schema, form.schema);
    requestFocus([...path, key]);
    if (form.additionAt(path) || isComplete(schema, value, form.schema)) {
      const label = [...trail, texts.fields.added(lowerFirst(title))].join(', ');
      const put = { op: 'put' as const, path: [...path], key, value: value as never }; // plain data of a form
      void form.operate(path, label, [put], (group) => ({ ...(group as object), [key]: value }));
    } else additions.begin({ file: form.file.file, at: path, key, value, schema, title, problems: [] });
  };
}
