import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBookmarkPlus from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import type { SiteFile } from '../../../protocol/answers.ts';
import { texts } from '../../../texts/texts.ts';
import { SaveTemplateDialog } from '../../outline/templates/save-template-dialog.tsx';
import { useOpenFile } from '../../state/open-file.ts';
import { setTemplatesOpen } from '../../state/open-templates.ts';
import { useSite } from '../../state/queries.ts';
import { useMenuButton } from '../../state/use-menu-button.ts';
import { useCommand } from '../commands/command-store.ts';
import { TemplatesDialog } from '../templates/templates-dialog.tsx';
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

/** What is asked about the open page. */
type PageQuestion = 'copy' | 'template' | 'delete';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

function PageMenu() {
  const file = useOpenFile();
  const [question, ask] = useState<PageQuestion>();
  const { button, fromButton } = useMenuButton();
  const actions = usePageActions(file, ask);
  const close = () => ask(undefined);
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon ref={button} size={24} aria-label={texts.creation.moreActions}>
            <IconDots {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map(({ id, label, icon: Drawing, isDisabled, run }) => (
            <Menu.Item
              key={id}
              {...(id === 'delete-page' && { color: 'red.9' })}
              leftSection={<Drawing {...ICON} />}
              disabled={isDisabled}
              onClick={fromButton(run)}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={<IconBookmark {...ICON} />} onClick={fromButton(() => setTemplatesOpen(true))}>
            {texts.templates.manage.label}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <NewPageDialog opened={question === 'copy'} onClose={close} from={file?.file} />
      {question === 'template' && file && <SaveTemplateDialog file={file.file} title={file.title} onClose={close} />}
      {file && <DeletePageDialog opened={question === 'delete'} onClose={close} file={file} />}
      <TemplatesDialog />
    </>
  );
}

/** Returns what can be done with the open page, and lists it in the command palette. */
function usePageActions(file: SiteFile | undefined, ask: (question: PageQuestion) => void) {
  const isPage = file?.group === 'pages' && file.address !== undefined;
  const canDelete = (isPage && file.address !== '/') || file?.group === 'entries';
  const description = file?.title;
  const copy = {
    id: 'copy-page',
    ...texts.creation.copyAction,
    description,
    icon: IconCopy,
    isDisabled: !isPage,
    run: () => ask('copy'),
  };
  const save = {
    id: 'save-template',
    ...texts.templates.saveAction,
    description,
    icon: IconBookmarkPlus,
    isDisabled: !isPage,
    run: () => ask('template'),
  };
  const remove = {
    id: 'delete-page',
    ...texts.creation.deleteAction,
    description,
    icon: IconTrash,
    isDisabled: !canDelete,
    run: () => ask('delete'),
  };
  useCommand(copy);
  useCommand(save);
  useCommand(remove);
  return [copy, save, remove] as const;
}
