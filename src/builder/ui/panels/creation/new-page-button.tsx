import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { texts } from '../../../texts/texts.ts';
import { useCommand } from '../commands/command-store.ts';
import { useOpenFile } from '../../state/open-file.ts';
import { useSite } from '../../state/queries.ts';
import { useMenuButton } from '../../state/use-menu-button.ts';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import classes from './creation.module.css';

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
      id: 'delete-page',
      ...texts.creation.deleteAction,
      description: file?.title,
      icon: IconTrash,
      isDisabled: !canDelete,
      run: deleting.open,
    },
  ] as const;
  const [copy, remove] = actions;
  useCommand(copy);
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
        </Menu.Dropdown>
      </Menu>
      <NewPageDialog opened={isCopying} onClose={copying.close} from={file?.file} />
      {file && <DeletePageDialog opened={isDeleting} onClose={deleting.close} file={file} />}
    </>
  );
}
