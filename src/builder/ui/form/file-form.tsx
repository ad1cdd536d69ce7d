import { memo, useMemo, useSyncExternalStore, type ReactNode, useId } from 'react';
import { Collapse, Text, UnstyledButton } from '@mantine/core';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { FileAnswer } from '../../protocol/answers.ts';
import { useSite } from '../state/queries.ts';
import type { FieldPlace } from '../state/view.tsx';
import { createForm, formRoot, optionalForm, type Form } from './model/form-of.ts';
import type { FormSchema } from './model/json-schema.ts';
import { nearestField, placeProblems, placeRefusals } from './model/place-problems.ts';
import { everyField, shownNameOf } from './model/walk-fields.ts';
import { pathOfAddition, withAdditions } from './saving/additions.ts';
import { FormProvider, useForm } from './saving/form-state.tsx';
import { additions } from './saving/unsaved.ts';
import { formatPath, isAtOrBelow } from '../../../data/path.ts';
import { texts } from '../../texts/texts.ts';
import type { FormField } from './model/form-field.ts';
import { withTitles } from './model/file-titles.ts';
import { MovedEntry } from './views/moved-entry.tsx';
import { renameOfPage } from './views/rename-of.ts';
import { RenameView } from './views/rename-view.tsx';
import { FieldView } from './views/field-view.tsx';
import { Fields } from './views/group-view.tsx';
import { describedByProblems } from './problems/messages.tsx';
import { SectionSources } from './views/section-sources.tsx';
import { RenderContext } from './views/render-field.tsx';
import { useOpen } from './views/use-open.ts';
import classes from './views/field.module.css';

interface FileFormProps {
  file: FileAnswer;
  schema: FormSchema;
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
export const FileForm = memo(function FileForm({
  file,
  schema,
  field,
  replacing,
  title,
  intro,
  isPart = false,
}: FileFormProps) {
  const site = useSite();
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
});

interface FormBodyProps {
  form: Form;
  title: string;
  intro?: ReactNode;
  isPart: boolean;
}

const renderField = (field: FormField) => <FieldView field={field} />;

/** A form with its title: the fields, and at the end those that all sections have; of a page, they come first. */
function FormBody({ form, title, intro, isPart }: FormBodyProps) {
  const { field, common, help, root } = form;
  const { file, problems, site } = useForm();
  const id = useId();
  const hasCommon = common.fields.length > 0 || common.absent.length > 0;
  // Whether visitors see a page is looked for beside its address.
  const isPage = root.length === 0 && file.file.startsWith('content/pages/');
  const Heading = isPart ? 'h3' : 'h2';
  const name = root.length > 0 && !isPart ? shownNameOf(field, site) : undefined;
  return (
    <form
      className={classes.form}
      aria-label={name === undefined ? title : texts.fields.formOf(title, name)}
      aria-describedby={describedByProblems(id, problems.get(formatPath(root)) ?? [])}
      data-part={isPart || undefined}
      tabIndex={-1}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <header className={classes.formHeader}>
        <Heading className={classes.formTitle}>{title}</Heading>
        {name !== undefined && <span className={classes.formName}>{name}</span>}
      </header>
      <div className={classes.formBody}>
        {intro ??
          (!isPart && help !== '' && (
            <Text size="xs" c="dimmed">
              {withTitles(help, site.files)}
            </Text>
          ))}
        {root.length > 0 && <SectionSources section={{ file: file.file, path: root }} />}
        <PageAddress isPage={root.length === 0} />
        {root.length === 0 && <MovedEntry key={file.file} />}
        <RenderContext value={renderField}>
          {hasCommon && isPage && <Common form={form} />}
          <Fields id={id} path={root} fields={field.fields} absent={field.absent} />
          {hasCommon && !isPage && <Common form={form} />}
        </RenderContext>
      </div>
    </form>
  );
}

/** The address of a page, which is the name of its file. */
function PageAddress({ isPage }: { isPage: boolean }) {
  const { file, site } = useForm();
  const address = site.files.find((each) => each.file === file.file)?.address;
  const rename = isPage ? renameOfPage(file.file, address, file.data) : undefined;
  if (!rename) return null;
  const help = texts.fields.addressHelp(site.regions[0]?.code ?? '');
  const field = {
    path: ['address'],
    title: texts.fields.address,
    label: texts.fields.address,
    help,
    required: true,
  } as const;
  return (
    <RenameView
      field={{ ...field, shape: 'leaf', control: 'line', value: rename.current, schema: {} }}
      rename={rename}
    />
  );
}

/** Where and when a section or a page is shown, and its link name or old addresses: folded, because it's seldom needed. */
function Common({ form: { common, root } }: { form: Form }) {
  const { focused, problems } = useForm();
  const isWanted = focused !== undefined && common.fields.some(({ path }) => isAtOrBelow(focused, path));
  const hasProblem = common.fields.some(({ path }) => problems.has(formatPath(path)));
  const isUsed = common.fields.some(({ path, value }) => value !== undefined && path.at(-1) !== 'id');
  const [isOpen, setOpen] = useOpen(isWanted, focused, hasProblem || isUsed);
  const title = root.length > 0 ? texts.fields.ofSection : texts.fields.ofPage;
  return (
    <div role="group" aria-label={title} className={classes.common}>
      <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={14} stroke={1.5} className={classes.chevron} aria-hidden />
        <span className={classes.itemName}>{title}</span>
      </UnstyledButton>
      <Collapse expanded={isOpen} transitionDuration={120}>
        <div className={classes.commonFields}>
          <Fields path={root} fields={common.fields} absent={common.absent} />
        </div>
      </Collapse>
    </div>
  );
}
