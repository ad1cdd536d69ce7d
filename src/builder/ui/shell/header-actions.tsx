import { Suspense } from 'react';
import { lazyEditing } from '../load-editing.ts';
import { useAfterFirstRender } from '../kit/use-after-first-render.ts';
import { CommandPalette } from '../panels/commands/command-palette.tsx';
import { UndoButtons } from '../panels/history/undo-buttons.tsx';
import { PublishingButtons } from '../panels/publishing/publishing-buttons.tsx';
import { ReplaceTexts } from '../panels/replace/replace-texts.tsx';
import { ScheduleButton } from '../panels/schedule/schedule-button.tsx';
import { HelpButton } from '../panels/tour/help-button.tsx';
import { TranslationsButton } from '../panels/translations/translations-button.tsx';
import { IS_SIGNED_IN } from '../state/shell-token.ts';
import { ViewCommands } from './day-control.tsx';
import classes from './shell.module.css';
import { StatusLine } from './status-line.tsx';

const PersonMenu = lazyEditing((editing) => editing.PersonMenu);

/** What became of the last edit, and what can be done from anywhere. A phone has most of it in a list. */
export function HeaderActions() {
  const isFilled = useAfterFirstRender();
  return (
    <div className={classes.actions} data-tour-part="actions" data-filled={isFilled || undefined}>
      <StatusLine />
      <ViewCommands />
      <div className={classes.inList}>
        <CommandPalette />
        <ReplaceTexts />
      </div>
      {isFilled && <LaterActions />}
    </div>
  );
}

const LaterActions = () => (
  <>
    <UndoButtons />
    <div className={classes.inList}>
      <ScheduleButton />
      <TranslationsButton />
    </div>
    <PublishingButtons />
    <div className={classes.inList}>
      <HelpButton />
      {IS_SIGNED_IN && (
        <Suspense>
          <PersonMenu />
        </Suspense>
      )}
    </div>
  </>
);
