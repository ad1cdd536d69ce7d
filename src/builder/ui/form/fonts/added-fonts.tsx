import { ActionIcon, Stack, Text } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallAnswers } from '../../../protocol/calls.ts';
import type { AddedFont } from '../../../../theme/added-font.ts';
import { isMap } from '../../../../data/plain.ts';
import { isAtOrBelow, parsePath } from '../../../../data/path.ts';
import { texts } from '../../../texts/texts.ts';
import { UploadButton, type UploadButtonProps } from '../../kit/upload-button.tsx';
import { useFileDrop } from '../../kit/use-file-drop.ts';
import { call } from '../../state/api.ts';
import type { ListField } from '../model/form-field.ts';
import { describedByProblems, Problems } from '../problems/messages.tsx';
import { useForm } from '../saving/form-state.tsx';
import { FieldHeader } from '../views/field-header.tsx';
import fieldClasses from '../views/field.module.css';
import { FontProposalForm, type ProposedFont } from './font-proposal-form.tsx';
import { showWhole } from '../show-whole.ts';
import { addedFontsOf, familyOf, sendFont } from './fonts.ts';
import classes from './fonts.module.css';

/** Whether a font was added or removed, and what is said about it. */
type FontOutcome = CallAnswers['removeFont'];

/** The fonts that the owner has added, and what takes another one: chosen, or dropped here. */
export function AddedFonts({ field }: { field: ListField }) {
  const id = useId();
  const { file, problems } = useForm();
  const [proposed, setProposed] = useState<ProposedFont>();
  const [outcome, setOutcome] = useState<FontOutcome>();
  const button = useRef<HTMLButtonElement>(null);
  const check = useMutation({
    mutationFn: async (font: File) => ({ font, answer: await sendFont(font) }),
    onMutate: () => setOutcome(undefined),
    onSuccess: ({ font, answer }) => 'font' in answer && setProposed({ file: font, proposal: answer.font }),
  });
  const { isOver, ...dropProps } = useFileDrop(({ files: [font] }) => font && check.mutate(font));
  const end = (shown?: FontOutcome) => {
    flushSync(() => {
      setProposed(undefined);
      setOutcome(shown);
    });
    // What had the focus is gone.
    button.current?.focus();
  };
  const own = [...problems].flatMap(([path, all]) => (isAtOrBelow(parsePath(path), field.path) ? all : []));
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={describedByProblems(id, own)}
      className={fieldClasses.field}
    >
      <FieldHeader field={{ ...field, value: undefined }} id={id} />
      <div className={classes.fonts} data-over={isOver || undefined} {...dropProps}>
        <FontList fonts={addedFontsOf(file.data)} onRemoved={end} />
        {proposed ? (
          <FontProposalForm
            {...proposed}
            onAdded={(name) => end({ ok: true, message: texts.fonts.added(name) })}
            onCancel={() => end()}
          />
        ) : (
          <Stack gap={6} align="flex-start">
            <FontButton ref={button} isBusy={check.isPending} onFile={(font) => check.mutate(font)} />
            <Text size="xs" c="dimmed">
              {texts.fonts.empty}
            </Text>
          </Stack>
        )}
        {check.error && !proposed && (
          <Text ref={showWhole} size="xs" c="red.9" role="alert">
            {check.error.message}
          </Text>
        )}
        {outcome && (
          <Text ref={showWhole} size="xs" role={outcome.ok ? 'status' : 'alert'} {...(!outcome.ok && { c: 'red.9' })}>
            {outcome.message}
          </Text>
        )}
      </div>
      <Problems id={id} problems={own} />
    </div>
  );
}

/** Opens the browser's dialog for font files. */
const FontButton = (props: Pick<UploadButtonProps, 'ref' | 'isBusy' | 'onFile'>) => (
  <UploadButton {...props} accept=".woff2,font/woff2" labels={{ idle: texts.fonts.add, busy: texts.fonts.checking }} />
);

function FontList({ fonts, onRemoved }: { fonts: readonly AddedFont[]; onRemoved: (answer: FontOutcome) => void }) {
  const { data } = useForm().file;
  if (fonts.length === 0) return null;
  const used = isMap(data) && isMap(data['fonts']) ? Object.values(data['fonts']) : [];
  return (
    <ul className={classes.list}>
      {fonts.map((font) => (
        <li key={font.name} className={classes.font}>
          <span className={classes.name} style={{ fontFamily: `'${familyOf(font)}'` }} title={font.name}>
            {font.name}
          </span>
          <RemoveFont name={font.name} isUsed={used.includes(font.name)} onAnswer={onRemoved} />
          <Text size="xs" c="dimmed" truncate title={font.license}>
            {font.license}
          </Text>
        </li>
      ))}
    </ul>
  );
}

interface RemoveFontProps {
  name: string;
  isUsed: boolean;
  onAnswer: (answer: FontOutcome) => void;
}

/** Removes a font that isn't used. Undo brings it back. */
function RemoveFont({ name, isUsed, onAnswer }: RemoveFontProps) {
  const removal = useMutation({ mutationFn: () => call('removeFont', { name }), onSuccess: onAnswer });
  const label = isUsed ? texts.fonts.isUsed(name) : texts.fonts.remove(name);
  const isDisabled = isUsed || removal.isPending;
  return (
    <ActionIcon
      data-tooltip={label}
      size={24}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && removal.mutate()}
    >
      <IconTrash size={14} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
