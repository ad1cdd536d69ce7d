import { Badge, Button, List, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FieldProblem, OpenLaunchItem } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { isMap } from '../../../data/plain.ts';
import { formatPath, parsePath, type Path } from '../../../data/path.ts';
import { inTurn } from '../form/saving/in-turn.ts';
import { drafts } from '../form/saving/unsaved.ts';
import { call } from '../state/api.ts';
import { useEdit } from '../state/edit.ts';
import { useFile, useSite } from '../state/queries.ts';
import classes from './go-live-checklist.module.css';
import { useOpenField } from '../state/open-field.ts';
import { LaunchLine } from './problem-lines.tsx';

const words = texts.goLive;

interface GoLiveChecklistProps {
  file: string;
  /** Whether the form is that of the page itself: the list is unfolded there. */
  isOpen: boolean;
}

/** What is missing before a draft can go live: what the builder would say if the draft was turned off now. */
export function GoLiveChecklist({ file, isOpen }: GoLiveChecklistProps) {
  const answer = useFile(file);
  const isDraft = isMap(answer?.data) && answer.data['draft'] === true;
  if (!answer || !isDraft || answer.locked) return null;
  return <Checklist key={String(isOpen)} file={file} hash={answer.hash} isOpen={isOpen} />;
}

function Checklist({ file, hash, isOpen }: GoLiveChecklistProps & { hash: string }) {
  const { launch } = useSite();
  const { data: refusals } = useQuery({
    queryKey: ['go-live', file, hash],
    queryFn: () => whatIsMissing(file),
    placeholderData: (last) => last,
  });
  const own = launch.filter((item) => item.file === file);
  const samples = own.filter(({ reason }) => reason === 'example');
  const others = own.filter(({ reason }) => reason !== 'example');
  const problems = (refusals ?? []).filter((problem) => !samples.some((sample) => isSame(problem, sample)));
  const count = samples.length + problems.length;
  return (
    <details className={classes.checklist} open={isOpen}>
      <summary className={classes.title}>
        {words.title}
        <Badge size="sm" variant="light" color={count > 0 ? 'yellow' : 'green'} c={count > 0 ? 'yellow.9' : 'green.9'}>
          {refusals ? count : '…'}
        </Badge>
      </summary>
      <Text size="xs" c="dimmed">
        {!refusals ? words.loading : count > 0 ? words.missing : words.ready}
      </Text>
      <List listStyleType="none" spacing={2} className={classes.items}>
        {samples.map((item) => (
          <List.Item key={`${item.line} ${item.note}`}>
            <LaunchLine item={item} onOpen={stay} />
          </List.Item>
        ))}
        {problems.map((problem) => (
          <List.Item key={`${problem.file}:${problem.line}:${problem.path} ${problem.message}`}>
            <MissingLine problem={problem} />
          </List.Item>
        ))}
      </List>
      {others.length > 0 && <AlsoCheck items={others} />}
      {refusals && count === 0 && <TurnOff file={file} />}
    </details>
  );
}

/** Nothing closes when a field is opened. */
const stay = () => undefined;

/** What the owner may settle later. */
const AlsoCheck = ({ items }: { items: readonly OpenLaunchItem[] }) => (
  <>
    <Text size="xs" c="dimmed" mt={8}>
      {words.alsoCheck}
    </Text>
    <List listStyleType="none" spacing={2} className={classes.items}>
      {items.map((item) => (
        <List.Item key={`${item.line} ${item.note}`}>
          <LaunchLine item={item} onOpen={stay} />
        </List.Item>
      ))}
    </List>
  </>
);

/** Whether both are about the same field. Lines differ: the trial is of a text without the line of the draft. */
const isSame = (problem: FieldProblem, item: OpenLaunchItem): boolean =>
  problem.file === item.file && problem.path === formatPath(item.path);

/** Something that isn't there yet; a click opens its field. */
function MissingLine({ problem }: { problem: FieldProblem }) {
  const { files } = useSite();
  const openField = useOpenField();
  const { file, path, where = '', variant, message } = problem;
  const title = files.find((one) => one.file === file)?.title;
  // The list is about this page alone.
  const place = where.startsWith(`${title}: `) ? where.slice(`${title}: `.length) : where;
  return (
    <UnstyledButton
      className={classes.missing}
      disabled={title === undefined}
      onClick={() => openField({ file, path: parsePath(path) })}
    >
      <Text span size="sm" fw={500}>
        {[place, variant].filter((part) => part !== undefined).join(', ')}
      </Text>
      <Text span size="xs" c="dimmed">
        {message}
      </Text>
    </UnstyledButton>
  );
}

const DRAFT: Path = ['draft'];

const turningOff = (file: string) => ({ file, operations: [{ op: 'remove' as const, path: [...DRAFT] }] });

/** Asks the server why the draft can't be turned off. Nothing is written. */
async function whatIsMissing(file: string): Promise<FieldProblem[]> {
  const { ok, problems } = await call('edit', {
    request: { edits: [turningOff(file)] },
    label: words.title,
    hashes: {},
    guards: [],
    dryRun: true,
  });
  return ok ? [] : problems;
}

function TurnOff({ file }: { file: string }) {
  const { files } = useSite();
  const edit = useEdit();
  const title = files.find((one) => one.file === file)?.title ?? '';
  const turnOff = async () => {
    await drafts.flushAll();
    await inTurn(() =>
      edit({
        edits: [turningOff(file)],
        label: words.step(title),
        guards: [{ file, path: DRAFT, value: true }],
      }),
    );
  };
  return (
    <Button size="xs" mt={8} onClick={() => void turnOff()}>
      {words.turnOff}
    </Button>
  );
}
