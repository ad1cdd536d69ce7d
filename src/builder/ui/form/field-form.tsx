import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { FileAnswer } from '../../protocol/answers.ts';
import { texts } from '../../texts/texts.ts';
import { Details } from '../kit/details.tsx';
import { fileQuery, useFile, useSite } from '../state/queries.ts';
import { useSchema } from './use-schema.ts';
import { useShow, type FieldPlace } from '../state/view.tsx';
import { FileForm } from './file-form.tsx';
import { formRoot } from './model/form-of.ts';
import classes from './views/field.module.css';
import { formatPath } from '../../../data/path.ts';
import { isMap, valueAt } from '../../../data/plain.ts';

interface FieldFormProps {
  field: FieldPlace;
  /** Whether nobody is in the form or in something that it has opened, such as a dialog. */
  mayWait: boolean;
}

/** The form of a section or of a settings file, made from its schema. Focuses the field that `field` names. */
export function FieldForm({ field: fieldNow, mayWait }: FieldFormProps) {
  const { data: fileNow, error } = useQuery(fileQuery(fieldNow.file));
  const { file, field } = useAfterOthers({ file: fileNow, field: fieldNow }, mayWait);
  const schema = useSchema(file);
  const root = formRoot(field.path);
  const isKnown = useSite().files.some((one) => one.file === field.file);
  if (!isKnown && (file || error)) return <Gone />;
  if (!file) return <Loading />;
  if (file.locked) return <Locked file={file} />;
  const value = valueAt(file.data, root);
  if (value === undefined) return <Gone />;
  const shared = isMap(value) && typeof value['shared'] === 'string' ? value['shared'] : undefined;
  if (shared !== undefined) return <SharedSectionForm file={file} field={field} name={shared} />;
  return schema ? <FileForm file={file} schema={schema} field={field} /> : <Loading />;
}

interface Shown {
  file: FileAnswer | undefined;
  field: FieldPlace;
}

/**
 * Returns what a form shows. While it may wait, it follows a section that moves after the list of sections and the pages do: it
 * takes longer than both. Another field shows at once, since it gets the focus, and so do other words in the same place.
 */
function useAfterOthers({ file, field }: Shown, mayWait: boolean): Shown {
  const now = useMemo(() => ({ file, field }), [file, field]);
  const later = useDeferredValue(now);
  const fieldOf = ({ field: { path } }: Shown) => formatPath(path.slice(formRoot(path).length));
  const isAnother = fieldOf(later) !== fieldOf(now) || hasOtherValue(later, now);
  return !mayWait || !later.file || isAnother ? now : later;
}

/** Whether the part of a file that a form shows has another value than before, in the same place. */
function hasOtherValue(before: Shown, now: Shown): boolean {
  const placeOf = ({ field: { file, path } }: Shown) => `${file} ${formatPath(formRoot(path))}`;
  const valueOf = ({ file, field: { path } }: Shown) => valueAt(file?.data, formRoot(path)); // the cache keeps equal values
  return placeOf(before) === placeOf(now) && valueOf(before) !== valueOf(now);
}

function Loading() {
  return (
    <Stack p="md" gap="lg" aria-busy aria-label={texts.form.loading}>
      {[60, 30, 90, 30].map((height, index) => (
        <Skeleton key={index} height={height} animate={false} />
      ))}
    </Stack>
  );
}

/** What stands in place of the form of a section that was removed, or of a file that was deleted. */
function Gone() {
  const show = useShow();
  return (
    <Stack p="md" gap="sm" align="flex-start">
      <Text size="sm" role="note">
        {texts.form.gone}
      </Text>
      <Button size="xs" variant="default" onClick={() => show({ file: undefined, selected: undefined })}>
        {texts.common.close}
      </Button>
    </Stack>
  );
}

/** A file that is broken stays as it is; the builder names the place. */
function Locked({ file: { file, locked } }: { file: FileAnswer }) {
  const site = useSite();
  const title = site.files.find((each) => each.file === file)?.title ?? file;
  return (
    <Alert
      className={classes.locked}
      color="red"
      icon={<IconLock size={16} stroke={1.5} />}
      title={texts.form.lockedTitle(title)}
    >
      <Text size="sm">{locked?.message}</Text>
      <Text size="sm">{locked?.hint}</Text>
      <Details>{locked?.details ?? ''}</Details>
    </Alert>
  );
}

/** A section that several pages show: its own fields, which change all of them, and what this page replaces. */
function SharedSectionForm({ file, field, name }: { file: FileAnswer; field: FieldPlace; name: string }) {
  const site = useSite();
  const own = useFile(`content/shared/${name}.yaml`);
  const [ownSchema, schema] = [useSchema(own), useSchema(file)];
  const shared = site.shared.find((each) => each.name === name);
  if (!own || !shared || !ownSchema || !schema) return null;
  const pages = shared.pages.map((page) => site.files.find((each) => each.file === page)?.title ?? page);
  const isReplaced = field.path.length > formRoot(field.path).length;
  return (
    <>
      {!own.locked && (
        <FileForm
          file={own}
          schema={ownSchema}
          field={{ file: own.file, path: [] }}
          intro={
            <Text size="xs" className={classes.notice}>
              {pages.length > 1 ? texts.form.shared.onPages(pages) : texts.form.shared.onThisPage}
            </Text>
          }
        />
      )}
      <FileForm
        file={file}
        schema={schema}
        field={isReplaced ? field : { file: file.file, path: formRoot(field.path) }}
        replacing={shared.type}
        title={texts.form.shared.replaced}
        isPart
      />
    </>
  );
}
