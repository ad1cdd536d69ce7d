import { Checkbox, Group } from '@mantine/core';
import { useId } from 'react';
import type { WordsField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { useLeaf } from '../saving/use-leaf.ts';
import { FieldHeader } from './field-header.tsx';
import { Conflict, groupProps, Problems } from './messages.tsx';
import classes from './field.module.css';

/** The regions that show something, by their names. All of them is the same as none named. */
export function RegionsView({ field }: { field: WordsField }) {
  const id = useId();
  const { site } = useForm();
  const leaf = useLeaf(field);
  const ref = useFocusedField(field.path);
  const codes = site.regions.map(({ code }) => code);
  const shown = Array.isArray(leaf.value) ? leaf.value.map(String) : codes;
  const toggle = (code: string, isOn: boolean) => {
    const next = codes.filter((each) => (each === code ? isOn : shown.includes(each)));
    leaf.choose(next.length === codes.length && !field.required ? undefined : next);
  };
  return (
    <div ref={ref} {...groupProps(id, leaf.problems)} className={classes.field}>
      <FieldHeader field={{ ...field, value: undefined }} id={id} />
      <Group gap="md" mih={24}>
        {site.regions.map(({ code, name }) => (
          <Checkbox
            key={code}
            size="xs"
            label={name}
            data-path={`${field.path.join('.')}.${code}`}
            checked={shown.includes(code)}
            onChange={({ currentTarget }) => toggle(code, currentTarget.checked)}
          />
        ))}
      </Group>
      <Problems id={id} problems={leaf.problems} />
      <Conflict leaf={leaf} />
    </div>
  );
}
