import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../../protocol/calls.ts';
import type { ChangedFile } from '../../../protocol/history-answers.ts';
import { draftTexts } from '../../../texts/drafts/draft-texts.ts';
import { texts } from '../../../texts/texts.ts';
import { Details } from '../../kit/details.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { PanelLoader } from '../../kit/side-panel.tsx';
import { call } from '../../state/api.ts';
import { ChangeBadge } from '../changes/change-badge.tsx';
import { WordDiff } from '../changes/edit-words.tsx';
import { ConflictFields } from '../remote/conflict-form.tsx';
import classes from './drafts.module.css';
import type { OwnDraft } from './own-draft.ts';
import { endingDraft, switchDraft } from './switch-draft.ts';
import { draftChangesQuery } from './use-drafts.ts';

/** Shows what a draft changes in the main one, asks about values that were changed in both, and takes the changes over. */
export function ApplyForm({ own: { id, name } }: { own: OwnDraft }) {
  const { apply: words } = draftTexts();
  const { data, error, refetch } = useQuery(draftChangesQuery(id));
  const chosen = useKeptInput<CallInput<'applyDraft'>['choices']>('apply-draft', {});
  const apply = useMutation({
    mutationFn: () => endingDraft(() => call('applyDraft', { id, choices: chosen.value })),
    onSuccess: async (outcome) => {
      if (outcome.state === 'conflicts') await refetch();
      if (outcome.state !== 'done') return;
      chosen.forget();
      await switchDraft('', outcome.message);
    },
  });
  const problem = error ?? apply.error;
  if (!data) return problem ? <Alert color="red">{problem.message}</Alert> : <PanelLoader label={words.checking} />;
  const { files, conflicts } = data;
  const open = conflicts.filter((one) => chosen.value[one.id] === undefined).length;
  return (
    <Stack gap="md">
      <Text size="sm">{files.length + conflicts.length === 0 ? words.nothing : words.lead}</Text>
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <FileItem key={file.file} file={file} />
          ))}
        </ul>
      )}
      {conflicts.length > 0 && (
        <section aria-labelledby="draft-conflicts">
          <h3 id="draft-conflicts" className={classes.heading}>
            {words.conflicts}
          </h3>
          <Text size="sm" mb="xs">
            {words.conflictsHint}
          </Text>
          <ConflictFields conflicts={conflicts} chosen={chosen} sides={{ ours: words.ours, theirs: name }} />
        </section>
      )}
      {problem && <Alert color="red">{problem.message}</Alert>}
      {apply.data?.state === 'refused' && (
        <Alert color="red" role="alert">
          {apply.data.message}
          <Details>{apply.data.details}</Details>
        </Alert>
      )}
      <Group justify="space-between" gap="md" wrap="nowrap" className={classes.foot}>
        <Text size="xs" c="dimmed" role="status">
          {open > 0 ? words.open(open) : words.after}
        </Text>
        <Button className={classes.action} disabled={open > 0} loading={apply.isPending} onClick={() => apply.mutate()}>
          {words.action}
        </Button>
      </Group>
    </Stack>
  );
}

const STATUS_WORDS = { added: texts.changes.added, deleted: texts.changes.deleted, changed: undefined };

/** A page or thing, and what changes in it. */
function FileItem({ file: { title, status, changes } }: { file: ChangedFile }) {
  const word = STATUS_WORDS[status];
  return (
    <li className={classes.file}>
      <h3 className={classes.heading}>
        {title}
        {word !== undefined && <ChangeBadge isNew={status === 'added'}>{word}</ChangeBadge>}
      </h3>
      {changes.length > 0 && (
        <ul className={classes.changes} aria-label={texts.changes.changesOf(title)}>
          {changes.map(({ id, label, before, after }) => (
            <li key={id}>
              <div className={classes.label}>{label}</div>
              <WordDiff before={before} after={after} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
