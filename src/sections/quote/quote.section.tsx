import { Anchor, Text } from '@mantine/core';
import { Picture } from '../../components/picture.tsx';
import { SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './quote.module.css';
import type definition from './quote.schema.ts';

type QuoteProps = SectionProps<typeof definition>;

/** One quotation over the width of the page, beside the portrait of the person, which stands on the section's lower edge. */
export default function Quote({ quote, name, role, portrait, source, newTab }: QuoteProps) {
  return (
    <SectionShell ground="sand">
      <figure className={portrait ? `${classes.figure} ${classes.portrayed}` : classes.figure}>
        {portrait && <Picture image={portrait} className={classes.portrait} />}
        <Text
          component="blockquote"
          variant="display"
          m={0}
          className={classes.quote}
          {...(source?.isOutside && { cite: source.to })}
        >
          {quote}
        </Text>
        <figcaption className={classes.person}>
          <Text fw={600}>{name}</Text>
          {role && <Text variant="dimmed">{role}</Text>}
          {source && <Source {...source} newTab={newTab} />}
        </figcaption>
      </figure>
    </SectionShell>
  );
}

function Source({ label, to, isOutside, newTab }: NonNullable<QuoteProps['source']> & Pick<QuoteProps, 'newTab'>) {
  return (
    <Anchor variant="onward" href={to} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
      {label}
      {isOutside && <span className="visually-hidden">{` (${newTab})`}</span>}
    </Anchor>
  );
}
