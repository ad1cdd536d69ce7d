import { Alert } from '@mantine/core';
import { useState, type FocusEvent } from 'react';
import type { ComparedDifference } from '../../../../protocol/compare-calls.ts';
import { compareTexts } from '../../../../texts/compare/compare-texts.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { PanelLoader } from '../../../kit/side-panel.tsx';
import { useIsPhone } from '../../../state/use-is-phone.ts';
import { ComparedFrames, type ComparedSide } from './compared-frames.tsx';
import { ComparisonControls } from './comparison-controls.tsx';
import { DifferenceList } from './difference-list.tsx';
import { RestoreButton } from './restore-button.tsx';
import { useDifferences } from './use-differences.ts';
import { useComparison, type ComparisonStart } from './use-comparison.ts';
import classes from './compare.module.css';

/** Keeps the Escape key from the dialogs below, which Mantine would close as well. */
const HANDLES_KEYS = 'data-mantine-stop-propagation';

/** Two states of the site side by side, with what differs outlined and in words. It covers everything else. */
export function ComparisonView({ start, close }: { start: ComparisonStart; close: () => void }) {
  const words = compareTexts();
  const isPhone = useIsPhone();
  const comparison = useComparison(start);
  const { compared, states, page, error } = comparison;
  const [chosenSide, chooseSide] = useState<ComparedSide>();
  const { differences, current, choose, step } = useDifferences(comparison, () => chooseSide(undefined));
  const phoneSide = chosenSide ?? sideOf(differences.find(({ number }) => number === current));
  const onKey = (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'preventDefault'>) => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (by === undefined && event.key !== 'Escape') return;
    // Android's close request would close the dialog below as well.
    event.preventDefault();
    if (by === undefined) close();
    else step(by);
  };
  const isRestored = states.after === 'draft' && compared?.before !== undefined && differences.length > 0;
  const sides = (isPhone ? [phoneSide] : SIDES).map((side) => ({
    side,
    title: `${words[side === 'before' ? 'older' : 'newer']}: ${comparison.inWords(states[side])}`,
    ...(isRestored &&
      side === 'before' &&
      states.before !== 'draft' && { action: <RestoreButton version={states.before} page={page} /> }),
  }));
  return (
    <Dialog
      opened
      fullScreen
      onClose={close}
      closeOnEscape={false}
      title={words.title}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
      onFocusCapture={({ target }: FocusEvent) => target.setAttribute(HANDLES_KEYS, 'true')}
      onKeyDown={(event) => {
        event.stopPropagation();
        onKey(event);
      }}
    >
      <ComparisonControls
        comparison={comparison}
        current={current}
        step={step}
        {...(isPhone && { side: phoneSide, chooseSide })}
      />
      {error && <Alert color="red">{error.message}</Alert>}
      {compared ? (
        <div className={classes.main}>
          <ComparedFrames page={compared} sides={sides} current={current} onKey={onKey} />
          <DifferenceList comparison={comparison} current={current} choose={choose} />
        </div>
      ) : (
        !error && <PanelLoader label={words.loading} />
      )}
    </Dialog>
  );
}

/** Returns the side that shows a difference: what was removed is on the older one only. */
const sideOf = (difference: ComparedDifference | undefined): ComparedSide =>
  difference?.kind === 'removed' ? 'before' : 'after';

const SIDES: readonly ComparedSide[] = ['before', 'after'];

/** Where keys lead, with the Alt key. */
const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowDown: 1, ArrowUp: -1 };
