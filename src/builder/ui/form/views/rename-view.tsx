import { Button, Checkbox, Text, TextInput } from '@mantine/core';
import IconBraces from '@tabler/icons-react/dist/esm/icons/IconBraces.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { FieldProblem } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { call } from '../../state/api.ts';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { Becomes } from '../../kit/naming/becomes.tsx';
import { siteQuery } from '../../state/queries.ts';
import { useShow } from '../../state/view.tsx';
import type { FormField } from '../model/form-field.ts';
import { useForm } from '../saving/form-state.tsx';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { describeInput, describedByProblems, Problems } from '../problems/messages.tsx';
import { FieldHeader } from './field-header.tsx';
import classes from './field.module.css';
import type { Rename } from './rename-of.ts';

interface RenameViewProps {
  field: FormField;
  rename: Rename;
  /** Whether the field has a title elsewhere. */
  isCompact?: boolean;
}

/** What stands before a name where it's used. */
const SIGNS: Partial<Record<Rename['kind'], ReactNode>> = {
  page: '/',
  anchor: '#',
  fact: <IconBraces size={14} stroke={1.5} aria-hidden />,
};

/** A name that other files point to. It isn't saved while it's typed: a button renames it everywhere. */
export function RenameView({ field, rename, isCompact = false }: RenameViewProps) {
  const id = useId();
  const ref = useFocusedField(field.path);
  const { kind, current } = rename;
  const input = useKeptInput(`rename ${kind} ${rename.usageName}`, current);
  const typed = input.value;
  const take = (text: string) => input.change(() => text);
  const [withRedirect, setWithRedirect] = useState(true);
  const { problems, save } = useRename(rename);
  const name = rename.make(typed);
  const isChanged = name !== current && name !== '';
  const submit = async () => {
    if (isChanged && (await save(name, withRedirect && rename.hasRedirect))) input.forget();
  };
  return (
    <div ref={ref} className={classes.field}>
      {!isCompact && <FieldHeader field={{ ...field, required: true }} labelFor={id} />}
      <TextInput
        id={id}
        size="xs"
        aria-label={isCompact ? texts.form.rename.label(current) : field.label}
        data-path={field.path.join('.')}
        value={typed}
        leftSection={SIGNS[kind]}
        variant={isCompact ? 'unstyled' : 'default'}
        error={problems.length > 0}
        inputContainer={describeInput(describedByProblems(id, problems))}
        onChange={({ currentTarget }) => take(currentTarget.value)}
        onBlur={() => name !== '' && take(name)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void submit();
        }}
      />
      <Becomes typed={typed} made={name} />
      {isChanged && (
        <div className={classes.rename}>
          <Usage rename={rename} />
          {rename.hasRedirect && (
            <Checkbox
              size="xs"
              label={texts.form.rename.redirect}
              checked={withRedirect}
              onChange={({ currentTarget }) => setWithRedirect(currentTarget.checked)}
            />
          )}
          <div>
            <Button size="compact-sm" onClick={() => void submit()}>
              {texts.common.rename}
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={input.forget}>
              {texts.common.cancel}
            </Button>
          </div>
        </div>
      )}
      <Problems id={id} problems={problems} onRemedy={take} />
    </div>
  );
}

/** How many links follow a rename; for a fact, how many texts. */
function Usage({ rename: { kind, collection, usageName } }: { rename: Rename }) {
  const { data } = useQuery({
    queryKey: ['usage', kind, collection, usageName],
    queryFn: () => call('usage', { kind, name: usageName, ...(collection !== undefined && { collection }) }),
  });
  if (!data) return null;
  const { links, texts: inTexts, noLinks, noTexts } = texts.form.rename;
  const [some, none] = kind === 'fact' ? [inTexts, noTexts] : [links, noLinks];
  return (
    <Text size="xs" c="dimmed">
      {data.length === 0 ? none : some(data.length)}
    </Text>
  );
}

/** Renames, and shows the file under its new name. */
function useRename(rename: Rename) {
  const form = useForm();
  const client = useQueryClient();
  const show = useShow();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const save = async (to: string, withRedirect: boolean): Promise<boolean> => {
    const file = rename.fileFor?.(to);
    // At once with the list of files: neither the old name nor the new one is missing meanwhile.
    const follow = async () => {
      if (file === undefined) return;
      const site = await call('site', {});
      client.setQueryData(siteQuery.queryKey, site);
      show({ file, selected: { file, path: [] }, ...(rename.kind === 'page' && { page: `/${to}` }) });
    };
    const label = texts.form.steps.renamed(rename.current, to);
    const outcome = await form.edit(label, rename.edits(to, withRedirect), follow);
    setProblems(outcome.ok ? [] : outcome.problems);
    return outcome.ok;
  };
  return { problems, save };
}
