import { Icon } from '../../components/icon.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './service-grid.module.css';
import type definition from './service-grid.schema.ts';

/** So many parts are set two and two on wide screens, others by three. */
const PAIRED = 4;

/** What a service holds, part by part, in a numbered grid of hairlines. */
export default function ServiceGrid({ title, intro, items }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <SectionHeading title={title} intro={intro} />
      {/* Not counted in the rules: one with :has() and :nth-child() had browsers style the whole page anew at every change. */}
      <ol className={classes.grid} data-pairs={items.length === PAIRED || undefined}>
        {items.map((item) => (
          <li key={item.title} className={classes.cell}>
            <div className={classes.top}>
              <Icon name={item.icon} size={64} />
            </div>
            <h3>{item.title}</h3>
            <p className={classes.description}>{item.description}</p>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
