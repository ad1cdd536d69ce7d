import { Anchor, Text, Title } from '@mantine/core';
import { BackLink } from '../../components/back-link.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import { Split } from '../../components/split.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import { CookieTable } from './cookie-table.tsx';
import classes from './legal.module.css';
import type definition from './legal.schema.ts';

type LegalProps = SectionProps<typeof definition>;

/** A legal page: title, date of the last change, table of contents, numbered parts. */
export default function Legal(props: LegalProps) {
  const { title, intro, lastUpdatedLine, changes, changesLabel, parts, tableLabels, contents, back, home } = props;
  return (
    <SectionShell tight>
      <div className={classes.header}>
        <BackLink to={home}>{back}</BackLink>
        <Title mt="lg">{title}</Title>
        <Text variant="dimmed" mt="md">
          {lastUpdatedLine}
        </Text>
        <Changes changes={changes} changesLabel={changesLabel} />
      </div>
      <Split ratio={[4, 8]} className={classes.grid}>
        <Contents parts={parts} label={contents} />
        <div className={classes.text}>
          {intro && (
            <div className={classes.intro}>
              <RichText text={intro} />
            </div>
          )}
          {parts.map(({ anchor, heading, body, cookies }) => (
            <div key={anchor} id={anchor} className={classes.part}>
              <Title order={2} size="h4" className={classes.heading}>
                {heading}
              </Title>
              <RichText text={body} />
              {cookies && <CookieTable cookies={cookies} labels={tableLabels} label={heading} />}
            </div>
          ))}
        </div>
      </Split>
    </SectionShell>
  );
}

/** The changes after the last update, the newest first. */
function Changes({ changes, changesLabel }: Pick<LegalProps, 'changes' | 'changesLabel'>) {
  if (changes.length === 0) return null;
  return (
    <div className={classes.changes}>
      <p id="changes-label">{changesLabel}:</p>
      <dl aria-labelledby="changes-label">
        {changes.map(({ day, text }, index) => (
          <div key={index}>
            <dt>{day}:</dt> <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The table of contents: collapsed on small screens, open beside the text on wide ones. */
function Contents({ parts, label }: Pick<LegalProps, 'parts'> & { label: string }) {
  return (
    <nav className={`${classes.contents} screen-only`} aria-labelledby="contents-label">
      <Text id="contents-label" className={classes.contentsLabel}>
        {label}
      </Text>
      <Disclosure id="contents" label={label}>
        <ol>
          {parts.map(({ anchor, heading }) => (
            <li key={anchor}>
              <Anchor underline="never" href={`#${anchor}`}>
                {heading}
              </Anchor>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
