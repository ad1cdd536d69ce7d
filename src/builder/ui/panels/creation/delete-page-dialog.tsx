import { Button, Radio, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import type { Replacement } from '../../../protocol/creation-methods.ts';
import type { SiteFile } from '../../../protocol/site-methods.ts';
import { call } from '../../state/api.ts';
import { pagesOf } from '../../form/controls/link-control.tsx';
import { inTurn } from '../../form/saving/in-turn.ts';
import { useSite } from '../../state/queries.ts';
import { showStatus } from '../../state/status.ts';
import { useView } from '../../state/view.tsx';
import classes from './creation.module.css';

const words = texts.creation.deletion;

interface DeletePageDialogProps {
  opened: boolean;
  onClose: () => void;
  file: SiteFile;
}

/** Says who links to a page, asks where its visitors go, and deletes it. */
export function DeletePageDialog({ opened, onClose, file }: DeletePageDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title(file.title)} size={480}>
      <DeletePageForm file={file} onDone={onClose} />
    </Dialog>
  );
}

function DeletePageForm({ file, onDone }: { file: SiteFile; onDone: () => void }) {
  const site = useSite();
  const [kind, setKind] = useState<Replacement['kind']>('redirect');
  const [to, setTo] = useState<string>('/');
  const remove = useDelete(onDone);
  const said = remove.data && !remove.data.ok ? remove.data.message : remove.error?.message;
  const targets = pagesOf(site).flatMap(({ address, title }) =>
    address !== undefined && address !== file.address ? { value: address, label: title } : [],
  );
  const replacement: Replacement = kind === 'redirect' ? { kind, to } : { kind };
  return (
    <Stack gap="md">
      <Users file={file} isRedirected={kind === 'redirect'} />
      <Radio.Group label={words.address} size="xs" value={kind} onChange={(value) => setKind(value)}>
        <Stack gap={8} mt={8}>
          <Radio size="xs" value="redirect" label={words.addresses.redirect} />
          <Radio size="xs" value="gone" label={words.addresses.gone} />
          <Radio size="xs" value="none" label={words.addresses.none} />
        </Stack>
      </Radio.Group>
      {kind === 'redirect' && (
        <Select
          size="xs"
          label={words.redirectTo}
          searchable
          allowDeselect={false}
          data={targets}
          value={to}
          onChange={(value) => value !== null && setTo(value)}
        />
      )}
      <footer className={classes.footer}>
        <Text size="xs" c={said ? 'red.9' : 'dimmed'} role="status" className={classes.said}>
          {said ?? words.hint}
        </Text>
        <Button size="xs" variant="default" onClick={onDone}>
          {texts.common.cancel}
        </Button>
        <Button
          size="xs"
          color="red.8"
          loading={remove.isPending}
          onClick={() => remove.mutate({ file: file.file, replacement })}
        >
          {words.confirm}
        </Button>
      </footer>
    </Stack>
  );
}

/** Lists what leads to a page. */
function Users({ file, isRedirected }: { file: SiteFile; isRedirected: boolean }) {
  const { collection } = file;
  const name = collection !== undefined ? file.file.replace(/^.*\/|\.yaml$/g, '') : (file.address ?? '');
  const { data: users } = useQuery({
    queryKey: ['usage', file.file],
    queryFn: () =>
      call('usage', collection === undefined ? { kind: 'page', name } : { kind: 'entry', collection, name }),
  });
  if (!users) return null;
  const titles = [...new Set(users.map(({ title }) => title))];
  if (titles.length === 0) return <Text size="sm">{words.notLinked}</Text>;
  return (
    <div>
      <Text size="sm">{words.linkedFrom}</Text>
      <ul className={classes.users}>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Text size="xs" c="dimmed">
        {isRedirected && collection === undefined ? words.linksFollow : words.linksRemain}
      </Text>
    </div>
  );
}

/** Deletes a page, then opens the home page. */
function useDelete(onDone: () => void) {
  const client = useQueryClient();
  const { show } = useView();
  return useMutation({
    mutationFn: (input: Parameters<typeof call<'deletePage'>>[1]) => inTurn(() => call('deletePage', input)),
    onSuccess: async ({ ok, message }) => {
      if (!ok) return;
      show({ page: '/', file: undefined, selected: undefined });
      await client.invalidateQueries();
      showStatus({ kind: 'saved', text: message });
      onDone();
    },
  });
}
