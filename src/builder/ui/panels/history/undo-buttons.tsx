import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { texts } from '../../../texts/texts.ts';
import { useCommand } from '../commands/command-store.ts';
import { PanelButton } from '../panel-button.tsx';
import { HistoryList } from './history-list.tsx';
import classes from './history.module.css';
import { useUndo, type UndoHistory } from './use-undo.ts';

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
    <Tooltip label={isDisabled ? words.nothing : words.tooltip(step, keys)} maw={320} multiline>
      <ActionIcon
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
    </Tooltip>
  );
}

/** Opens the list of all steps. */
function HistoryButton(history: UndoHistory) {
  return (
    <PanelButton
      id="history"
      title={texts.history.title}
      keywords={texts.history.keywords}
      icon={IconHistory}
      width={400}
    >
      {() => <HistoryList {...history} />}
    </PanelButton>
  );
}
