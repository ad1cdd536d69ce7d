import { SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { texts } from '../../../texts/texts.ts';
import { countryChoices } from '../model/country-options.ts';
import { optionLabel } from '../model/option-label.ts';
import { useFirstMatch } from '../../kit/use-first-match.ts';
import { useForm } from '../saving/form-state.tsx';
import { ariaProps, inputProps, inputTextOf, type ControlProps, LAST_DAY, SELECT_ON_FOCUS } from './control-props.ts';
import { isWhole, readFieldNumber } from '../model/field-number.ts';

/** Which keyboard a telephone shows. As types of inputs, they'd let the browser change what is typed. */
const INPUT_MODES = { email: 'email', url: 'url', phone: 'tel' } as const;

/** A text of one line. */
export function LineControl(props: ControlProps) {
  const { field, value, change } = props;
  // The name that an entry gets by itself is replaced by what is typed.
  const isProposed = useForm().additionAt(field.path) !== undefined;
  return (
    <TextInput
      {...inputProps(props)}
      {...(isProposed && SELECT_ON_FOCUS)}
      inputMode={INPUT_MODES[field.control as keyof typeof INPUT_MODES]}
      value={inputTextOf(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** A calendar day. */
export function DateControl(props: ControlProps) {
  const { value, change } = props;
  return (
    <TextInput
      {...inputProps(props)}
      type="date"
      max={LAST_DAY}
      value={inputTextOf(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** On or off. Off is the same as absent, so that an optional field is removed then. */
export function SwitchControl(props: ControlProps) {
  const { field, id, value, choose, onBlur } = props;
  const off = field.required ? false : undefined;
  return (
    <Switch
      {...ariaProps(props)}
      id={id}
      size="xs"
      data-path={field.path.join('.')}
      onBlur={onBlur}
      checked={value === true}
      onChange={({ currentTarget }) => choose(currentTarget.checked ? true : off)}
    />
  );
}

const MAX_SEGMENTS = 3;

/** One of a few words: side by side if they're short. */
export function ChoiceControl(props: ControlProps) {
  const { field, value, choose, id } = props;
  const options = (field.schema.enum ?? []).map((option) => ({
    value: String(option),
    label: optionLabel(String(option), field.schema),
  }));
  const search = useFirstMatch(options.length);
  const isShort = options.map(({ label }) => label).join('').length < 30;
  const known = value === '' || options.some((option) => option.value === value);
  if (options.length <= MAX_SEGMENTS && isShort && known)
    return (
      <SegmentedControl
        {...ariaProps(props)}
        id={id}
        size="xs"
        fullWidth
        data={options}
        value={inputTextOf(value)}
        onChange={choose}
        transitionDuration={100}
      />
    );
  return (
    <Select
      {...inputProps(props)}
      data={options}
      placeholder={texts.form.controls.choose}
      value={inputTextOf(value) || null}
      allowDeselect={false}
      {...search}
      onChange={(chosen) => chosen !== null && choose(chosen)}
    />
  );
}

/** Lists as long as that of countries are drawn while they're open only. */
const WHILE_OPEN = { keepMounted: false };

/** A country, chosen by its name. */
export function CountryControl(props: ControlProps) {
  const { value, choose } = props;
  const code = inputTextOf(value);
  const search = useFirstMatch();
  return (
    <Select
      {...inputProps(props)}
      data={countryChoices([code])}
      value={code === '' ? null : code}
      placeholder={texts.form.controls.choose}
      nothingFoundMessage={texts.form.controls.country.none}
      comboboxProps={WHILE_OPEN}
      {...search}
      allowDeselect={false}
      onChange={(chosen) => chosen !== null && choose(chosen)}
    />
  );
}

/** What an arrow key adds to a decimal number. */
const DECIMAL_STEP = 0.1;

/** Steps of an arrow key by key. */
const DIRECTIONS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A whole or decimal number, typed as people write it: `12,50`, `1.000`, `DKK 750`. A text that isn't one stays, with the
 * reason; else the field shows the number as it's saved once it's left.
 */
export function NumberControl(props: ControlProps) {
  const { field, value, change, onBlur } = props;
  const { schema } = field;
  const { regions } = useForm().site;
  const [typed, setTyped] = useState<string>();
  const valueOf = (text: string): number | string => {
    const reading = readFieldNumber(text, field, regions);
    return reading.kind === 'number' ? reading.value : text;
  };
  const take = (text: string) => {
    setTyped(text);
    change(valueOf(text));
  };
  // Undo, for example, has set another value since.
  const shown = typed !== undefined && valueOf(typed) === value ? typed : inputTextOf(value);
  const step = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const now = valueOf(shown);
    if (direction === undefined || typeof now !== 'number') return;
    event.preventDefault();
    const size = schema.multipleOf ?? (isWhole(schema) ? 1 : DECIMAL_STEP);
    const next = Number((now + direction * size).toFixed(10)); // 0.1 + 0.2 is 0.3
    if (next >= (schema.minimum ?? -Infinity)) take(String(next));
  };
  return (
    <TextInput
      {...inputProps(props)}
      inputMode={isWhole(schema) ? 'numeric' : 'decimal'}
      value={shown}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onKeyDown={step}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
    />
  );
}
