import { ColorInput, NumberInput, SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { optionLabel } from '../model/option-label.ts';
import { ariaProps, inputProps, textOf, type ControlProps } from './control-props.ts';

const TYPES = { email: 'email', url: 'url', phone: 'tel', date: 'date' } as const;

/** A text of one line, of a kind that browsers know. */
export function LineControl(props: ControlProps) {
  const { field, value, change } = props;
  const type = TYPES[field.control as keyof typeof TYPES] ?? 'text';
  return (
    <TextInput
      {...inputProps(props)}
      type={type}
      value={textOf(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** A whole or decimal number. Without one, the field says what is missing. */
export function NumberControl(props: ControlProps) {
  const { field, value, change } = props;
  const { schema } = field;
  const isWhole = schema.type === 'integer';
  return (
    <NumberInput
      {...inputProps(props)}
      value={typeof value === 'number' ? value : textOf(value)}
      onChange={change}
      allowDecimal={!isWhole}
      step={schema.multipleOf ?? (isWhole ? 1 : 0.1)}
      clampBehavior="none"
      hideControls
      withKeyboardEvents
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
    label: optionLabel(String(option)),
  }));
  const isShort = options.map(({ label }) => label).join('').length < 30;
  const known = options.some((option) => option.value === value);
  if (options.length <= MAX_SEGMENTS && isShort && known)
    return (
      <SegmentedControl
        {...ariaProps(props)}
        id={id}
        size="xs"
        fullWidth
        data={options}
        value={textOf(value)}
        onChange={choose}
        transitionDuration={100}
      />
    );
  return (
    <Select
      {...inputProps(props)}
      data={options}
      value={textOf(value) || null}
      allowDeselect={false}
      searchable={options.length > 8}
      onChange={(chosen) => chosen !== null && choose(chosen)}
    />
  );
}

/** A color of the brand. */
export function ColorControl(props: ControlProps) {
  const { value, change } = props;
  return (
    <ColorInput
      {...inputProps(props)}
      value={textOf(value)}
      onChange={(color) => change(color.toLowerCase())}
      format="hex"
    />
  );
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Returns the name of a country by its code. */
export const countryName = (code: string): string | undefined =>
  /^[A-Z]{2}$/.test(code) ? COUNTRIES.of(code) : undefined;

/** A country by its code, with its name. */
export function CountryControl(props: ControlProps) {
  const { value, change } = props;
  return (
    <TextInput
      {...inputProps(props)}
      value={textOf(value)}
      maxLength={2}
      onChange={({ currentTarget }) => change(currentTarget.value.toUpperCase())}
      rightSection={<span>{countryName(textOf(value))}</span>}
      rightSectionWidth="auto"
      rightSectionProps={{ style: { paddingInlineEnd: 'var(--mantine-spacing-xs)' } }}
    />
  );
}
