import { IconArrowUpRight } from '@tabler/icons-react';
import { Icon } from '../../components/icon.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './social-links.module.css';
import type definition from './social-links.schema.ts';

/** The consultant's profiles elsewhere, each in a new tab. */
export default function SocialLinks({ title, intro, profiles, newTab }: SectionProps<typeof definition>) {
  return (
    <SectionShell>
      <div className={classes.grid}>
        <SectionHeading title={title} intro={intro} />
        <ul className={classes.profiles}>
          {profiles.map(({ network, name, url }) => (
            <li key={url}>
              <a className={classes.profile} href={url} target="_blank" rel="noopener">
                <Icon name={network} size={28} />
                <span className={classes.name}>{name}</span>
                <span className="visually-hidden">{` (${newTab})`}</span>
                <IconArrowUpRight className={classes.arrow} size={24} stroke={1.5} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </SectionShell>
  );
}
