import { Button, Group, Popover, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { LAST_DAY } from '../form/controls/control-props.ts';
import { useCommand } from '../panels/commands/command-store.ts';
import { changesByDay } from '../state/changes-by-day.ts';
import { dayWords } from '../state/day-words.ts';
import { scheduleQuery } from '../state/queries.ts';
import { useShownDay, useToday } from '../state/shown-day.ts';
import { isWrittenDay } from '../state/view-address.ts';
import { useIsPhone } from '../state/use-is-phone.ts';
import { usePreview, useShow } from '../state/view.tsx';
import classes from './day-control.module.css';

const words = texts.view.day;

/** Chooses the day as of which the pages, the list of sections and their lists are shown. */
export function DayControl() {
  const { day } = usePreview();
  const choose = useChooseDay();
  const [isOpen, { toggle, close }] = useDisclosure();
  const take = (chosen: string) => {
    close();
    choose(chosen);
  };
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      onClose={close}
      position="bottom-start"
      width={288}
      shadow="md"
      withRoles={false} // it would have the name of its button
      trapFocus
      returnFocus
      transitionProps={{ duration: 100 }}
    >
      <Popover.Target>
        <Button
          data-tooltip={isOpen ? undefined : words.hint}
          variant={day === undefined ? 'default' : 'light'}
          className={classes.button}
          data-day-control
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-today={day === undefined || undefined}
          leftSection={<IconCalendar size={16} stroke={1.5} aria-hidden />}
          aria-label={`${words.label}: ${day === undefined ? words.today : dayWords(day)}`}
          onClick={toggle}
        >
          {day === undefined ? words.today : dayWords(day)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" tabIndex={-1} aria-label={words.title}>
        <DayChoice onChoose={take} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Lists in the palette what changes how the site is looked at. */
export function ViewCommands() {
  const { day, showsGhosts } = usePreview();
  const show = useShow();
  useCommand({
    id: 'day',
    label: words.hint,
    keywords: words.keywords,
    icon: IconCalendar,
    // There, it stands in the list "More".
    isDisabled: useIsPhone(),
    run: openDayControl,
  });
  useCommand({
    id: 'day-today',
    label: words.backToToday,
    keywords: words.keywords,
    icon: IconCalendar,
    isDisabled: day === undefined,
    run: () => show({ day: undefined }),
  });
  const { showHidden, hideHidden, hiddenKeywords } = texts.frames.toolbar;
  useCommand({
    id: 'show-hidden',
    label: showsGhosts ? hideHidden : showHidden,
    keywords: hiddenKeywords,
    icon: showsGhosts ? IconEyeOff : IconEye,
    run: () => show({ showsGhosts: !showsGhosts }),
  });
  return null;
}

/** Presses the button in the header. */
function openDayControl(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-day-control]')];
  buttons.find((button) => button.checkVisibility({ visibilityProperty: true }))?.click();
}

/** Returns a function that shows the site as of a day; today is no choice. */
function useChooseDay(): (day: string | undefined) => void {
  const show = useShow();
  const today = useToday();
  return (day) => show({ day: day === today ? undefined : day });
}

/** Asks for a day, and offers those on which the site changes. */
function DayChoice({ onChoose }: { onChoose: (day: string) => void }) {
  const [typed, setTyped] = useState(useShownDay());
  const { data, isFetching } = useQuery(scheduleQuery);
  const days = changesByDay(data?.changes ?? []);
  return (
    <div className={classes.panel}>
      <h2 className={classes.heading}>{words.title}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrittenDay(typed)) onChoose(typed);
        }}
      >
        <Group gap="xs" wrap="nowrap" px={16}>
          <TextInput
            data-autofocus
            type="date"
            className={classes.date}
            aria-label={words.date}
            max={LAST_DAY}
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
          <Button type="submit" disabled={!isWrittenDay(typed)}>
            {words.show}
          </Button>
        </Group>
      </form>
      {(days.length > 0 || !isFetching) && <NextDays days={days} onChoose={onChoose} />}
    </div>
  );
}

/** Most days that are offered. */
const MAX_DAYS = 6;

interface NextDaysProps {
  days: ReturnType<typeof changesByDay>;
  onChoose: (day: string) => void;
}

function NextDays({ days, onChoose }: NextDaysProps) {
  if (days.length === 0)
    return (
      <Text size="xs" c="dimmed" px={16} pt={8}>
        {words.nothing}
      </Text>
    );
  return (
    <ul className={classes.days} aria-label={words.next}>
      {days.slice(0, MAX_DAYS).map(([day, changes]) => (
        <li key={day}>
          <UnstyledButton className={classes.day} title={whatChanges(changes)} onClick={() => onChoose(day)}>
            <span>{dayWords(day)}</span>
            <span className={classes.what}>{whatChanges(changes)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

/** Says what changes on a day: the one thing, or how many. */
const whatChanges = (changes: NextDaysProps['days'][number][1]): string =>
  changes.length === 1 ? (changes[0]?.what ?? '') : words.changes(changes.length);
