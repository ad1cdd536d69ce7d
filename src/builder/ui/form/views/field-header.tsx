import { ActionIcon, Button, Popover, Text } from '@mantine/core';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useContext, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { texts } from '../../../texts/texts.ts';
import { withTitles } from '../model/file-titles.ts';
import type { FormField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { additions, drafts, fieldKey } from '../saving/unsaved.ts';
import { lowerFirst, TrailContext } from '../saving/use-leaf.ts';
import classes from './field.module.css';
import { FieldNotes } from './field-notes.tsx';
import { formatPath } from '../../../../data/path.ts';
import type { PastValue } from '../../../protocol/history-answers.ts';
import { call } from '../../state/api.ts';
import { useSite } from '../../state/queries.ts';
import { timeAgo } from '../../kit/relative-time.ts';
import { pastLineInWords } from '../model/past-line.ts';
import historyClasses from './field-history.module.css';

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
      <FieldNotes field={field} />
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
    <ActionIcon
      data-tooltip={words}
      variant="transparent"
      color="gray"
      size={24}
      className={classes.help}
      aria-label={texts.fields.about(title)}
    >
      <IconInfoCircle size={14} stroke={1.5} aria-hidden />
    </ActionIcon>
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
    <ActionIcon
      data-tooltip={texts.fields.remove(lowerFirst(title))}
      variant="subtle"
      color="gray"
      size={24}
      className={classes.quiet}
      aria-label={texts.fields.remove(title)}
      onClick={remove}
    >
      <IconX size={14} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

/** The earlier values of a field, from the commits, behind a small button; each can be restored. */
function FieldHistory({ field }: { field: FormField }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm();
  if (field.value === undefined || form.additionAt(field.path)) return null;
  return (
    <Popover opened={isOpen} onChange={setOpen} width={320} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon
          data-tooltip={texts.form.history.title(lowerFirst(field.title))}
          variant="subtle"
          color="gray"
          size={24}
          className={classes.quiet}
          aria-label={texts.form.history.title(field.title)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconHistory size={14} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={texts.form.history.title(field.title)}>
        {isOpen && <PastValues field={field} close={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function PastValues({ field, close }: { field: FormField; close: () => void }) {
  const form = useForm();
  const trail = useContext(TrailContext);
  const [now] = useState(() => Date.now());
  const { file } = form.file;
  const { path, title } = field;
  const { data, error } = useQuery({
    queryKey: ['value-history', file, ...path],
    queryFn: () => call('valueHistory', { file, path: [...path] }),
    staleTime: 0,
  });
  const restore = (value: unknown) => {
    close();
    // What is typed and not saved would hide the restored value.
    drafts.discardBelow(fieldKey(file, path));
    void form.write(path, [...trail, texts.form.steps.restored(lowerFirst(title))].join(', '), value, field.value);
  };
  if (error) return <Text size="xs">{error.message}</Text>;
  if (!data) return <Text size="xs">{texts.form.history.loading}</Text>;
  return (
    <>
      <ol className={historyClasses.changes} aria-label={texts.form.history.list}>
        {data.changes.map((change, index) => (
          <Change key={change.commit ?? index} change={change} now={now} isCurrent={index === 0} onRestore={restore} />
        ))}
      </ol>
      {data.reach !== 'whole' && (
        <Text size="xs" c="dimmed">
          {data.reach === 'none' ? texts.form.history.noVersion : texts.form.history.incomplete}
        </Text>
      )}
    </>
  );
}

function Change({
  change: { commit, author, date, lines, value },
  now,
  isCurrent,
  onRestore,
}: {
  change: PastValue;
  now: number;
  isCurrent: boolean;
  onRestore: (value: unknown) => void;
}) {
  const site = useSite();
  const when = date === undefined ? '' : timeAgo(Date.parse(date), now);
  return (
    <li className={historyClasses.change}>
      <div className={historyClasses.origin}>
        <span>{commit === undefined ? texts.form.history.unsaved : `${when}, ${author ?? ''}`}</span>
        {!isCurrent && value !== undefined && (
          <Button variant="subtle" size="compact-xs" onClick={() => onRestore(value)}>
            {texts.form.history.restore}
          </Button>
        )}
      </div>
      {lines.map((line, index) => (
        <div key={index} className={historyClasses.line} data-sign={line[0]}>
          {pastLineInWords(line, site)}
        </div>
      ))}
    </li>
  );
}
