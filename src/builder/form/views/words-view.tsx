import { MultiSelect, TagsInput, type ComboboxItem } from '@mantine/core';
import { useId } from 'react';
import { controlProps, inputProps } from '../controls/control-props.ts';
import { countryName } from '../controls/simple-controls.tsx';
import type { WordsField } from '../model/form-field.ts';
import { optionLabel } from '../model/option-label.ts';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { useLeaf } from '../saving/use-leaf.ts';
import { FieldHeader } from './field-header.tsx';
import { Conflict, Problems } from './messages.tsx';
import classes from './field.module.css';

/** A list of words or numbers in one input: chosen from a fixed set, or typed. */
export function WordsView({ field }: { field: WordsField }) {
  const id = useId();
  const leaf = useLeaf(field);
  const ref = useFocusedField(field.path);
  const words = Array.isArray(leaf.value) ? leaf.value.map(String) : [];
  const { options, isNumeric } = field;
  const toValues = (chosen: readonly string[]): unknown[] =>
    isNumeric ? chosen.map((word) => (Number.isFinite(Number(word)) ? Number(word) : word)) : [...chosen];
  const props = { ...inputProps(controlProps(field, id, leaf)), value: words };
  return (
    <div ref={ref} className={classes.field}>
      <FieldHeader field={field} labelFor={id} />
      {options ? (
        <MultiSelect
          {...props}
          data={options.map((option) => ({ value: option, label: optionLabel(option) }))}
          onChange={(chosen) => leaf.choose(toValues(chosen))}
        />
      ) : (
        <TagsInput
          {...props}
          onChange={(chosen) => leaf.choose(toValues(chosen))}
          allowDuplicates={isNumeric}
          acceptValueOnBlur
          withPillsReorder
          renderOption={({ option }) => countryName(option.value) ?? (option as ComboboxItem).label}
        />
      )}
      <Problems id={id} problems={leaf.problems} />
      <Conflict leaf={leaf} />
    </div>
  );
}
