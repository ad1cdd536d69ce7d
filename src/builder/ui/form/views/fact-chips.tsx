import { Tooltip } from '@mantine/core';
import { texts } from '../../../texts/texts.ts';
import { factValue } from '../model/facts.ts';
import { useForm } from '../saving/form-state.tsx';
import classes from './field.module.css';

/** The facts that a text names, with their values. */
export function FactChips({ names }: { names: readonly string[] }) {
  const { site } = useForm();
  const facts = site.facts.filter(({ name }) => names.includes(name));
  if (facts.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={texts.form.text.facts}>
      {facts.map((fact) => {
        const values = site.languages.map(({ code }) => factValue(fact, code, site.regions));
        return (
          <Tooltip key={fact.name} label={[...new Set(values)].join(' / ')} multiline maw={280}>
            <li className={classes.chip}>
              <span className={classes.chipName}>{fact.name}</span>
              <span className={classes.chipValue}>{values[0]}</span>
            </li>
          </Tooltip>
        );
      })}
    </ul>
  );
}
