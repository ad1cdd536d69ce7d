import { ActionButton } from '../../components/action-button.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import { EmptyResults } from './empty-results.tsx';
import classes from './not-found.module.css';
import type definition from './not-found.schema.ts';

/** Says that something is not there, beside the drawing of a search without results, with a way home. */
export default function NotFound({ code, title, text, home, homePath }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <div className={classes.grid}>
        <div className={classes.words}>
          <h1>{title}</h1>
          {text && <p className={classes.text}>{text}</p>}
          <ActionButton to={homePath}>{home}</ActionButton>
        </div>
        <EmptyResults query={code} />
      </div>
    </SectionShell>
  );
}
