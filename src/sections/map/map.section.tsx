import { Anchor, Paper, Text, Title } from '@mantine/core';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { Picture } from '../../components/picture.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './map.module.css';
import type definition from './map.schema.ts';

type PlaceProps = SectionProps<typeof definition>;

/** Where to find somebody: a picture, and a label on it with the address. Nothing is loaded from a map service. */
export default function Place(props: PlaceProps) {
  const { title, intro, picture, opening } = props;
  return (
    <SectionShell>
      <SectionHeading title={title} intro={intro} />
      <div className={classes.map}>
        <Picture image={picture} radius="lg" className={classes.picture} />
        <Paper radius="lg" className={classes.label}>
          <Address {...props} />
          {opening && <Opening {...opening} />}
        </Paper>
      </div>
    </SectionShell>
  );
}

function Address({ place, lines, label, href, service, newTab }: PlaceProps) {
  return (
    <div>
      {place && <Text variant="eyebrow">{place}</Text>}
      <address className={classes.address}>
        {lines.map((line, index) => (
          <Text key={index} variant="display" size="xl">
            {line}
          </Text>
        ))}
      </address>
      <Anchor variant="onward" href={href} target="_blank" rel="noopener noreferrer" className={classes.link}>
        {label}
        <span className="visually-hidden">{` (${service}, ${newTab})`}</span>
        <IconArrowUpRight size={20} stroke={1.75} aria-hidden="true" />
      </Anchor>
      <Text variant="note" aria-hidden="true" className="screen-only">
        {service}
      </Text>
    </div>
  );
}

function Opening({ title, hours }: NonNullable<PlaceProps['opening']>) {
  return (
    <div className={classes.opening}>
      <Title order={3} variant="label">
        {title}
      </Title>
      <dl className={classes.hours}>
        {hours.map(({ days, time }, index) => (
          <div key={index}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
