import { Textarea, UnstyledButton } from '@mantine/core';
import { useId, useSyncExternalStore } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { OpenTranslation } from '../../../protocol/answers.ts';
import { valueAt } from '../../../../data/plain.ts';
import { AcceptButton } from '../../form/views/accept-button.tsx';
import { Conflict, Problems, describeInput, describedByProblems } from '../../form/problems/messages.tsx';
import { drafts, fieldKey } from '../../form/saving/unsaved.ts';
import { useOpenField } from '../../state/open-field.ts';
import { useFile, useSite } from '../../state/queries.ts';
import { WordDiff } from '../changes/value-change.tsx';
import classes from './translations.module.css';

interface TranslationLineProps {
  translation: OpenTranslation;
  /** Whether it has been translated in the panel. */
  isDone: boolean;
  /** Called when its field is opened. */
  onOpen: () => void;
  /** Called when something is typed. */
  onType: () => void;
  /** Called once the translation is accepted. */
  onAccept: () => unknown;
}

/** A text that needs a translator: the source with what changed in it, and beside it the translation, to be edited. */
export function TranslationLine({ translation, isDone, onOpen, onType, onAccept }: TranslationLineProps) {
  const { file, path, key, state, label, text, source, sourceBefore } = translation;
  const { languages } = useSite();
  const openField = useOpenField();
  const open = () => {
    onOpen();
    openField({ file, path: [...path, key] });
  };
  return (
    <div className={classes.line}>
      <div className={classes.header}>
        <UnstyledButton className={classes.open} onClick={open} title={texts.translations.open(label)}>
          {`${label}: ${isDone ? texts.translations.translated : texts.translations.states[state]}`}
        </UnstyledButton>
        {!isDone && (
          <AcceptButton
            className={classes.accept}
            variant="default"
            translation={translation}
            text={text}
            name={label}
            onAccept={onAccept}
          />
        )}
      </div>
      <div className={classes.pair}>
        <div className={classes.source} lang={languages[0]?.code}>
          {sourceBefore === undefined ? source : <WordDiff before={sourceBefore} after={source} />}
        </div>
        <TranslationField translation={translation} onType={onType} />
      </div>
    </div>
  );
}

/** The translation as a field of a form: saved after a pause, with what is wrong with it below. */
function TranslationField({ translation, onType }: Pick<TranslationLineProps, 'translation' | 'onType'>) {
  const { file, path, key, label } = translation;
  const id = useId();
  const { regions } = useSite();
  const answer = useFile(file);
  const place = [...path, key];
  const current = valueAt(answer?.data, place);
  const name = fieldKey(file, place);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(name));
  const value = draft ? draft.value : current;
  const change = (typed: unknown) => {
    drafts.change(name, typed, current, { label });
    onType();
  };
  const problems = draft?.problems ?? [];
  const leaf = {
    value,
    problems,
    conflict: draft?.conflict,
    isRefused: problems.length > 0,
    change,
    choose: change,
    flush: () => drafts.flush(name),
    keepMine: () => drafts.keepMine(name),
    discard: () => drafts.discard(name),
  };
  return (
    <div>
      <Textarea
        size="xs"
        autosize
        minRows={1}
        maxRows={16}
        aria-label={label}
        aria-invalid={problems.some(({ severity }) => severity === 'error')}
        inputContainer={describeInput(describedByProblems(id, problems))}
        lang={regions.find(({ code }) => code === key)?.language ?? key}
        disabled={!answer || answer.locked !== null}
        spellCheck
        value={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={leaf.flush}
      />
      <Problems id={id} problems={problems} onRemedy={change} />
      <Conflict leaf={leaf} />
    </div>
  );
}
