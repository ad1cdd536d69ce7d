import { Alert, Button, Group, Text } from '@mantine/core';
import IconPencilExclamation from '@tabler/icons-react/dist/esm/icons/IconPencilExclamation.mjs';
import { useSyncExternalStore } from 'react';
import { texts } from '../../texts/texts.ts';
import { formRoot } from '../form/model/form-of.ts';
import type { Draft } from '../form/saving/draft.ts';
import { drafts, fileOfKey, pathOfKey } from '../form/saving/unsaved.ts';
import { useOpenField } from '../state/open-field.ts';
import { useSite } from '../state/queries.ts';
import { useView, type FieldPlace } from '../state/view.tsx';
import classes from './unsaved-banner.module.css';
import { isAtOrBelow } from '../../../data/path.ts';

/** Lists what was typed and can't be saved, unless its form is open and says so itself. */
export function UnsavedBanner() {
  const { view } = useView();
  const all = useSyncExternalStore(drafts.subscribe, drafts.all);
  const elsewhere = all.filter(([key, draft]) => isStuck(draft) && !isInOpenForm(fieldOf(key), view.selected));
  if (elsewhere.length === 0) return null;
  return (
    <Alert
      color="red"
      radius={0}
      icon={<IconPencilExclamation aria-hidden />}
      title={texts.shell.unsaved.title(elsewhere.length)}
    >
      <ul className={classes.list}>
        {elsewhere.map(([key, draft]) => (
          <UnsavedText key={key} field={fieldOf(key)} draft={draft} discard={() => drafts.discard(key)} />
        ))}
      </ul>
    </Alert>
  );
}

const fieldOf = (key: string): FieldPlace => ({ file: fileOfKey(key), path: pathOfKey(key) });

/** Whether a draft stays as it is until somebody does something about it. */
const isStuck = ({ problems, conflict, isWaiting }: Draft): boolean =>
  !isWaiting && (conflict !== undefined || problems.length > 0);

const isInOpenForm = ({ file, path }: FieldPlace, selected: FieldPlace | undefined): boolean =>
  selected?.file === file && isAtOrBelow(path, formRoot(selected.path));

interface UnsavedTextProps {
  field: FieldPlace;
  draft: Draft;
  discard: () => void;
}

function UnsavedText({ field, draft, discard }: UnsavedTextProps) {
  const openField = useOpenField();
  const isKnown = useSite().files.some(({ file }) => file === field.file);
  const { label, value, problems, conflict } = draft;
  const reason = conflict ? texts.shell.unsaved.changedElsewhere : problems[0]?.message;
  return (
    <li>
      <Text size="sm">
        {texts.shell.unsaved.text(label, typeof value === 'string' ? value : JSON.stringify(value))} {reason}
      </Text>
      <Group gap="xs">
        {isKnown && (
          <Button size="compact-xs" variant="default" onClick={() => openField(field)}>
            {texts.shell.unsaved.open}
          </Button>
        )}
        <Button size="compact-xs" variant="default" onClick={discard}>
          {texts.common.discard}
        </Button>
      </Group>
    </li>
  );
}
