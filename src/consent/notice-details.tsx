import { useEffect, useRef, type FormEvent } from 'react';
import type { LayoutData } from '../schema/page-data.ts';
import classes from './consent-notice.module.css';
import type { ConsentPreferences } from './consent-mode.ts';
import { savePreferences } from './consent-store.ts';
import switchClasses from './purpose-switch.module.css';

interface NoticeDetailsProps {
  labels: LayoutData['dictionary']['consent'];
  /** Initial state of the switches. */
  preferences: ConsentPreferences;
  onBack: () => void;
}

function save(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const ticked = new FormData(event.currentTarget);
  savePreferences({
    necessary: true,
    analytics: ticked.has('analytics'),
    marketing: ticked.has('marketing'),
    functional: ticked.has('functional'),
  });
}

/** The second view: a switch for each purpose. */
export function NoticeDetails({ labels, preferences, onBack }: NoticeDetailsProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);
  return (
    <form className={classes.details} ref={form} onSubmit={save}>
      <ul className={classes.purposes}>
        <li>
          <PurposeSwitch
            purpose="necessary"
            label={labels.necessary}
            text={labels.necessaryText}
            on
            locked={labels.alwaysOn}
          />
        </li>
        {(['analytics', 'marketing', 'functional'] as const).map((purpose) => (
          <li key={purpose}>
            <PurposeSwitch
              purpose={purpose}
              label={labels[purpose]}
              text={labels[`${purpose}Text`]}
              on={preferences[purpose]}
            />
          </li>
        ))}
      </ul>
      <div className={classes.choices}>
        <button className={classes.quiet} type="button" onClick={onBack}>
          {labels.back}
        </button>
        <button className={classes.choice} type="submit">
          {labels.save}
        </button>
      </div>
    </form>
  );
}

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
function PurposeSwitch({ purpose, label, text, on, locked }: PurposeSwitchProps) {
  const id = `purpose-${purpose}`;
  return (
    <label className={switchClasses.row}>
      <span className={switchClasses.content}>
        <span className={switchClasses.label} id={id}>
          {label}
        </span>
        <span className={switchClasses.text} id={`${id}-text`}>
          {text}
          {locked && <span className={switchClasses.locked}> {locked}</span>}
        </span>
      </span>
      <input
        className={switchClasses.lever}
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
