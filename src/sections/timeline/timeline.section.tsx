import { Text } from '@mantine/core';
import { Disclosure } from '../../components/disclosure.tsx';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './timeline.module.css';
import type definition from './timeline.schema.ts';
import scaleClasses from './year-scale.module.css';

type Entry = SectionProps<typeof definition>['entries'][number];

/** A career by year: the first and the last entry are visible, a button shows the ones between. */
export default function Timeline({ title, intro, toggle, entries }: SectionProps<typeof definition>) {
  const middle = entries.slice(1, -1);
  return (
    <SectionShell ground="sand">
      <SectionHeading title={title} intro={intro} />
      {entries.length > 1 && <YearScale years={entries.map(({ year }) => year)} />}
      <div className={classes.entries}>
        <div className={classes.first}>
          <Years entries={entries.slice(0, 1)} />
        </div>
        {middle.length > 0 && (
          <div className={classes.middle}>
            <Disclosure id="timeline-middle" label={toggle} always>
              <Years entries={middle} />
            </Disclosure>
          </div>
        )}
        <div className={classes.last}>
          <Years entries={entries.slice(1).slice(-1)} />
        </div>
      </div>
    </SectionShell>
  );
}

function Years({ entries }: { entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <ol className={classes.years}>
      {entries.map((entry, index) => (
        <li key={index} className={classes.entry}>
          <Text span variant="figure" className={classes.year}>
            {entry.year}
          </Text>
          <EntryText text={entry.text} />
        </li>
      ))}
    </ol>
  );
}

/** Characters before the first word, usually an emoji. */
const SIGN = /^([^\p{L}\p{N}\p{P}\s]+)\s+(?=\S)/u;

/** The text of an entry, with a leading emoji hidden from screen readers. */
function EntryText({ text }: { text: string }) {
  const sign = SIGN.exec(text);
  return (
    <Text span className={classes.text}>
      {sign && <span aria-hidden="true">{sign[0]}</span>}
      {sign ? text.slice(sign[0].length) : text}
    </Text>
  );
}

/** All years on a line, to scale. Decorative: the entries name the years. */
function YearScale({ years }: { years: number[] }) {
  const first = Math.min(...years);
  const span = Math.max(Math.max(...years) - first, 1);
  return (
    <svg className={scaleClasses.scale} width="100%" height="22" aria-hidden="true">
      <line className={scaleClasses.line} x1="0" x2="100%" y1="11" y2="11" />
      {years.map((year, index) => (
        <circle
          key={`${year} ${index}`}
          className={year === first || year === first + span ? scaleClasses.end : scaleClasses.mark}
          cx={`${Math.round(((year - first) / span) * 1000) / 10}%`}
          cy="11"
          r={year === first || year === first + span ? 7 : 5}
        />
      ))}
    </svg>
  );
}
