import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconDots, IconPlus, IconTrash } from '@tabler/icons-react';
import { useCommand } from '../commands/command-store.ts';
import { useSite } from '../state/queries.ts';
import { useView } from '../state/view.tsx';
import { DeletePageDialog } from './delete-page-dialog.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import classes from './creation.module.css';

/** Creates a page; its menu copies or deletes the open one. */
export function NewPageButton() {
  const { files } = useSite();
  const { view } = useView();
  const open = files.find(({ file, address }) =>
    view.file === undefined ? address === view.page : file === view.file,
  );
  const isPage = open?.group === 'pages' && open.address !== undefined;
  const canDelete = (isPage && open.address !== '/') || open?.group === 'case-studies';
  const [isCreating, creating] = useDisclosure();
  const [isCopying, copying] = useDisclosure();
  const [isDeleting, deleting] = useDisclosure();
  const description = open?.title;
  useCommand({ id: 'new-page', label: 'New page', keywords: 'create case study', icon: IconPlus, run: creating.open });
  useCommand({
    id: 'copy-page',
    label: 'Copy page…',
    keywords: 'duplicate',
    description,
    icon: IconCopy,
    isDisabled: !isPage,
    run: copying.open,
  });
  useCommand({
    id: 'delete-page',
    label: 'Delete page…',
    keywords: 'remove',
    description,
    icon: IconTrash,
    isDisabled: !canDelete,
    run: deleting.open,
  });
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        fz="sm"
        variant="subtle"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={creating.open}
      >
        New page
      </Button>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon size={24} aria-label="More about this page">
            <IconDots size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />}
            disabled={!isPage}
            onClick={copying.open}
          >
            Copy page…
          </Menu.Item>
          <Menu.Item
            color="red.9"
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            disabled={!canDelete}
            onClick={deleting.open}
          >
            Delete page…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <NewPageDialog opened={isCreating} onClose={creating.close} />
      <NewPageDialog opened={isCopying} onClose={copying.close} from={open?.file} />
      {open && <DeletePageDialog opened={isDeleting} onClose={deleting.close} file={open} />}
    </div>
  );
}
