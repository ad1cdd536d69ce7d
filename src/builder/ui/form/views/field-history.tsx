import { ActionIcon, Button, Popover, Text, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { useContext, useState } from 'react';
import type { PastValue } from '../../../protocol/repository-methods.ts';
import { texts } from '../../../texts/texts.ts';
import { call } from '../../state/api.ts';
import { useSite } from '../../state/queries.ts';
import { timeAgo } from '../../kit/relative-time.ts';
import type { FormField } from '../model/form-field.ts';
import { pastLineInWords } from '../model/past-line.ts';
import { useForm } from '../saving/form-state.tsx';
import { drafts, fieldKey } from '../saving/unsaved.ts';
import { lowerFirst, TrailContext } from '../saving/use-leaf.ts';
import fieldClasses from './field.module.css';
import classes from './field-history.module.css';

/** The earlier values of a field, from the commits, behind a small button; each can be restored. */
export function FieldHistory({ field }: { field: FormField }) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm();
  if (field.value === undefined || form.additionAt(field.path)) return null;
  return (
    <Popover opened={isOpen} onChange={setOpen} width={320} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Tooltip label={texts.form.history.title(lowerFirst(field.title))}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            className={fieldClasses.quiet}
            aria-label={texts.form.history.title(field.title)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconHistory size={14} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
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
      <ol className={classes.changes} aria-label={texts.form.history.list}>
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
    <li className={classes.change}>
      <div className={classes.origin}>
        <span>{commit === undefined ? texts.form.history.unsaved : `${when}, ${author ?? ''}`}</span>
        {!isCurrent && value !== undefined && (
          <Button variant="subtle" size="compact-xs" onClick={() => onRestore(value)}>
            {texts.form.history.restore}
          </Button>
        )}
      </div>
      {lines.map((line, index) => (
        <div key={index} className={classes.line} data-sign={line[0]}>
          {pastLineInWords(line, site)}
        </div>
      ))}
    </li>
  );
}
