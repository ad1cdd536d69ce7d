import { Button, Stack, TextInput } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId } from 'react';
import { texts } from '../../../texts/texts.ts';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { Becomes } from '../../kit/naming/becomes.tsx';
import { madeName } from '../../kit/naming/made-name.ts';
import { renameOfEntry } from './rename-of.ts';
import { RenameView } from './rename-view.tsx';
import type { FormField, RecordField } from '../model/form-field.ts';
import { newValue } from '../model/new-value.ts';
import { useForm } from '../saving/form-state.tsx';
import { additions, fieldKey } from '../saving/unsaved.ts';
import { requestFocus } from '../saving/use-focused-field.ts';
import { keyInForm } from '../model/key-in-form.ts';
import { RenderField } from './render-field.tsx';
import classes from './field.module.css';

/** A map with names of the author's choice: its entries, and one more. */
export function RecordView({ field }: { field: RecordField }) {
  const { file } = useForm();
  return (
    <Stack gap={16}>
      {field.fields.map((each) => {
        const rename = renameOfEntry(file.file, each.path);
        return (
          <Stack key={keyInForm(each)} gap={2}>
            <RenderField field={removable(each)} />
            {rename && <RenameView field={each} rename={rename} isCompact />}
          </Stack>
        );
      })}
      <AddEntry field={field} />
    </Stack>
  );
}

/** An entry may be removed; the content check refuses that where something names it. */
const removable = (field: FormField): FormField => ({ ...field, required: false });

function AddEntry({ field: { path, itemSchema, fields, title, schema } }: { field: RecordField }) {
  const form = useForm();
  const id = useId();
  const input = useKeptInput(`item of ${fieldKey(form.file.file, path)}`, '');
  const typed = input.value;
  const name = madeName(typed, schema.propertyNames?.pattern);
  const isTaken = fields.some((each) => each.path.at(-1) === name);
  const add = () => {
    if (name === '' || isTaken) return;
    const value = newValue(itemSchema, fields.at(-1)?.value, form.schema);
    requestFocus([...path, name]);
    const within = form.additionAt(path);
    if (within) form.changeAddition(within, [...path, name], value);
    else
      additions.begin({
        file: form.file.file,
        at: path,
        key: name,
        value,
        schema: itemSchema,
        title: name,
        problems: [],
      });
    input.forget();
  };
  return (
    <div role="group" className={classes.addEntry} aria-label={texts.form.entries.title(title)}>
      <TextInput
        id={id}
        size="xs"
        aria-label={texts.form.entries.label}
        placeholder={texts.form.entries.placeholder}
        value={typed}
        error={isTaken ? texts.form.entries.taken : undefined}
        description={<Becomes typed={typed} made={name} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={({ currentTarget: { value } }) => input.change(() => value)}
        onKeyDown={({ key }) => key === 'Enter' && add()}
      />
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
        disabled={name === '' || isTaken}
        onClick={add}
      >
        {texts.form.entries.add}
      </Button>
    </div>
  );
}
