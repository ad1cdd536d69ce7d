import { ActionIcon, Tooltip } from '@mantine/core';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { withTitles } from '../model/file-titles.ts';
import { FieldHistory } from './field-history.tsx';
import type { FormField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { additions, drafts, fieldKey } from '../saving/unsaved.ts';
import { lowerFirst, TrailContext } from '../saving/use-leaf.ts';
import { useContext } from 'react';
import classes from './field.module.css';
import { formatPath } from '../../../../data/path.ts';

/** A field's title, its help, and the button that removes an optional field. */
export function FieldHeader({
  field,
  labelFor,
  id,
  children,
}: {
  field: FormField;
  /** Id of the input that the title names; without one the title names a group. */
  labelFor?: string;
  /** Id of the title. */
  id?: string;
  children?: ReactNode;
}) {
  const Title = labelFor === undefined ? 'span' : 'label';
  return (
    <div className={classes.header} data-header>
      <Title id={id} className={classes.title} {...(labelFor !== undefined && { htmlFor: labelFor })}>
        {field.title}
      </Title>
      <Help field={field} />
      <span className={classes.spacer} />
      {children}
      <FieldHistory field={field} />
      <RemoveField field={field} />
    </div>
  );
}

/** The description of a field behind a small icon. */
export function Help({ field: { help, title } }: { field: FormField }) {
  const { site } = useForm();
  const words = withTitles(help, site.files);
  if (words === '') return null;
  return (
    <Tooltip label={words} multiline maw={280} withinPortal openDelay={150}>
      <ActionIcon
        variant="transparent"
        color="gray"
        size={24}
        className={classes.help}
        aria-label={texts.fields.about(title)}
      >
        <IconInfoCircle size={14} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** Removes an optional field from the file. */
function RemoveField({ field }: { field: FormField }) {
  const form = useForm();
  const trail = useContext(TrailContext);
  const { path, title, required, value, shape } = field;
  const isSwitch = shape === 'leaf' && field.control === 'switch';
  const addition = form.additionAt(path);
  const isBegun = addition?.key !== undefined && formatPath([...addition.at, addition.key]) === formatPath(path);
  if (required || value === undefined || isSwitch || typeof path.at(-1) === 'number') return null;
  const remove = () => {
    if (isBegun) return additions.end(addition);
    drafts.discardBelow(fieldKey(form.file.file, path));
    const label = [...trail, texts.fields.removed(lowerFirst(title))].join(', ');
    const key = String(path.at(-1));
    const without = (group: unknown) =>
      Object.fromEntries(Object.entries(group as object).filter(([name]) => name !== key));
    void form.operate(path.slice(0, -1), label, [{ op: 'remove', path: [...path] }], without);
  };
  return (
    <Tooltip label={texts.fields.remove(lowerFirst(title))}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        className={classes.quiet}
        aria-label={texts.fields.remove(title)}
        onClick={remove}
      >
        <IconX size={14} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
