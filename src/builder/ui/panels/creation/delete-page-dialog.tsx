import { Button, Radio, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SiteFile } from '../../../protocol/answers.ts';
import type { Replacement } from '../../../protocol/calls.ts';
import { texts } from '../../../texts/texts.ts';
import { pagesOf } from '../../form/controls/link-targets.ts';
import { inTurn } from '../../form/saving/in-turn.ts';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useKeptInput, type KeptInput } from '../../kit/dialogs/use-kept-input.ts';
import { useFirstMatch } from '../../kit/use-first-match.ts';
import { call } from '../../state/api.ts';
import { useSite } from '../../state/queries.ts';
import { showStatus } from '../../state/status.ts';
import { useShow } from '../../state/view.tsx';
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

/** What happens to the address of the page. */
interface Choice {
  kind: Replacement['kind'];
  /** Where it leads, if it's redirected. */
  to: string;
}

function DeletePageForm({ file, onDone }: { file: SiteFile; onDone: () => void }) {
  const input = useKeptInput<Choice>(`delete:${file.file}`, { kind: 'redirect', to: '/' });
  const { kind, to } = input.value;
  const remove = useDelete(() => {
    input.forget();
    onDone();
  });
  const said = remove.data && !remove.data.ok ? remove.data.message : remove.error?.message;
  const replacement: Replacement = kind === 'redirect' ? { kind, to } : { kind };
  return (
    <Stack gap="md">
      <Users file={file} isRedirected={kind === 'redirect'} />
      <AddressChoice file={file} input={input} />
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

function AddressChoice({ file, input }: { file: SiteFile; input: KeptInput<Choice> }) {
  const { kind, to } = input.value;
  const search = useFirstMatch();
  const targets = pagesOf(useSite()).flatMap(({ address, title }) =>
    address !== undefined && address !== file.address ? { value: address, label: title } : [],
  );
  return (
    <>
      <Radio.Group
        label={words.address}
        size="xs"
        value={kind}
        onChange={(value) => input.change((last) => ({ ...last, kind: value }))}
      >
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
          {...search}
          allowDeselect={false}
          data={targets}
          value={to}
          onChange={(value) => value !== null && input.change((last) => ({ ...last, to: value }))}
        />
      )}
    </>
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
  const show = useShow();
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
