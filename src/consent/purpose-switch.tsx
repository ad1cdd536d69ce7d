import classes from './purpose-switch.module.css';

interface PurposeSwitchProps {
  /** Name of the form field. */
  purpose: string;
  label: string;
  /** What the purpose is. */
  text: string;
  on: boolean;
  /** Said of a switch that can not be turned off. */
  locked?: string;
}

/** The switch of one purpose with the sentence that explains it; the whole row can be touched. */
export function PurposeSwitch({ purpose, label, text, on, locked }: PurposeSwitchProps) {
  const id = `purpose-${purpose}`;
  return (
    <label className={classes.row}>
      <span className={classes.words}>
        <span className={classes.label} id={id}>
          {label}
        </span>
        <span className={classes.text} id={`${id}-text`}>
          {text}
          {locked && <span className={classes.locked}> {locked}</span>}
        </span>
      </span>
      <input
        className={classes.lever}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        name={purpose}
        defaultChecked={on}
        disabled={locked !== undefined}
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
      />
    </label>
  );
}
