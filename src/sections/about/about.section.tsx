import { Anchor, Text, Title } from '@mantine/core';
import { Columns } from '../../components/columns.tsx';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './about.schema.ts';
import classes from './about.module.css';

type AboutProps = SectionProps<typeof definition>;

/** Who the owner is: portrait, a few paragraphs, and figures set large. */
export default function About({ title, body, portrait, facts, more }: AboutProps) {
  return (
    <SectionShell>
      <div className={portrait ? classes.about : `${classes.about} ${classes.alone}`}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        {portrait && <Picture image={portrait} className={classes.portrait} />}
        <div className={classes.body}>
          <RichText text={body} />
          {more && (
            <Anchor variant="onward" className={classes.more} href={more.to}>
              {more.label}
            </Anchor>
          )}
        </div>
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
    </SectionShell>
  );
}

function Facts({ facts }: Pick<AboutProps, 'facts'>) {
  return (
    <Columns min="9rem" className={classes.facts}>
      {facts.map(({ value, label }, index) => (
        <li key={index} className={classes.fact}>
          <Text span variant="figure" className={classes.value}>
            {value}
          </Text>{' '}
          <Text span variant="note">
            {label}
          </Text>
        </li>
      ))}
    </Columns>
  );
}
