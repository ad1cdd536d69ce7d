import { Badge, Button, Text, UnstyledButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_LABEL_LENGTH } from '../../protocol/transport.ts';
import type { OpenLaunchItem, FieldProblem } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { call } from '../state/api.ts';
import { showOutcome, useEdit } from '../state/edit.ts';
import { remedyName } from '../form/problems/remedy-name.ts';
import { inTurn } from '../form/saving/in-turn.ts';
import { useOpenField } from '../state/open-field.ts';
import { useSite } from '../state/queries.ts';
import { noteWritten } from '../state/refresh.ts';
import { showStatus } from '../state/status.ts';
import { Details } from '../kit/details.tsx';
import { launchNote } from './launch-note.ts';
import classes from './problems.module.css';
import { parsePath } from '../../../data/path.ts';

const onError = ({ message }: Error) => showStatus({ kind: 'problem', text: message });

interface LineProps {
  /** Called when a field is opened. */
  onOpen: () => void;
}

/** A problem; a click opens its field. Its remedy, if it's a single value, is a button. */
export function ProblemLine({ problem, onOpen }: LineProps & { problem: FieldProblem }) {
  const { files } = useSite();
  const openField = useOpenField();
  const edit = useEdit();
  const { severity, where, variant, message, hint, file, details, suggestion } = problem;
  const path = parsePath(problem.path);
  const title = files.find((one) => one.file === file)?.title;
  const remedy = useMutation({
    mutationFn: (value: string) =>
      inTurn(() =>
        edit({
          edits: [{ file, operations: [{ op: 'set', path: [...path], value }] }],
          label: texts.problems.remedyLabel(title ?? texts.problems.settings, value),
        }),
      ),
    onError,
  });
  const open = () => {
    onOpen();
    openField({ file, path });
  };
  return (
    <div className={classes.line}>
      <UnstyledButton className={classes.problem} onClick={open} disabled={title === undefined}>
        <Badge
          size="xs"
          variant="light"
          color={severity === 'error' ? 'red' : 'yellow'}
          c={severity === 'error' ? 'red.9' : 'yellow.9'}
        >
          {texts.problems[severity]}
        </Badge>
        <Text span size="sm" fw={600}>
          {[where, variant].filter((part) => part !== undefined).join(', ')}
        </Text>
        <Text span size="sm">
          {message}
        </Text>
        <Text span size="xs" c="dimmed">
          {hint}
        </Text>
      </UnstyledButton>
      {suggestion !== undefined && (
        <Button
          className={classes.remedy}
          size="compact-xs"
          variant="light"
          loading={remedy.isPending}
          onClick={() => remedy.mutate(suggestion)}
        >
          {remedyName(problem)}
        </Button>
      )}
      {details !== undefined && <Details>{details}</Details>}
    </div>
  );
}

/** Something to settle before the launch; a click opens its field. */
export function LaunchLine({ item, onOpen }: LineProps & { item: OpenLaunchItem }) {
  const client = useQueryClient();
  const site = useSite();
  const openField = useOpenField();
  const { file, path, line, note, reason } = item;
  const title = site.files.find((one) => one.file === file)?.title ?? file;
  const words = launchNote(item.words, site);
  const settle = useMutation({
    mutationFn: () => {
      const label = texts.problems.doneLabel(title, words).slice(0, MAX_LABEL_LENGTH);
      return inTurn(() => call('settle', { file, line, note, label }));
    },
    onSuccess: async (outcome) => {
      showOutcome(client, outcome);
      noteWritten(outcome.files);
      await client.invalidateQueries();
    },
    onError,
  });
  const open = () => {
    onOpen();
    openField({ file, path });
  };
  return (
    <div className={classes.line}>
      <UnstyledButton className={classes.problem} onClick={open}>
        <Text span size="sm">
          <span className={classes.reason}>{texts.problems.reasons[reason]}:</span> {words}
        </Text>
      </UnstyledButton>
      <Button
        className={classes.remedy}
        size="compact-xs"
        variant="default"
        aria-label={texts.problems.doneWith(words)}
        loading={settle.isPending}
        onClick={() => settle.mutate()}
      >
        {texts.problems.done}
      </Button>
    </div>
  );
}
