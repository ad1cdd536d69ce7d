import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { FileAnswer } from '../../protocol/site-methods.ts';
import { useSite } from '../state/queries.ts';
import type { FieldPlace } from '../state/view.tsx';
import { FormBody } from './form-body.tsx';
import { createForm, formRoot, optionalForm, type Form } from './model/form-of.ts';
import type { FormSchema } from './model/json-schema.ts';
import { nearestField, placeProblems, placeRefusals } from './model/place-problems.ts';
import { everyField } from './model/walk-fields.ts';
import { pathOfAddition, withAdditions } from './saving/additions.ts';
import { FormProvider } from './saving/form-state.tsx';
import { additions } from './saving/unsaved.ts';
import { formatPath } from '../../../data/path.ts';

interface FileFormProps {
  file: FileAnswer;
  field: FieldPlace;
  /** For an entry that shows a shared section: the section's type. Its fields replace those of the section. */
  replacing?: string;
  /** Replaces the form's title. */
  title?: string;
  /** Stands below the title. */
  intro?: ReactNode;
  /** A part of another form, with a smaller title. */
  isPart?: boolean;
}

/** The form of a file, or of one of its sections. */
export function FileForm({ file, field, replacing, title, intro, isPart = false }: FileFormProps) {
  const site = useSite();
  const schema = file.schema as FormSchema;
  const begun = useSyncExternalStore(additions.subscribe, additions.all);
  const root = useMemo(() => formRoot(field.path), [field.path]);
  const form = useMemo((): Form => {
    const own = begun.filter((each) => each.file === file.file);
    const data = withAdditions(file.data, own);
    return replacing === undefined ? createForm(schema, data, root) : optionalForm(schema, data, root, replacing);
  }, [schema, file, begun, root, replacing]);
  const names = useMemo(
    () => new Set([form.field, ...form.common.fields].flatMap(everyField).map(({ path }) => formatPath(path))),
    [form],
  );
  const problems = useMemo(() => {
    const own = begun.filter((each) => each.file === file.file);
    const here = own.flatMap((each) => each.problems).filter((one) => one.file === '' || one.file === file.file);
    const refused = own.map((each) => ({ problems: each.problems, path: pathOfAddition(each, file.data) }));
    return placeRefusals(placeProblems([...file.problems, ...here], names, root), refused, file.file);
  }, [begun, file, names, root]);
  const focused = useMemo(() => nearestField(field.path, names, root), [field.path, names, root]);
  return (
    <FormProvider
      file={file}
      site={site}
      schema={schema}
      title={title ?? form.title}
      focused={focused}
      problems={problems}
    >
      <FormBody form={form} title={title ?? form.title} intro={intro} isPart={isPart} />
    </FormProvider>
  );
}
