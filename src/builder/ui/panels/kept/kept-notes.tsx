import { Alert, Button, Group, Text } from '@mantine/core';
import IconPencilExclamation from '@tabler/icons-react/dist/esm/icons/IconPencilExclamation.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Json } from '../../../protocol/answers.ts';
import { keptTexts } from '../../../texts/kept/kept-texts.ts';
import { inTurn } from '../../form/saving/in-turn.ts';
import { makeEdit } from '../../state/edit.ts';
import type { Keeper } from '../../state/kept/keeper.ts';
import type { KeptEdit, KeptRefusal } from '../../state/kept/kept-edit.ts';
import { movedEdit } from '../../state/kept/send-kept.ts';
import { pathNow } from '../../form/saving/followed-files.ts';
import { isEqual } from '../../../../data/plain.ts';
import { plainWordsIn } from '../../state/words-in.ts';
import { showStatus } from '../../state/status.ts';
import classes from './kept-notes.module.css';
import { keeperStore } from './start-keeping.ts';

/** Lists what was changed without a connection and couldn't be applied. */
export function KeptNotes() {
  const keeper = keeperStore.use();
  return keeper ? <RefusedEdits keeper={keeper} /> : null;
}

function RefusedEdits({ keeper }: { keeper: Keeper }) {
  const refused = useSyncExternalStore(keeper.subscribe, keeper.all).filter(({ refusal }) => refusal);
  if (refused.length === 0) return null;
  return (
    <Alert
      color="red"
      radius={0}
      icon={<IconPencilExclamation aria-hidden />}
      title={keptTexts().title(refused.length)}
    >
      <ul className={classes.list}>
        {refused.map((edit) => (
          <RefusedEdit key={edit.key} keeper={keeper} edit={edit} />
        ))}
      </ul>
    </Alert>
  );
}

function RefusedEdit({ keeper, edit }: { keeper: Keeper; edit: KeptEdit }) {
  const words = keptTexts();
  const client = useQueryClient();
  const { label, refusal } = edit;
  const { conflict, sent } = refusal ?? {};
  const own = plainWordsIn(yoursOf(edit));
  const again = async () => {
    if (!sent || !conflict) return;
    const guards = sent.guards.map((guard) => ({ ...guard, value: theirsAt(guard, conflict) }));
    const now = movedEdit({ edits: sent.edits, guards }, (file, path) => pathNow(file, path, sent.files?.[file]));
    if (!now) return showStatus({ kind: 'problem', text: words.gone });
    const outcome = await inTurn(() => makeEdit(client, { ...now, label }));
    if (outcome.ok) await keeper.forget(edit);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(own);
    showStatus({ kind: 'saved', text: words.copied });
  };
  return (
    <li>
      <Text size="sm">
        {label}: {reasonOf(edit)}
        {own !== '' && (
          <>
            <br />
            {words.yours(own)}
          </>
        )}
        {conflict && (
          <>
            <br />
            {words.theirs(plainWordsIn(conflict.theirs) || words.nothing)}
          </>
        )}
      </Text>
      <Group gap="xs">
        {conflict && (
          <Button size="compact-xs" variant="default" onClick={() => void again()}>
            {words.again}
          </Button>
        )}
        {own !== '' && (
          <Button size="compact-xs" variant="default" onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <Button size="compact-xs" variant="default" onClick={() => void keeper.forget(edit)}>
          {words.discard}
        </Button>
      </Group>
    </li>
  );
}

/** Says why an edit wasn't made. */
function reasonOf({ refusal }: KeptEdit): string {
  if (refusal?.isGone) return keptTexts().gone;
  if (refusal?.conflict) return keptTexts().changed(refusal.conflict.author);
  return refusal?.problems?.map(({ message, hint }) => `${message} ${hint}`.trim()).join(' ') ?? '';
}

/** The value that now stands where a guard found another one. */
function theirsAt(
  guard: KeptEdit['guards'][number],
  { file, path, theirs }: NonNullable<KeptRefusal['conflict']>,
): Json {
  const isThere = guard.file === file && isEqual(guard.path, path);
  return isThere ? theirs : guard.value;
}

/** What the person wrote with an edit. */
const yoursOf = ({ edits }: KeptEdit): unknown =>
  edits.flatMap(({ operations }) => operations.map((one) => ('value' in one ? one.value : null)));
