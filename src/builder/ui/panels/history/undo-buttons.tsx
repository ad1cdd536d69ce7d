import { ActionIcon, Badge, Button, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useInterval } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { useCommand } from '../commands/command-store.ts';
import { PanelButton } from '../panel-button.tsx';
import classes from './history.module.css';
import { useUndo, type UndoHistory } from './use-undo.ts';
import { BeforeAfter } from '../changes/before-after.tsx';
import { shortenValues } from '../changes/short-values.ts';
import type { HistoryStep } from '../../../protocol/history-answers.ts';
import { timeAgo } from '../../kit/relative-time.ts';
import { momentInWords } from '../../state/moment-in-words.ts';

const UNDO_KEYS = 'Ctrl+Z';
const REDO_KEYS = 'Ctrl+Shift+Z';

/** Undo, redo, and the list of all steps. */
export function UndoButtons() {
  const history = useUndo();
  const { next, undone, isBusy, undo, redo } = history;
  useCommand({
    id: 'undo',
    label: texts.common.undo,
    description: next?.label,
    shortcut: UNDO_KEYS,
    icon: IconArrowBackUp,
    isDisabled: !next && !isBusy,
    run: () => undo(),
  });
  useCommand({
    id: 'redo',
    label: texts.history.redo.title,
    description: undone?.label,
    shortcut: REDO_KEYS,
    icon: IconArrowForwardUp,
    isDisabled: !undone && !isBusy,
    run: redo,
  });
  return (
    <div className={classes.buttons}>
      <StepButton
        name={texts.common.undo}
        keys={UNDO_KEYS}
        words={texts.history.undo}
        icon={IconArrowBackUp}
        step={next?.label}
        isBusy={isBusy}
        run={() => undo()}
      />
      <StepButton
        name={texts.history.redo.title}
        keys={REDO_KEYS}
        words={texts.history.redo}
        icon={IconArrowForwardUp}
        step={undone?.label}
        isBusy={isBusy}
        run={redo}
      />
      <HistoryButton {...history} />
    </div>
  );
}

interface StepButtonProps {
  name: string;
  keys: string;
  words: { nothing: string; tooltip: (step: string, keys: string) => string };
  icon: Icon;
  /** What it would undo or redo; `undefined`: nothing. */
  step: string | undefined;
  /** Whether there may be a step after the actions that are under way. */
  isBusy: boolean;
  run: () => void;
}

/** A button that stays focusable while it can do nothing, so that its tooltip can say why. */
function StepButton({ name, keys, words, icon: Drawing, step, isBusy, run }: StepButtonProps) {
  const isDisabled = step === undefined;
  return (
    <ActionIcon
      data-tooltip={isDisabled ? words.nothing : words.tooltip(step, keys)}
      variant="subtle"
      color="gray"
      size={28}
      aria-label={name}
      aria-disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      onClick={() => (isDisabled && !isBusy) || run()}
    >
      <Drawing size={16} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

/** Opens the list of all steps. */
function HistoryButton(history: UndoHistory) {
  const news = history.steps.filter(isNews).length;
  return (
    <PanelButton
      id="history"
      title={texts.history.title}
      news={news > 0 ? texts.history.since.button(texts.history.title, news) : undefined}
      keywords={texts.history.keywords}
      icon={IconHistory}
      width={400}
    >
      {() => <HistoryList {...history} />}
    </PanelButton>
  );
}

/** Time between updates of "2 minutes ago", in milliseconds. */
const UPDATE_MS = 30_000;

/** Steps that are shown at once. */
const SHOWN_AT_ONCE = 50;

/** The steps with their times, the latest first; each can be undone. */
function HistoryList({ steps, undo }: UndoHistory) {
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
        <>
          <SinceLastVisit steps={steps} />
          <ol className={classes.steps} aria-label={texts.history.steps}>
            {steps.slice(0, shown).map((step) => (
              <Step key={step.id} step={step} now={now} onUndo={() => undoStep(step)} />
            ))}
          </ol>
        </>
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

const isNews = ({ isNew, undone }: HistoryStep): boolean => isNew === true && !undone;

/** Says how much others have changed since the person's last visit, and who. */
function SinceLastVisit({ steps }: Pick<UndoHistory, 'steps'>) {
  const words = texts.history.since;
  const news = steps.filter(isNews);
  if (news.length === 0) return null;
  const people = [...new Set(news.map(({ author }) => author ?? words.somebody))];
  return (
    <p className={classes.since}>
      <strong>{words.title}</strong>
      {words.count(news.length, new Intl.ListFormat(texts.common.locale).format(people))}
    </p>
  );
}

function Step({
  step: { label, time, undone, value, author, undoneBy, isNew },
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
        <span className={classes.when}>
          {isNew && <b className={classes.new}>{texts.history.since.isNew}</b>}
          {author !== undefined && `${author} · `}
          <time dateTime={new Date(time).toISOString()} title={momentInWords(time)}>
            {timeAgo(time, now)}
          </time>
        </span>
      </div>
      {undone ? (
        <Badge size="sm" variant="default" tt="none" fw={400} c="dimmed">
          {undoneBy === undefined ? texts.history.undo.isDone : texts.history.undo.isDoneBy(undoneBy)}
        </Badge>
      ) : (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          h={24}
          aria-label={texts.history.undo.label(label, author)}
          onClick={onUndo}
        >
          {texts.common.undo}
        </Button>
      )}
    </li>
  );
}
