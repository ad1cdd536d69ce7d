import { IconArrowUpRight } from '@tabler/icons-react';
import { BackLink } from '../../components/back-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './case-detail.schema.ts';
import classes from './case-opening.module.css';

type CaseProps = SectionProps<typeof definition>;

/** Who the case is about: logo, name, trade, markets, website, and the drawing that hangs into what follows. */
export function CaseOpening({ study, words, back, home, newTab }: CaseProps) {
  return (
    <div className={classes.opening}>
      <SectionShell tight>
        <BackLink to={home}>{back}</BackLink>
        <div className={classes.grid}>
          <div className={classes.who}>
            <Picture image={study.logo} className={classes.logo} shared="logo" eager />
            <h1 data-shared="name">{study.clientName}</h1>
            <p className={classes.industry}>{study.industry}</p>
            <Markets flags={study.flags} label={words.markets} />
            <ul className={classes.tags}>
              {study.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
            {study.website && (
              <a className={classes.website} href={study.website} target="_blank" rel="noopener">
                {words.visitWebsite}
                <span className="visually-hidden">{` (${newTab})`}</span>
                <IconArrowUpRight size={18} stroke={1.75} aria-hidden="true" />
              </a>
            )}
          </div>
          <Picture image={study.background} className={classes.drawing} shared="picture" eager />
        </div>
      </SectionShell>
    </div>
  );
}

function Markets({ flags, label }: { flags: CaseProps['study']['flags']; label: string }) {
  return (
    <p className={classes.markets}>
      <span className="visually-hidden">{label}: </span>
      {flags.map(({ emoji, country }) => (
        <span key={country}>
          <span className="flag" aria-hidden="true">
            {emoji}
          </span>{' '}
          {country}
        </span>
      ))}
    </p>
  );
}
