import { Alert, Button, Group, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { texts } from '../../../texts/texts.ts';
import { draftTexts } from '../../../texts/drafts/draft-texts.ts';
import { MAX_DRAFT_NAME } from '../../../protocol/draft-place.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { StartOver } from '../../kit/dialogs/start-over.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { PanelLoader } from '../../kit/side-panel.tsx';
import { call } from '../../state/api.ts';
import { ApplyForm } from './apply-form.tsx';
import { useDraftEntries } from './draft-entries.ts';
import classes from './drafts.module.css';
import type { OwnDraft } from './own-draft.ts';
import { endingDraft, switchDraft } from './switch-draft.ts';
import { draftChangesQuery, draftDialog } from './use-drafts.ts';

/** The dialogs about drafts, one at a time. */
export function DraftDialogs({ own }: { own: OwnDraft }) {
  const words = draftTexts();
  const shown = draftDialog.use();
  const close = () => draftDialog.set(undefined);
  return (
    <>
      <Dialog opened={shown === 'choose'} onClose={close} title={words.choose} size={420}>
        <DraftList own={own} close={close} />
      </Dialog>
      <Dialog opened={shown === 'create'} onClose={close} title={words.create.title} size={420}>
        <NewDraftForm close={close} />
      </Dialog>
      <Dialog opened={shown === 'apply'} onClose={close} title={words.apply.title(own.name)} size={680}>
        <ApplyForm own={own} />
      </Dialog>
      <Dialog opened={shown === 'discard'} onClose={close} title={words.discard.title(own.name)} size={420}>
        <DiscardForm own={own} close={close} />
      </Dialog>
    </>
  );
}

/** Everything of the menu, as a list. */
function DraftList({ own, close }: { own: OwnDraft; close: () => void }) {
  const words = draftTexts();
  const { drafts, actions, ended, isLoading, problem } = useDraftEntries(own, true);
  if (isLoading) return <PanelLoader label={words.loading} />;
  const choose = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <Stack gap="md">
      <Text size="sm">{words.hint}</Text>
      {problem !== undefined && <Alert color="red">{problem}</Alert>}
      <ul className={classes.list} aria-label={words.choose}>
        {drafts.map(({ id, name, hint }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.entry}
              aria-current={id === own.id || undefined}
              onClick={id === own.id ? close : choose(() => void switchDraft(id))}
            >
              <IconCheck size={20} stroke={1.5} aria-hidden visibility={id === own.id ? 'visible' : 'hidden'} />
              <span>
                {name}
                {hint !== undefined && <span className={classes.hint}>{hint}</span>}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {[...actions, ...ended].length > 0 && (
        <ul className={classes.list}>
          {[...actions, ...ended].map(({ id, label, hint, icon: Drawing, run }) => (
            <li key={id}>
              <UnstyledButton className={classes.entry} onClick={choose(run)}>
                <Drawing size={20} stroke={1.5} aria-hidden />
                <span>
                  {label}
                  {hint !== undefined && <span className={classes.hint}>{hint}</span>}
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Asks what a new draft is called, and opens it. */
function NewDraftForm({ close }: { close: () => void }) {
  const { create: words, told } = draftTexts();
  const input = useKeptInput('new-draft', '');
  const name = input.value.trim();
  const create = useMutation({
    mutationFn: () => call('createDraft', { name }),
    onSuccess: async ({ id }) => {
      input.forget();
      await switchDraft(id, told.created(name));
    },
  });
  return (
    <form
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '' && !create.isPending) create.mutate();
      }}
    >
      <Stack gap="md">
        <Text size="sm">{words.lead}</Text>
        <TextInput
          data-autofocus
          label={words.name}
          placeholder={words.example}
          maxLength={MAX_DRAFT_NAME}
          value={input.value}
          error={create.error?.message}
          onChange={({ currentTarget: { value } }) => input.change(() => value)}
        />
        <Group justify="flex-end" gap="xs">
          <StartOver input={input} />
          <Button size="xs" variant="default" onClick={close}>
            {texts.common.cancel}
          </Button>
          <Button size="xs" type="submit" disabled={name === ''} loading={create.isPending}>
            {words.action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Says what is lost, and ends the draft. */
function DiscardForm({ own: { id, name }, close }: { own: OwnDraft; close: () => void }) {
  const { discard: words, told, apply } = draftTexts();
  const { data, error } = useQuery(draftChangesQuery(id));
  const discard = useMutation({
    mutationFn: () => endingDraft(() => call('discardDraft', { id })),
    onSuccess: () => switchDraft('', told.discarded(name)),
  });
  const problem = discard.error ?? error;
  const changed = new Set(data?.files.map(({ title }) => title)).size + (data?.conflicts.length ?? 0);
  return (
    <Stack gap="md">
      <Text size="sm">
        {data && (changed === 0 ? words.nothing : words.lead(changed))}
        {!data && !error && `${apply.checking} …`} {words.after}
      </Text>
      {problem && <Alert color="red">{problem.message}</Alert>}
      <Group justify="flex-end" gap="xs">
        <Button size="xs" variant="default" data-autofocus onClick={close}>
          {texts.common.cancel}
        </Button>
        <Button size="xs" color="red.9" loading={discard.isPending} onClick={() => discard.mutate()}>
          {words.action}
        </Button>
      </Group>
    </Stack>
  );
}
