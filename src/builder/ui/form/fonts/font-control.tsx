import { Select } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { FONT_NAMES } from '../../../../theme/fonts.ts';
import { texts } from '../../../texts/texts.ts';
import { inputProps, inputTextOf, type ControlProps } from '../controls/control-props.ts';
import { useForm } from '../saving/form-state.tsx';
import { addedFontsOf, familyOf } from './fonts.ts';
import classes from './fonts.module.css';

/** A font of the site, chosen from a list in which each is shown in its own letters. */
export function FontControl(props: ControlProps) {
  const { value, choose } = props;
  const added = addedFontsOf(useForm().file.data);
  const current = inputTextOf(value);
  const names = added.map(({ name }) => name);
  const isKnown = [...names, ...FONT_NAMES].some((name) => name === current) || current === '';
  const familyByName = (name: string) => {
    const font = added.find((one) => one.name === name);
    return `'${font ? familyOf(font) : name}'`;
  };
  return (
    <Select
      {...inputProps(props)}
      data={[
        ...(names.length > 0 ? [{ group: texts.fonts.own, items: names }] : []),
        { group: texts.fonts.builtIn, items: [...FONT_NAMES, ...(isKnown ? [] : [current])] },
      ]}
      value={current || null}
      placeholder={texts.form.controls.choose}
      allowDeselect={false}
      styles={{ input: { fontFamily: familyByName(current) } }}
      renderOption={({ option, checked }) => (
        <span className={classes.option} style={{ fontFamily: familyByName(option.value) }}>
          {option.label}
          {checked && <IconCheck size={14} stroke={1.5} aria-hidden />}
        </span>
      )}
      onChange={(chosen) => chosen !== null && choose(chosen)}
    />
  );
}
