import { Button, Group, InputWrapperContext, Stack, Text } from '@mantine/core';
import { use, useMemo, type ReactNode } from 'react';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { FieldProblem } from '../../../protocol/answers.ts';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { texts } from '../../../texts/texts.ts';
import { togetherTexts } from '../../../texts/together/together-texts.ts';
import type { FieldPlace } from '../../state/view.tsx';
import type { Leaf } from '../saving/use-leaf.ts';
import { addMissing, lacksWords } from '../saving/add-missing.ts';
import { ProblemsElsewhere } from './problem-places.tsx';
import { showWithFocus } from '../show-whole.ts';
import { remedyName } from './remedy-name.ts';
import classes from './messages.module.css';
import { isAtOrBelow, parsePath } from '../../../../data/path.ts';

/** Returns the id of what is wrong with a field, for `aria-describedby`; `undefined` if nothing is. */
export const describedByProblems = (id: string, problems: readonly FieldProblem[]): string | undefined =>
  problems.length > 0 ? `${id}-problems` : undefined;

/** The attributes of a field with several inputs: its title names it, and what is wrong with it describes it. */
export const groupProps = (id: string, problems: readonly FieldProblem[]) => ({
  role: 'group',
  'aria-labelledby': id,
  'aria-describedby': describedByProblems(id, problems),
});

/** What is wrong with a value, with the remedy as a button where there is a single one. */
export function Problems({
  id,
  problems,
  of,
  at,
  onRemedy,
}: {
  /** Id of the field. */
  id: string;
  problems: readonly FieldProblem[];
  /** Names the input, if the messages of several stand together. */
  of?: string;
  /** The field; problems of others are shown with buttons that open those. Default: all are the field's own. */
  at?: FieldPlace;
  onRemedy?: (suggestion: string) => void;
}) {
  if (problems.length === 0) return null;
  const elsewhere = at ? problems.filter((problem) => !isOfField(problem, at)) : [];
  return (
    <Stack ref={showWithFocus} id={describedByProblems(id, problems)} gap={4} mt={2}>
      {problems
        .filter((problem) => !elsewhere.includes(problem))
        .map((problem) => {
          const { severity, message, hint, suggestion } = problem;
          const Icon = severity === 'error' ? IconAlertCircle : IconAlertTriangle;
          return (
            <div key={message + hint} className={classes.problem} data-severity={severity}>
              <Icon size={14} stroke={1.5} aria-hidden className={classes.problemIcon} />
              <div>
                {of !== undefined && `${of}: `}
                {message} <span className={classes.hint}>{hint}</span>
                {suggestion !== undefined && onRemedy && (
                  <Button
                    variant="light"
                    size="compact-xs"
                    className={classes.remedy}
                    onClick={() => (lacksWords(problem) ? addMissing(problem) : onRemedy(suggestion))}
                  >
                    {remedyName(problem)}
                  </Button>
                )}
              </div>
            </div>
          );
        })}
      {elsewhere.length > 0 && (
        <div className={classes.problem} data-severity="error" role="alert">
          <IconAlertCircle size={14} stroke={1.5} aria-hidden className={classes.problemIcon} />
          <Stack gap={4} align="flex-start">
            <ProblemsElsewhere problems={elsewhere} />
          </Stack>
        </div>
      )}
    </Stack>
  );
}

/** Whether a problem is of a field or of something in it, or of no field at all. */
const isOfField = ({ file, path }: FieldProblem, field: FieldPlace): boolean =>
  path === '' || (file === field.file && isAtOrBelow(parsePath(path), field.path));

/** Returns the id of the words that somebody else types in a field, for `aria-describedby`; `undefined` if nobody does. */
export const describedByTypist = (id: string, { typist }: Pick<Leaf, 'typist'>): string | undefined =>
  typist === undefined ? undefined : `${id}-typist`;

/**
 * What others do with a value: that somebody is typing it, and both versions if it was changed in two places. The first is read
 * as a description, and isn't announced: it may come and go often.
 */
export const FromOthers = ({ id, leaf }: { id: string; leaf: Leaf }) => (
  <>
    {leaf.typist !== undefined && (
      <Text id={describedByTypist(id, leaf)} size="xs" className={classes.typist}>
        <IconPencil size={14} stroke={1.5} aria-hidden />
        {leaf.typist.isAlone ? togetherTexts().alone(leaf.typist.name) : togetherTexts().typing(leaf.typist.name)}
      </Text>
    )}
    <Conflict leaf={leaf} />
  </>
);

/** Both versions of a value that was changed in two places. */
function Conflict({ leaf }: { leaf: Leaf }) {
  if (!leaf.conflict) return null;
  const { theirs } = leaf.conflict;
  return (
    <div className={classes.conflict} role="alert">
      <Text size="xs" fw={600}>
        {texts.problems.conflict}
      </Text>
      <blockquote className={classes.theirs}>
        {theirs === undefined ? texts.problems.removed : shown(theirs)}
      </blockquote>
      <Group gap={6}>
        <Button variant="default" size="compact-xs" onClick={leaf.keepMine}>
          {texts.problems.keepMine}
        </Button>
        <Button variant="default" size="compact-xs" onClick={leaf.discard}>
          {texts.problems.takeTheirs}
        </Button>
      </Group>
    </div>
  );
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** An input, tied to what describes it. Mantine's inputs take only the ids of their own error and description. */
function DescribedInput({ by, children }: { by: string | undefined; children: ReactNode }) {
  const context = use(InputWrapperContext);
  const described = useMemo(() => ({ ...context, describedBy: by }), [context, by]);
  return <InputWrapperContext value={described}>{children}</InputWrapperContext>;
}

/**
 * Returns the `inputContainer` of a Mantine input that is described by another element.
 * @param by ids of the elements, as in `aria-describedby`
 */
export const describeInput = (by: string | undefined) => (input: ReactNode) => (
  <DescribedInput by={by}>{input}</DescribedInput>
);
