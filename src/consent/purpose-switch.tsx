import classes from './purpose-switch.module.css';

interface PurposeSwitchProps {
  /** Name of the form field. */
  purpose: string;
  label: string;
  /** Explanation of the purpose. */
  text: string;
  on: boolean;
  /** Note on a switch that can't be turned off. */
  locked?: string;
}

/** The switch of a purpose with its explanation; the whole row is clickable. */
export function PurposeSwitch({ purpose, label, text, on, locked }: PurposeSwitchProps) {
  const id = `purpose-${purpose}`;
  return (
    <label className={classes.row}>
      <span className={classes.content}>
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
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state
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
