import { ActionIcon, Button, Menu, Radio, Select, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBookmarkPlus from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '../../../texts/texts.ts';
import { useCommand } from '../commands/command-store.ts';
import { useOpenFile } from '../../state/open-file.ts';
import { useSite } from '../../state/queries.ts';
import { useMenuButton } from '../../state/use-menu-button.ts';
import { setTemplatesOpen } from '../../state/open-templates.ts';
import { SaveTemplateDialog } from '../../outline/templates/save-template-dialog.tsx';
import { TemplatesDialog } from '../templates/templates-dialog.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import classes from './creation.module.css';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { useKeptInput } from '../../kit/dialogs/use-kept-input.ts';
import type { Replacement } from '../../../protocol/calls.ts';
import type { SiteFile } from '../../../protocol/answers.ts';
import { call } from '../../state/api.ts';
import { pagesOf } from '../../form/controls/link-control.tsx';
import { inTurn } from '../../form/saving/in-turn.ts';
import { showStatus } from '../../state/status.ts';
import { useShow } from '../../state/view.tsx';

/** Creates a page or an entry; the menu beside it copies or deletes the open one. */
export function NewPageButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const { label, keywords } = texts.creation.newPage;
  const kinds = useSite().collections.map(({ title }) => title);
  useCommand({ id: 'new-page', label, keywords: [keywords, ...kinds].join(' '), icon: IconPlus, run: open });
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        fz="sm"
        variant="subtle"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {label}
      </Button>
      <PageMenu />
      <NewPageDialog opened={isOpen} onClose={close} />
    </div>
  );
}

function PageMenu() {
  const file = useOpenFile();
  const isPage = file?.group === 'pages' && file.address !== undefined;
  const canDelete = (isPage && file.address !== '/') || file?.group === 'entries';
  const [isCopying, copying] = useDisclosure();
  const [isSaving, saving] = useDisclosure();
  const [isDeleting, deleting] = useDisclosure();
  const { button, fromButton } = useMenuButton();
  const actions = [
    {
      id: 'copy-page',
      ...texts.creation.copyAction,
      description: file?.title,
      icon: IconCopy,
      isDisabled: !isPage,
      run: copying.open,
    },
    {
      id: 'save-template',
      ...texts.templates.saveAction,
      description: file?.title,
      icon: IconBookmarkPlus,
      isDisabled: !isPage,
      run: saving.open,
    },
    {
      id: 'delete-page',
      ...texts.creation.deleteAction,
      description: file?.title,
      icon: IconTrash,
      isDisabled: !canDelete,
      run: deleting.open,
    },
  ] as const;
  const [copy, save, remove] = actions;
  useCommand(copy);
  useCommand(save);
  useCommand(remove);
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon ref={button} size={24} aria-label={texts.creation.moreActions}>
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map(({ id, label, icon: Drawing, isDisabled, run }) => (
            <Menu.Item
              key={id}
              {...(id === 'delete-page' && { color: 'red.9' })}
              leftSection={<Drawing size={16} stroke={1.5} aria-hidden />}
              disabled={isDisabled}
              onClick={fromButton(run)}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconBookmark size={16} stroke={1.5} aria-hidden />}
            onClick={fromButton(() => setTemplatesOpen(true))}
          >
            {texts.templates.manage.label}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isSaving && file && <SaveTemplateDialog file={file.file} title={file.title} onClose={saving.close} />}
      <TemplatesDialog />
      <NewPageDialog opened={isCopying} onClose={copying.close} from={file?.file} />
      {file && <DeletePageDialog opened={isDeleting} onClose={deleting.close} file={file} />}
    </>
  );
}

const words = texts.creation.deletion;

interface DeletePageDialogProps {
  opened: boolean;
  onClose: () => void;
  file: SiteFile;
}

/** Says who links to a page, asks where its visitors go, and deletes it. */
function DeletePageDialog({ opened, onClose, file }: DeletePageDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={words.title(file.title)} size={480}>
      <DeletePageForm file={file} onDone={onClose} />
    </Dialog>
  );
}

function DeletePageForm({ file, onDone }: { file: SiteFile; onDone: () => void }) {
  const site = useSite();
  const input = useKeptInput<{ kind: Replacement['kind']; to: string }>(`delete:${file.file}`, {
    kind: 'redirect',
    to: '/',
  });
  const { kind, to } = input.value;
  const remove = useDelete(() => {
    input.forget();
    onDone();
  });
  const said = remove.data && !remove.data.ok ? remove.data.message : remove.error?.message;
  const targets = pagesOf(site).flatMap(({ address, title }) =>
    address !== undefined && address !== file.address ? { value: address, label: title } : [],
  );
  const replacement: Replacement = kind === 'redirect' ? { kind, to } : { kind };
  return (
    <Stack gap="md">
      <Users file={file} isRedirected={kind === 'redirect'} />
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
          searchable
          allowDeselect={false}
          data={targets}
          value={to}
          onChange={(value) => value !== null && input.change((last) => ({ ...last, to: value }))}
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
