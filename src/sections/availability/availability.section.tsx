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
import scaleClasses from './day-scale.module.css';

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

const DAY_MINUTES = 24 * 60;
const HOUR = 60;
/** A longer mark every six hours: midnight, morning, noon, evening. */
const QUARTER = 6 * HOUR;

const mark = (at: number) => `M${at} 0V${at % QUARTER === 0 ? 10 : 5}`;

const MARKS = Array.from({ length: DAY_MINUTES / HOUR + 1 }, (_, hour) => mark(hour * HOUR)).join('');

/** From one time to another; over midnight where the second comes before the first. */
const span = (from: number, to: number): string =>
  from < to ? `M${from} 14H${to}` : `M${from} 14H${DAY_MINUTES}M0 14H${to}`;

/** The hours of a day as a ruler, with a part of it filled; decorative, because the text above it says the same. */
function DayScale({ from, to }: { from: number; to: number }) {
  return (
    <svg
      className={scaleClasses.scale}
      viewBox={`0 0 ${DAY_MINUTES} 20`}
      preserveAspectRatio="none"
      width={DAY_MINUTES}
      height={20}
      aria-hidden="true"
    >
      <path className={scaleClasses.marks} d={MARKS} />
      <path className={scaleClasses.day} d={`M0 14H${DAY_MINUTES}`} />
      <path className={scaleClasses.hours} d={span(from, to)} />
    </svg>
  );
}
