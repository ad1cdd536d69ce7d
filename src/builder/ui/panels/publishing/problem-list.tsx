import { UnstyledButton } from '@mantine/core';
import { parsePath } from '../../../../data/path.ts';
import type { FieldProblem } from '../../../protocol/answers.ts';
import { useOpenField } from '../../state/open-field.ts';
import classes from './publishing.module.css';

interface ProblemListProps {
  problems: readonly FieldProblem[];
  /** Called when a field is opened. */
  onOpen?: (() => void) | undefined;
}

/** Lists the problems of the content with what visitors would see. Each opens its field. */
export function ProblemList({ problems, onOpen }: ProblemListProps) {
  const openField = useOpenField();
  return (
    <ul className={classes.problems}>
      {problems.map(({ file, path, where, variant, message, hint, visitors = '' }) => (
        <li key={`${file} ${path} ${message}`}>
          <UnstyledButton
            className={classes.problem}
            onClick={() => {
              onOpen?.();
              openField({ file, path: parsePath(path) });
            }}
          >
            <strong>{[where, variant].filter((part) => part !== undefined).join(', ')}</strong>
            <span>
              {message} {hint}
            </span>
            {visitors !== '' && <span className={classes.seen}>{visitors}</span>}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
