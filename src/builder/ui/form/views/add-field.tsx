import { Button, Menu, Text } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useContext } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { AbsentField } from '../model/form-field.ts';
import { withTitles } from '../model/file-titles.ts';
import { isComplete, newField } from '../model/new-value.ts';
import { useForm } from '../saving/form-state.tsx';
import { additions } from '../saving/unsaved.ts';
import { lowerFirst, TrailContext } from '../saving/use-leaf.ts';
import { requestFocus } from '../saving/focus-request.ts';
import classes from './field.module.css';
import type { Path } from '../../../../data/path.ts';

/** Adds one of the optional fields that a map doesn't have. */
export function AddField({ path, absent }: { path: Path; absent: readonly AbsentField[] }) {
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
