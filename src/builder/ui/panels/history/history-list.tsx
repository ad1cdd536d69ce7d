import { Badge, Button, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { BeforeAfter } from '../changes/before-after.tsx';
import { shortenValues } from '../changes/short-values.ts';
import type { HistoryStep } from '../../../protocol/history-methods.ts';
import classes from './history.module.css';
import { timeAgo } from '../../kit/relative-time.ts';
import type { UndoHistory } from './use-undo.ts';

/** Time between updates of "2 minutes ago", in milliseconds. */
const UPDATE_MS = 30_000;

/** Steps that are shown at once. */
const SHOWN_AT_ONCE = 50;

/** The steps with their times, the latest first; each can be undone. */
export function HistoryList({ steps, undo }: UndoHistory) {
  const [now, setNow] = useState(() => Date.now());
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button of an undone step disappears.
  const undoStep = (step: HistoryStep) => {
    heading.current?.focus();
    undo(step);
  };
  useInterval(() => setNow(Date.now()), UPDATE_MS, { autoInvoke: true });
  return (
    <div className={classes.panel}>
      <h2 ref={heading} className={classes.heading} tabIndex={-1} data-autofocus>
        {texts.history.title}
      </h2>
      {steps.length === 0 ? (
        <Text size="sm" c="dimmed" className={classes.empty}>
          {texts.history.empty}
        </Text>
      ) : (
        <ol className={classes.steps} aria-label={texts.history.steps}>
          {steps.slice(0, shown).map((step) => (
            <Step key={step.id} step={step} now={now} onUndo={() => undoStep(step)} />
          ))}
        </ol>
      )}
      {steps.length > shown && (
        <Button
          className={classes.older}
          variant="subtle"
          color="gray"
          size="xs"
          fullWidth
          onClick={() => setShown(shown + SHOWN_AT_ONCE)}
        >
          {texts.history.showOlder}
        </Button>
      )}
    </div>
  );
}

function Step({
  step: { label, time, undone, value },
  now,
  onUndo,
}: {
  step: HistoryStep;
  now: number;
  onUndo: () => void;
}) {
  return (
    <li className={classes.step} data-undone={undone || undefined}>
      <div className={classes.stepText}>
        <span className={classes.label}>{label}</span>
        {value && (
          <span className={classes.value}>
            <BeforeAfter {...shortenValues(value)} />
          </span>
        )}
        <time dateTime={new Date(time).toISOString()} title={new Date(time).toLocaleString(texts.common.locale)}>
          {timeAgo(time, now)}
        </time>
      </div>
      {undone ? (
        <Badge size="sm" variant="default" tt="none" fw={400} c="dimmed">
          {texts.history.undo.isDone}
        </Badge>
      ) : (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          mih={24}
          aria-label={texts.history.undo.label(label)}
          onClick={onUndo}
        >
          {texts.common.undo}
        </Button>
      )}
    </li>
  );
}
