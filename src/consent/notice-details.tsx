import { useEffect, useRef, type FormEvent } from 'react';
import type { LayoutDocument } from '../schema/document.ts';
import classes from './consent-notice.module.css';
import type { ConsentPreferences } from './consent-signals.ts';
import { savePreferences } from './consent-store.ts';
import { PurposeSwitch } from './purpose-switch.tsx';

interface NoticeDetailsProps {
  words: LayoutDocument['words']['consent'];
  /** What is allowed now: so stand the switches at first. */
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
export function NoticeDetails({ words, preferences, onBack }: NoticeDetailsProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:enabled')?.focus(), []);
  return (
    <form className={classes.details} ref={form} onSubmit={save}>
      <ul className={classes.purposes}>
        <li>
          <PurposeSwitch
            purpose="necessary"
            label={words.necessary}
            text={words.necessaryText}
            on
            locked={words.alwaysOn}
          />
        </li>
        {(['analytics', 'marketing', 'functional'] as const).map((purpose) => (
          <li key={purpose}>
            <PurposeSwitch
              purpose={purpose}
              label={words[purpose]}
              text={words[`${purpose}Text`]}
              on={preferences[purpose]}
            />
          </li>
        ))}
      </ul>
      <div className={classes.choices}>
        <button className={classes.quiet} type="button" onClick={onBack}>
          {words.back}
        </button>
        <button className={classes.choice} type="submit">
          {words.save}
        </button>
      </div>
    </form>
  );
}
