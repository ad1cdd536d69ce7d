import { Button } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { texts } from '../../texts/texts.ts';
import { fullDayWords } from '../state/day-words.ts';
import { useOpenField } from '../state/open-field.ts';
import { useOpenFile } from '../state/open-file.ts';
import { useShownDay } from '../state/shown-day.ts';
import { usePreview, useShow } from '../state/view.tsx';
import { hidingFields, type Appearing } from '../state/visibility.ts';
import classes from './view-notes.module.css';

const { day: words, unseenPage } = texts.view;

/** Says that the site is shown as of another day. */
export function DayNote() {
  const { day } = usePreview();
  const show = useShow();
  return (
    // Always there, so that a chosen day is announced.
    <div aria-live="polite">
      {day !== undefined && (
        <div className={classes.note} data-kind="day" role="note" aria-label={words.label}>
          <IconCalendar size={16} stroke={1.5} aria-hidden />
          <span>{words.chosen(fullDayWords(day))}</span>
          <Button size="compact-xs" variant="white" onClick={() => show({ day: undefined })}>
            {words.backToToday}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Says why visitors don't see the open page on the day that is shown. */
export function UnseenPageNote() {
  const { showsGhosts } = usePreview();
  const day = useShownDay();
  const show = useShow();
  const openField = useOpenField();
  const file = useOpenFile();
  const [field] = file?.visibility ? hidingFields(file.visibility, { day }) : [];
  if (!file?.visibility || file.address === undefined || field === undefined) return null;
  return (
    <div className={classes.note} role="note" aria-label={unseenPage.label}>
      <IconEyeOff size={16} stroke={1.5} aria-hidden />
      <span>{reasonOf(file.visibility)[field]}</span>
      <Button size="compact-xs" variant="default" onClick={() => openField({ file: file.file, path: [field] })}>
        {unseenPage.change}
      </Button>
      {!showsGhosts && (
        <Button size="compact-xs" variant="default" onClick={() => show({ showsGhosts: true })}>
          {unseenPage.showHidden}
        </Button>
      )}
    </div>
  );
}

const reasonOf = ({ visibleFrom = '', visibleUntil = '' }: Appearing): Partial<Record<string, string>> => ({
  draft: unseenPage.draft,
  visibleFrom: unseenPage.from(fullDayWords(visibleFrom)),
  visibleUntil: unseenPage.ended(fullDayWords(visibleUntil)),
});
