import { ActionIcon, Text, UnstyledButton } from '@mantine/core';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import { useQuery } from '@tanstack/react-query';
import type { UpcomingChange } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { changesByDay } from '../../state/changes-by-day.ts';
import { fullDayWords } from '../../state/day-words.ts';
import { scheduleQuery } from '../../state/queries.ts';
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
  const { data, error } = useQuery(scheduleQuery);
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
        {changesByDay(data?.changes ?? []).map(([date, changes]) => (
          <li key={date}>
            <div className={classes.day}>
              <time className={classes.date} dateTime={date}>
                {fullDayWords(date)}
              </time>
              <ActionIcon
                data-tooltip={texts.view.day.showDay(fullDayWords(date))}
                size={24}
                aria-label={texts.view.day.showDay(fullDayWords(date))}
                onClick={() => {
                  close();
                  show({ day: date });
                }}
              >
                <IconEye size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            </div>
            {changes.map((change) => (
              <UnstyledButton
                key={`${change.file} ${change.path.join('.')} ${change.what}`}
                className={classes.change}
                onClick={() => openChange(change)}
              >
                <span>{change.what}</span>
                <span className={classes.state}>{texts.schedule.changes[change.change]}</span>
              </UnstyledButton>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
