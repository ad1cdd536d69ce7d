import { TextInput } from '@mantine/core';
import { inputProps, textOf, type ControlProps } from './control-props.ts';

/** The path of an image in `public/`. */
export function ImageControl(props: ControlProps) {
  const { value, change } = props;
  return (
    <TextInput
      {...inputProps(props)}
      value={textOf(value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
