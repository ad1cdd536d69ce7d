import { Text, UnstyledButton } from '@mantine/core';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { useQuery } from '@tanstack/react-query';
import type { UpcomingChange } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { call } from '../../state/api.ts';
import { PanelButton } from '../panel-button.tsx';
import { useShow } from '../../state/view.tsx';
import classes from './schedule.module.css';

/** Opens the list of what appears on the site and disappears from it next. */
export function ScheduleButton() {
  return (
    <PanelButton
      id="schedule"
      title={texts.schedule.title}
      keywords={texts.schedule.keywords}
      icon={IconCalendarEvent}
      width={360}
    >
      {(close) => <Timeline close={close} />}
    </PanelButton>
  );
}

function Timeline({ close }: { close: () => void }) {
  const show = useShow();
  const { data, error } = useQuery({ queryKey: ['schedule'], queryFn: () => call('schedule', {}) });
  const openChange = ({ file, page, path }: UpcomingChange) => {
    close();
    show({ ...(page !== undefined && { page }), file, selected: { file, path } });
  };
  return (
    <div className={classes.panel}>
      <h2 className={classes.heading} tabIndex={-1} data-autofocus>
        {texts.schedule.title}
      </h2>
      {error && <Text className={classes.note}>{error.message}</Text>}
      {data?.changes.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.note}>
          {texts.schedule.empty}
        </Text>
      )}
      <ol className={classes.changes} aria-label={texts.schedule.list}>
        {byDate(data?.changes ?? []).map(([date, changes]) => (
          <li key={date}>
            <time className={classes.date} dateTime={date}>
              {inWords(date)}
            </time>
            {changes.map((change) => (
              <UnstyledButton
                key={`${change.file} ${change.path.join('.')} ${change.what}`}
                className={classes.change}
                onClick={() => openChange(change)}
              >
                <span>{change.what}</span>
                <span className={classes.state}>{change.change}</span>
              </UnstyledButton>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function byDate(changes: readonly UpcomingChange[]): [string, UpcomingChange[]][] {
  const days = new Map<string, UpcomingChange[]>();
  for (const change of changes) days.set(change.date, [...(days.get(change.date) ?? []), change]);
  return [...days];
}

const dateFormat = new Intl.DateTimeFormat(texts.common.locale, { dateStyle: 'full', timeZone: 'UTC' });

const inWords = (date: string): string => dateFormat.format(Date.parse(date));
