import { Badge, Button, Collapse } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { texts } from '../../../texts/texts.ts';
import type { ChangedFile as File } from '../../../protocol/repository-methods.ts';
import classes from './changes.module.css';
import { DiffView } from './diff-view.tsx';
import { UndoButton, ValueChangeItem } from './value-change.tsx';

const words = texts.changes;

const STATUS_WORDS = { added: words.added, deleted: words.deleted, changed: undefined };

const DISCARD = { added: words.discard.added, deleted: words.discard.deleted, changed: words.discard.all };

/** A changed file: its changes in words, its diff, and buttons that take one or all of them back. */
export function ChangedFileItem({
  file: { file, title, status, changes, diff },
  isBusy,
  onUndo,
}: {
  file: File;
  isBusy: boolean;
  /** Takes one change back; without an id the whole file. */
  onUndo: (change?: string) => void;
}) {
  const [isOpen, { toggle }] = useDisclosure();
  const diffId = useId();
  const word = STATUS_WORDS[status];
  // A picture that no commit has couldn't be brought back.
  const canUndo = status !== 'added' || diff !== '';
  return (
    <li className={classes.file}>
      <div className={classes.fileHeader}>
        <h3 title={file}>{title}</h3>
        {word && (
          <Badge size="sm" variant="light" color={status === 'added' ? 'green' : 'red'} tt="none" fw={500}>
            {word}
          </Badge>
        )}
        {canUndo && changes.length !== 1 && (
          <UndoButton label={DISCARD[status](title)} isBusy={isBusy} onUndo={() => onUndo()} />
        )}
      </div>
      {changes.length > 0 && (
        <ul className={classes.changes} aria-label={words.changesOf(title)}>
          {changes.map((change) => (
            <ValueChangeItem key={change.id} change={change} isBusy={isBusy} onUndo={() => onUndo(change.id)} />
          ))}
        </ul>
      )}
      {diff !== '' && (
        <>
          <Button
            className={classes.diffButton}
            variant="subtle"
            color="gray"
            size="compact-xs"
            leftSection={<IconChevronRight size={14} stroke={1.5} aria-hidden data-open={isOpen || undefined} />}
            aria-expanded={isOpen}
            aria-controls={diffId}
            aria-label={words.exact.showOf(title)}
            onClick={toggle}
          >
            {words.exact.show}
          </Button>
          <Collapse expanded={isOpen} id={diffId} transitionDuration={120}>
            {isOpen && <DiffView diff={diff} title={title} />}
          </Collapse>
        </>
      )}
    </li>
  );
}
