import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconGitBranch from '@tabler/icons-react/dist/esm/icons/IconGitBranch.mjs';
import { draftTexts } from '../../../texts/drafts/draft-texts.ts';
import { useMenuButton } from '../../state/use-menu-button.ts';
import { useIsPhone } from '../../state/use-is-phone.ts';
import { useCommand } from '../commands/command-store.ts';
import { DraftDialogs } from './draft-dialogs.tsx';
import { useDraftEntries } from './draft-entries.ts';
import classes from './drafts.module.css';
import { ownDraft, type OwnDraft } from './own-draft.ts';
import { switchDraft } from './switch-draft.ts';
import { draftDialog, useOwnDraft } from './use-drafts.ts';

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The menu of drafts. On a phone, only the command opens them. Nothing where there is only one. */
export function DraftMenu() {
  const own = ownDraft();
  return own ? <MenuOf own={own} /> : null;
}

function MenuOf({ own }: { own: OwnDraft }) {
  const words = draftTexts();
  const isPhone = useIsPhone();
  useOwnDraft(own);
  useCommand({
    id: 'drafts',
    label: `${words.prefix} ${own.name}`,
    keywords: words.keywords,
    icon: IconGitBranch,
    run: () => draftDialog.set('choose'),
  });
  return (
    <>
      {!isPhone && <WideMenu own={own} />}
      <DraftDialogs own={own} />
    </>
  );
}

function WideMenu({ own }: { own: OwnDraft }) {
  const words = draftTexts();
  const [isOpen, { open, close }] = useDisclosure();
  const { button, fromButton } = useMenuButton();
  const { drafts, actions, ended, isLoading, problem } = useDraftEntries(own, isOpen);
  return (
    <Menu opened={isOpen} onOpen={open} onClose={close} position="bottom-end" width={260}>
      <Menu.Target>
        <Button
          ref={button}
          size="xs"
          variant={own.id === '' ? 'default' : 'filled'}
          color="grape.9"
          className={classes.button}
          data-main={own.id === '' || undefined}
          title={`${words.prefix} ${own.name}`}
          leftSection={<IconGitBranch {...ICON} />}
          rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
        >
          <span className={classes.name}>
            <span className={classes.prefix}>{words.prefix} </span>
            {own.name}
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <Menu.RadioGroup value={own.id} onChange={(id) => id !== own.id && void switchDraft(id)}>
          {drafts.map(({ id, name, hint }) => (
            <Menu.RadioItem key={id} value={id}>
              {name}
              {hint !== undefined && <span className={classes.hint}>{hint}</span>}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {(isLoading || problem !== undefined) && <Menu.Label>{problem ?? words.loading}</Menu.Label>}
        {actions.length > 0 && <Menu.Divider />}
        {actions.map(({ id, label, icon: Drawing, run }) => (
          <Menu.Item key={id} leftSection={<Drawing {...ICON} />} onClick={fromButton(run)}>
            {label}
          </Menu.Item>
        ))}
        {ended.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label>{words.ended.title}</Menu.Label>
            {ended.map(({ id, label, hint, icon: Drawing, run }) => (
              <Menu.Item key={id} leftSection={<Drawing {...ICON} />} onClick={run}>
                {label}
                <span className={classes.hint}>{hint}</span>
              </Menu.Item>
            ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
