import { ColorInput, Group } from '@mantine/core';
import { texts } from '../../../texts/texts.ts';
import { MENUS_ID } from '../../kit/theme.ts';
import { contrastsOf } from '../model/contrasts-of.ts';
import { hexColor } from '../model/hex-color.ts';
import { ColorSample } from '../problems/contrast-note.tsx';
import { useForm } from '../saving/form-state.tsx';
import classes from './color-control.module.css';
import { inputProps, inputTextOf, type ControlProps } from './control-props.ts';

/** Room for the label between a field and what opens above it. */
const LABEL_HEIGHT_PX = 28;

const HIDDEN = { 'aria-hidden': true };

/** A color. Once it's left, a color that is written otherwise is shown as it's saved. */
export function ColorControl(props: ControlProps) {
  const { field, value, change, onBlur } = props;
  const text = inputTextOf(value);
  return (
    <Group gap={8} wrap="nowrap">
      <ColorInput
        {...inputProps(props)}
        className={classes.input}
        classNames={{ dropdown: classes.picker }}
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
        // Below is why a color can't be read, and the button for one that can.
        popoverProps={{ position: 'top-start', offset: LABEL_HEIGHT_PX, portalProps: { target: `#${MENUS_ID}` } }}
        eyeDropperButtonProps={{ 'aria-label': texts.brand.pick(field.label), className: classes.pick }}
        // Keys can't reach what is drawn there: with them, the color is typed.
        attributes={{ saturation: HIDDEN, body: HIDDEN }}
      />
      <ContrastMeter {...props} />
    </Group>
  );
}

/** How well a color of the brand can be read where that is hardest. What can't be read has a note instead. */
function ContrastMeter({ field, value }: ControlProps) {
  const { file } = useForm();
  const pairs = contrastsOf(file, field.path, value);
  const hardest = pairs.find(({ isText }) => isText) ?? pairs[0];
  if (!hardest || pairs.some(({ ratio, least }) => ratio < least)) return null;
  const { use, ratio, least } = hardest;
  const label = texts.brand.measured(use, ratio, least);
  return (
    <span data-tooltip={texts.brand.hardest(label)} className={classes.meter} role="img" aria-label={label}>
      <ColorSample pair={hardest} words={texts.brand.sampleLetters} />
      {texts.brand.ratio(ratio)}
    </span>
  );
}
