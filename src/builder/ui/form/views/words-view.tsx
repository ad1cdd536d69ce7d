import { MultiSelect, TagsInput } from '@mantine/core';
import { useId } from 'react';
import { controlProps, inputProps } from '../controls/control-props.ts';
import { controlOf } from '../model/control-of.ts';
import { countryChoices } from '../model/country-options.ts';
import { readFieldNumber } from '../model/field-number.ts';
import type { WordsField } from '../model/form-field.ts';
import { optionLabel } from '../model/option-label.ts';
import { useForm } from '../saving/form-state.tsx';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { useLeaf } from '../saving/use-leaf.ts';
import { useFirstMatch } from '../../kit/use-first-match.ts';
import { FieldHeader } from './field-header.tsx';
import { FromOthers, Problems } from '../problems/messages.tsx';
import classes from './field.module.css';

/** What separates numbers in one input: a comma does so only before a space, since it's part of a number otherwise. */
const NUMBER_SEPARATORS = [';', '\t', '\n'];
const BETWEEN_NUMBERS = /,\s+/;

/** A list of words or numbers in one input: chosen from a fixed set, or typed. */
export function WordsView({ field }: { field: WordsField }) {
  const id = useId();
  const leaf = useLeaf(field);
  const ref = useFocusedField(field.path);
  const { isNumeric } = field;
  const words = Array.isArray(leaf.value) ? leaf.value.map(String) : [];
  const toNumber = useToNumber(field, leaf.value);
  const take = (chosen: readonly string[]) =>
    leaf.choose(isNumeric ? chosen.flatMap((word) => word.split(BETWEEN_NUMBERS)).map(toNumber) : [...chosen]);
  const choices = choicesOf(field, words);
  const search = useFirstMatch(choices?.length);
  const props = { ...inputProps(controlProps(field, id, leaf)), value: words, onChange: take };
  return (
    <div ref={ref} className={classes.field}>
      <FieldHeader field={field} labelFor={id} />
      {choices ? (
        <MultiSelect {...props} data={choices} {...search} comboboxProps={{ keepMounted: false }} />
      ) : (
        <TagsInput
          {...props}
          allowDuplicates={isNumeric}
          acceptValueOnBlur
          withPillsReorder
          {...(isNumeric && { splitChars: NUMBER_SEPARATORS })}
        />
      )}
      <Problems id={id} problems={leaf.problems} />
      <FromOthers id={id} leaf={leaf} />
    </div>
  );
}

/** The words to choose from, with their names; `undefined`: any word. */
function choicesOf({ options, schema }: WordsField, words: readonly string[]) {
  if (options) return options.map((option) => ({ value: option, label: optionLabel(option, schema.items) }));
  return controlOf(schema.items ?? {}) === 'country' ? countryChoices(words) : undefined;
}

/** Returns what reads a typed number; a text that is none stays as it is, and the field says so. */
function useToNumber({ path, schema }: WordsField, values: unknown) {
  const { regions } = useForm().site;
  return (word: string): unknown => {
    const known = Array.isArray(values) ? values.find((value) => String(value) === word) : undefined;
    if (known !== undefined) return known;
    const reading = readFieldNumber(word, { path, schema: schema.items ?? {} }, regions);
    return reading.kind === 'number' ? reading.value : word;
  };
}
