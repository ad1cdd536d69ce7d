import { Alert, Button, Group, Textarea } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { MAX_MESSAGE_LENGTH } from '../../../protocol/transport.ts';
import type { RepositoryRefusal as RefusalWords } from '../../../protocol/history-answers.ts';
import { StartOver } from '../../kit/dialogs/start-over.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import classes from './changes.module.css';
import { Details } from '../../kit/details.tsx';
import { PanelFoot } from '../../kit/side-panel.tsx';
import { useRepository, RepositoryError } from './use-repository.ts';

const words = texts.changes.version;

interface CommitFormProps {
  files: readonly string[];
  suggestedMessage: string;
  branch: string | undefined;
  /** Why no version can be saved now. */
  obstacle: RefusalWords | undefined;
  remote: boolean;
  ahead: number;
}

/** The message of a version and the buttons that save and send it. Says in place why that was refused. */
export function CommitForm({ files, suggestedMessage, branch, obstacle, remote, ahead }: CommitFormProps) {
  const input = useKeptInput<string | null>('version-message', null);
  const { mutate, mutateAsync, isPending, error, data, variables, reset } = useRepository();
  // What is proposed doesn't change under the cursor.
  const [entered, setEntered] = useState<string>();
  const message = input.value ?? entered ?? suggestedMessage;
  const problem = messageProblem(message);
  // Also if the panel is closed meanwhile. Why it was refused is said in place.
  const commit = () =>
    mutateAsync({ name: 'commit', input: { message, files: [...files] } }).then(input.forget, () => undefined);
  const canPush = remote && ahead > 0 && branch !== undefined;
  if (files.length === 0 && !canPush && !data && !obstacle) return null;
  return (
    <PanelFoot>
      {obstacle && <Obstacle {...obstacle} />}
      <Answer done={files.length === 0 ? data : undefined} refusal={error} />
      {files.length > 0 && (
        <MessageInput
          message={message}
          problem={problem}
          onEnter={setEntered}
          onChange={(typed) => {
            reset();
            input.change(() => typed);
          }}
        />
      )}
      <Group gap="xs" justify="flex-end">
        <StartOver input={input} />
        {canPush && (
          <Button
            data-tooltip={words.details(branch)}
            variant="default"
            size="xs"
            leftSection={<IconArrowUp size={16} stroke={1.5} aria-hidden />}
            loading={isPending && variables.name === 'push'}
            onClick={() => mutate({ name: 'push', input: {} })}
          >
            {words.send(ahead)}
          </Button>
        )}
        {files.length > 0 && (
          <Button
            size="xs"
            loading={isPending && variables.name === 'commit'}
            disabled={message.trim() === '' || problem !== undefined || obstacle !== undefined}
            onClick={() => void commit()}
          >
            {words.save}
          </Button>
        )}
      </Group>
    </PanelFoot>
  );
}

/** What is in the way of a version. */
const Obstacle = ({ message, details }: RefusalWords) => (
  <Alert color="yellow" icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />} className={classes.answer}>
    {message}
    <Details>{details}</Details>
  </Alert>
);

interface MessageInputProps {
  message: string;
  problem: string | undefined;
  /** Called with the message that stands there when the input gets the focus; `undefined`: it has lost it. */
  onEnter: (message: string | undefined) => void;
  onChange: (message: string) => void;
}

const MessageInput = ({ message, problem, onEnter, onChange }: MessageInputProps) => (
  <Textarea
    label={words.message}
    size="xs"
    autosize
    minRows={2}
    maxRows={6}
    value={message}
    error={problem}
    onFocus={() => onEnter(message)}
    onBlur={() => onEnter(undefined)}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

/** Says what keeps a message from being committed; an empty one isn't wrong. */
const messageProblem = ({ length }: string): string | undefined =>
  length > MAX_MESSAGE_LENGTH ? words.messageTooLong(MAX_MESSAGE_LENGTH, length) : undefined;

/** Says that it worked, or why not. */
function Answer({ done, refusal }: { done: string | undefined; refusal: Error | null }) {
  return (
    <>
      <div role="status">
        {done !== undefined && (
          <Alert
            role="group"
            color="green"
            icon={<IconCheck size={16} stroke={1.5} aria-hidden />}
            className={classes.answer}
          >
            {done}
          </Alert>
        )}
      </div>
      {refusal && <RefusalAlert error={refusal} />}
    </>
  );
}

/** Says why something wasn't done, with the technical details folded. */
export const RefusalAlert = ({ error }: { error: Error }) => (
  <Alert
    role="alert"
    color="red"
    icon={<IconAlertTriangle size={16} stroke={1.5} aria-hidden />}
    className={classes.answer}
  >
    {error.message}
    {error instanceof RepositoryError && <Details>{error.details}</Details>}
  </Alert>
);
