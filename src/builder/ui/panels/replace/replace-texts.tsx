import { Alert, Button, Checkbox, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import { Suspense, useEffect, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useKeptInput, type KeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { lazyEditing } from '../../load-editing.ts';
import { useCommand } from '../commands/command-store.ts';
import { onOpenReplace } from './open-replace.ts';
import classes from './replace.module.css';
import { wordsInstead } from './replacement.ts';
import { useLeftOut, usePlaces, useReplaceAt, type Refusal, type ReplaceInput } from './use-replace.ts';

const PlaceList = lazyEditing((editing) => editing.PlaceList);

const words = texts.replace;

const EMPTY: ReplaceInput = { find: '', replacement: '', matchCase: false, wholeWords: false };

/** Replaces words everywhere, in a dialog that the search opens. */
export function ReplaceTexts() {
  const [isOpen, setOpen] = useState(false);
  const input = useKeptInput<ReplaceInput>('replace', EMPTY);
  useCommand({
    id: 'replace',
    label: words.command,
    keywords: words.keywords,
    icon: IconReplace,
    run: () => setOpen(true),
  });
  // As in word processors.
  useHotkeys([['ctrl+H', () => setOpen(true)]], [], true);
  const { change } = input;
  useEffect(
    () =>
      onOpenReplace((find) => {
        // Other words are replaced with something else.
        change((last) => (last.find === find ? last : { ...EMPTY, find }));
        setOpen(true);
      }),
    [change],
  );
  const close = () => setOpen(false);
  return (
    <Dialog opened={isOpen} onClose={close} title={words.title} size={760}>
      <ReplaceForm input={input} onDone={close} />
    </Dialog>
  );
}

function ReplaceForm({ input, onDone }: { input: KeptInput<ReplaceInput>; onDone: () => void }) {
  const typed = input.value;
  const found = usePlaces(typed);
  const leftOut = useLeftOut(typed);
  const run = useReplaceAt(() => {
    input.forget();
    onDone();
  });
  const chosen = found.places.filter((place) => !leftOut.has(place));
  const isSame = chosen.every((place) => place.found === wordsInstead(place.found, typed));
  const canReplace = found.isCurrent && !isSame;
  return (
    <form
      className={classes.form}
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (canReplace && !run.isPending) run.mutate({ places: chosen, input: typed });
      }}
    >
      <Fields input={input} />
      <Findings found={found} typed={typed} leftOut={leftOut} chosen={chosen.length} />
      {run.data && (
        <RefusalNote
          refusal={run.data}
          onLeaveOut={() => {
            leftOut.set(run.data?.places ?? [], false);
            run.reset();
          }}
        />
      )}
      <footer className={classes.footer}>
        <Text size="xs" c="red.9" role="status" className={classes.said}>
          {run.error?.message}
        </Text>
        <Button size="xs" variant="default" onClick={onDone}>
          {texts.common.cancel}
        </Button>
        <Button size="xs" type="submit" loading={run.isPending} disabled={!canReplace}>
          {typed.replacement === '' && chosen.length > 0 ? words.remove : words.confirm}
        </Button>
      </footer>
    </form>
  );
}

/** What to find, and what to write instead. */
function Fields({ input: { value, change } }: { input: KeptInput<ReplaceInput> }) {
  const set = (part: Partial<ReplaceInput>) => change((last) => ({ ...last, ...part }));
  const [isFindKnown] = useState(value.find !== '');
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          size="xs"
          label={words.find}
          data-autofocus={isFindKnown ? undefined : true}
          value={value.find}
          onChange={({ currentTarget }) => set({ find: currentTarget.value })}
        />
        <TextInput
          size="xs"
          label={words.replacement}
          data-autofocus={isFindKnown ? true : undefined}
          value={value.replacement}
          onChange={({ currentTarget }) => set({ replacement: currentTarget.value })}
        />
      </div>
      <div className={classes.options}>
        <Checkbox
          size="xs"
          label={words.matchCase}
          checked={value.matchCase}
          onChange={({ currentTarget }) => set({ matchCase: currentTarget.checked })}
        />
        <Checkbox
          size="xs"
          label={words.wholeWords}
          checked={value.wholeWords}
          onChange={({ currentTarget }) => set({ wholeWords: currentTarget.checked })}
        />
      </div>
    </>
  );
}

interface FindingsProps {
  found: ReturnType<typeof usePlaces>;
  typed: ReplaceInput;
  leftOut: ReturnType<typeof useLeftOut>;
  /** Number of places that are taken in. */
  chosen: number;
}

/** The places that were found, or why there are none. */
function Findings({ found, typed, leftOut, chosen }: FindingsProps) {
  const { groups, places, across, more, isCurrent, error } = found;
  const isTyped = typed.find.trim() !== '';
  const none = isCurrent ? texts.common.noResults(typed.find.trim()) : words.searching;
  const count = places.length > 0 ? words.chosen(chosen, places.length) : none;
  return (
    <>
      <Text size="xs" c={error ? 'red.9' : undefined} fw={places.length > 0 ? 600 : 400} role="status">
        {error?.message ?? (isTyped ? count : words.begin)}
      </Text>
      {places.length > 0 && (
        <Suspense fallback={null}>
          <PlaceList
            groups={groups}
            wordsFor={(found) => wordsInstead(found, typed)}
            isLeftOut={leftOut.has}
            onChoose={leftOut.set}
          />
        </Suspense>
      )}
      {isTyped && across > 0 && (
        <Text size="xs" c="dimmed">
          {words.across(across)}
        </Text>
      )}
      {isTyped && more > 0 && (
        <Text size="xs" c="dimmed">
          {words.more(more)}
        </Text>
      )}
    </>
  );
}

/** Says why nothing was replaced, and offers to leave out the places that it's about. */
const RefusalNote = ({ refusal, onLeaveOut }: { refusal: Refusal; onLeaveOut: () => void }) => (
  <Alert
    color="red"
    role="alert"
    title={refusal.message}
    icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}
    classNames={{ title: classes.refused }}
  >
    {refusal.problems.length > 0 && (
      <ul className={classes.problems}>
        {refusal.problems.map(({ file, line, where, variant, message, hint }) => (
          <li key={`${file}:${line} ${message}`}>
            <strong>{[where, variant].filter(Boolean).join(', ')}</strong> {message} {hint}
          </li>
        ))}
      </ul>
    )}
    {refusal.places.length > 0 && (
      <Button size="compact-xs" variant="default" mt={8} onClick={onLeaveOut}>
        {words.leaveOut(refusal.places.length)}
      </Button>
    )}
  </Alert>
);
