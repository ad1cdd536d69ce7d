import { IconSearch } from '@tabler/icons-react';
import { ActionButton } from '../../components/action-button.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './closing.module.css';
import type definition from './closing.schema.ts';

/** The end of a page: one line, set as if it stood in a search field, and the button that sends it off. */
export default function Closing({ title, text, action }: SectionProps<typeof definition>) {
  return (
    <div className={classes.ground}>
      <SectionShell>
        <div className={classes.field}>
          <IconSearch className={classes.glass} size={56} stroke={1.25} aria-hidden="true" />
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
          <div className={classes.action}>
            <ActionButton to={action.to}>{action.label}</ActionButton>
          </div>
        </div>
      </SectionShell>
    </div>
  );
}
