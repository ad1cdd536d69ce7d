import { ActionIcon } from '@mantine/core';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useContext } from 'react';
import { noteTexts } from '../../../texts/notes/note-texts.ts';
import { openNotes, useNotesAt } from '../../state/notes.ts';
import type { FormField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { TrailContext } from '../saving/use-leaf.ts';
import classes from './field.module.css';

/** Opens the notes about a field, and says how many are open. */
export function FieldNotes({ field: { path, title, value } }: { field: FormField }) {
  const { file, additionAt } = useForm();
  const trail = useContext(TrailContext);
  const notes = useNotesAt([{ file: file.file, path }]);
  if (!notes || value === undefined || additionAt(path)) return null;
  const { length } = notes;
  const label = length > 0 ? noteTexts().aboutWith(title, length) : noteTexts().about(title);
  return (
    <ActionIcon
      data-tooltip={label}
      variant="subtle"
      color={length > 0 ? 'indigo' : 'gray'}
      size={24}
      className={length > 0 ? classes.noted : classes.quiet}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => openNotes({ file: file.file, path, words: [...trail, title].join(', ') })}
    >
      <IconMessage size={14} stroke={1.5} aria-hidden />
      {length > 0 && <span aria-hidden>{length}</span>}
    </ActionIcon>
  );
}
