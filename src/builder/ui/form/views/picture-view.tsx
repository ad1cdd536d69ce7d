import { Stack } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useId, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { texts } from '../../../texts/texts.ts';
import { outcomeMessage } from '../../state/edit.ts';
import { CropButton } from '../pictures/crop-button.tsx';
import { FocusButton } from '../pictures/focus-button.tsx';
import { PictureCard } from '../pictures/picture-card.tsx';
import { pictureValueOf, type PictureValue } from '../pictures/picture-value.ts';
import { useRemovePicture } from '../pictures/pictures.ts';
import { ReplacePictureDialog } from '../pictures/replace-picture-dialog.tsx';
import type { GroupField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { replacePicture } from '../saving/picture-operations.ts';
import { drafts, fieldKey } from '../saving/unsaved.ts';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { lowerFirst } from '../saving/use-leaf.ts';
import { FieldHeader } from './field-header.tsx';
import { Fields } from './group-view.tsx';
import { describedByProblems, groupProps, Problems } from '../problems/messages.tsx';
import classes from './field.module.css';
import { formatPath } from '../../../../data/path.ts';
import { valueAt } from '../../../../data/plain.ts';

/** Whether a group is an image with its alternative text. */
export const isPictureField = ({ schema }: GroupField): boolean => schema.kind === 'picture';

/** An image with its alternative text. Another image is saved together with the texts that belong to it. */
export function PictureView({ field }: { field: GroupField }) {
  const id = useId();
  const sourceId = useId();
  const {
    problems,
    file: { file },
  } = useForm();
  const source = [...field.path, 'src'];
  // The texts of a picture are fields of their own.
  const ref = useMergedRef(useFocusedField(field.path), useFocusedField(source));
  const sourceProblems = problems.get(formatPath(source)) ?? [];
  const own = problems.get(formatPath(field.path)) ?? [];
  const picture = pictureValueOf(field.value);
  const { chosen, choose, close, cancel, replace, change } = useReplacement(field);
  const [focus, setFocus] = useFocus(field, picture.focus);
  // The focal point is set on the picture; its numbers are shown if something is wrong with them.
  const hasWrongFocus = [...problems.keys()].some((name) => name.startsWith(formatPath([...field.path, 'focus'])));
  const isShown = (key: unknown) => key !== 'src' && (key !== 'focus' || hasWrongFocus);
  return (
    <div {...groupProps(id, own)} className={classes.group} data-picture>
      <FieldHeader field={field} id={id} />
      <Stack gap={16}>
        <div ref={ref}>
          <PictureCard
            label={field.fields.find(({ path }) => path.at(-1) === 'src')?.label ?? field.title}
            describedBy={describedByProblems(sourceId, sourceProblems)}
            src={picture.src}
            focus={focus}
            place={{ file, path: field.path }}
            onChoose={choose}
          >
            {picture.src !== '' && (
              <FocusButton picture={{ ...picture, ...(focus && { focus }) }} onChange={setFocus} />
            )}
            <CropButton src={picture.src} onChange={change} />
          </PictureCard>
          <Problems id={sourceId} problems={sourceProblems} />
        </div>
        <Fields
          id={id}
          path={field.path}
          fields={field.fields.filter(({ path }) => isShown(path.at(-1)))}
          absent={field.absent.filter(({ key }) => isShown(key))}
        />
      </Stack>
      {chosen !== undefined && (
        <ReplacePictureDialog
          src={chosen.src}
          previous={picture}
          onReplace={replace}
          onClose={close}
          onCancel={cancel}
        />
      )}
    </div>
  );
}

/** Puts another picture in the place of a field's: with its texts, as one step. */
function useReplacement({ path, title, value }: GroupField) {
  const client = useQueryClient();
  const form = useForm();
  const [chosen, setChosen] = useState<{ src: string; isNew: boolean }>();
  const remove = useRemovePicture();
  const addition = form.additionAt(path);
  const choose = (src: string, isNew: boolean) => {
    // What was only begun is saved with its texts anyway.
    if (addition) form.changeAddition(addition, [...path, 'src'], src);
    else if (src !== pictureValueOf(value).src) setChosen({ src, isNew });
  };
  const save = async (step: string, picture: PictureValue) => {
    const operations = replacePicture(form.file.data, path, picture);
    const outcome = await form.edit(step, [{ file: form.file.file, operations }]);
    return outcome.ok ? undefined : outcomeMessage(client, outcome);
  };
  const replace = (picture: PictureValue) => save(texts.form.steps.replaced(lowerFirst(title)), picture);
  // A part of the picture, or the turned one, shows the same: its texts stay.
  const change = async (src: string) => {
    if (!addition) return save(texts.form.steps.cropped(lowerFirst(title)), { src, alt: {} });
    form.changeAddition(addition, [...path, 'src'], src);
    return undefined;
  };
  const close = () => setChosen(undefined);
  const cancel = () => {
    close();
    // Nobody asked for its file.
    if (chosen?.isNew) remove.mutate(chosen.src);
  };
  return { chosen, choose, close, cancel, replace, change };
}

/** The focal point. Moving it is like typing in a field. */
function useFocus({ path, title }: GroupField, saved: PictureValue['focus']) {
  const form = useForm();
  const { file, data } = form.file;
  const place = [...path, 'focus'];
  const key = fieldKey(file, place);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(key));
  const set = (focus: NonNullable<PictureValue['focus']>) => {
    const addition = form.additionAt(path);
    if (addition) form.changeAddition(addition, place, focus);
    else
      drafts.change(key, focus, valueAt(data, place), {
        label: `${form.title}: ${texts.form.steps.focalPoint(lowerFirst(title))}`,
      });
  };
  return [draft ? (draft.value as PictureValue['focus']) : saved, set] as const; // only `set` changes this field
}
