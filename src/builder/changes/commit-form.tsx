import { Alert, Button, Group, Textarea } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { pluralize } from '../state/pluralize.ts';
import classes from './changes.module.css';
import { Refusal } from './refusal.tsx';
import { useRepository } from './use-repository.ts';

interface CommitFormProps {
  files: readonly string[];
  suggestedMessage: string;
  branch: string | undefined;
  /** Why nothing can be committed now; '' if nothing is in the way. */
  obstacle: string;
  remote: boolean;
  ahead: number;
}

/** The message and the buttons that commit and push. Says in place why git refused. */
export function CommitForm({ files, suggestedMessage, branch, obstacle, remote, ahead }: CommitFormProps) {
  const [typed, setTyped] = useState<string>();
  const { mutate, isPending, error, data, variables, reset } = useRepository();
  const message = typed ?? suggestedMessage;
  const commit = () =>
    mutate({ name: 'commit', input: { message, files: [...files] } }, { onSuccess: () => setTyped(undefined) });
  const canPush = remote && ahead > 0 && branch !== undefined;
  if (files.length === 0 && !canPush && !data && obstacle === '') return null;
  return (
    <div className={classes.commit}>
      {obstacle !== '' && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}
          className={classes.answer}
        >
          {obstacle}
        </Alert>
      )}
      <Answer done={files.length === 0 ? data : undefined} refusal={error?.message} />
      {files.length > 0 && (
        <Textarea
          label="Commit message"
          size="xs"
          autosize
          minRows={2}
          maxRows={6}
          value={message}
          maxLength={2000}
          onChange={({ currentTarget }) => {
            reset();
            setTyped(currentTarget.value);
          }}
        />
      )}
      <Group gap="xs" justify="flex-end">
        <span className={classes.branch}>{branch === undefined ? 'No branch' : `On ${branch}`}</span>
        {canPush && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowUp size={16} stroke={1.5} aria-hidden />}
            loading={isPending && variables.name === 'push'}
            onClick={() => mutate({ name: 'push', input: {} })}
          >
            Push {pluralize(ahead, 'commit')}
          </Button>
        )}
        {files.length > 0 && (
          <Button
            size="xs"
            loading={isPending && variables.name === 'commit'}
            disabled={message.trim() === '' || obstacle !== ''}
            onClick={commit}
          >
            Commit
          </Button>
        )}
      </Group>
    </div>
  );
}

/** Says that it worked, or why not. */
function Answer({ done, refusal }: { done: string | undefined; refusal: string | undefined }) {
  return (
    <>
      <div role="status">
        {done !== undefined && (
          <Alert color="green" icon={<IconCheck size={16} stroke={1.5} aria-hidden />} className={classes.answer}>
            {done}
          </Alert>
        )}
      </div>
      {refusal !== undefined && <Refusal>{refusal}</Refusal>}
    </>
  );
}
