import { TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { isWhole, readFieldNumber } from '../model/field-number.ts';
import { useForm } from '../saving/form-state.tsx';
import { inputProps, inputTextOf, type ControlProps } from './control-props.ts';

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
