import { ColorInput } from '@mantine/core';
import { hexColor } from '../model/hex-color.ts';
import { inputProps, inputTextOf, type ControlProps } from './control-props.ts';

/** A color of the brand. Once it's left, a color that is written otherwise is shown as it's saved. */
export function ColorControl(props: ControlProps) {
  const { value, change, onBlur } = props;
  const text = inputTextOf(value);
  return (
    <ColorInput
      {...inputProps(props)}
      value={text}
      onChange={(color) => change(color.toLowerCase())}
      onBlur={() => {
        const color = hexColor(text);
        if (color !== undefined && color !== text) change(color);
        onBlur();
      }}
      format="hex"
      // By itself the input would put the old color in place of a text that is none.
      fixOnBlur={false}
    />
  );
}
