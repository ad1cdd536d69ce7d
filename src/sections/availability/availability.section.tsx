import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionButton } from '../../components/action-button.tsx';
import { Columns } from '../../components/columns.tsx';
import { Island } from '../../components/island.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import AvailabilityEnd from './availability-end.island.tsx';
import classes from './availability.module.css';
import type definition from './availability.schema.ts';
import { DayScale } from './day-scale.tsx';

type AvailabilityProps = SectionProps<typeof definition>;

/** When work can begin, how many places are open, and the hours of meetings on a scale of the visitor's day. */
export default function Availability(props: AvailabilityProps) {
  const { title, intro, startDay, nextStart, timeZone, places, hours, hoursHere, minutes, labels, action } = props;
  return (
    <SectionShell tight>
      <div className={classes.board}>
        <SectionHeading title={title} intro={intro} />
        <Columns as="dl" min="12rem" className={classes.facts}>
          <Fact label={labels.start} value={<time dateTime={nextStart}>{startDay}</time>} />
          <Fact label={labels.places} value={String(places)} />
        </Columns>
        <dl className={classes.meetings}>
          <Text component="dt" variant="note">
            {labels.meetings}
          </Text>
          <dd>
            <Text fw={600}>{hours}</Text>
            {hoursHere && <Text variant="note">{hoursHere}</Text>}
            <DayScale {...minutes} />
            <Island name="availability-end" component={AvailabilityEnd} props={{ lastDay: nextStart, timeZone }} />
          </dd>
        </dl>
        {action && (
          <div className={`${classes.action} screen-only`}>
            <ActionButton to={action.to}>{action.label}</ActionButton>
          </div>
        )}
      </div>
    </SectionShell>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={classes.fact}>
      <Text component="dt" variant="note">
        {label}
      </Text>
      <Text component="dd" variant="figure" className={classes.value}>
        {value}
      </Text>
    </div>
  );
}
