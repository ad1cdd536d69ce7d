import { Menu, UnstyledButton } from '@mantine/core';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { SIGN_IN_PATH, SIGN_OUT_PATH } from '../../protocol/sign-in.ts';
import { signInTexts } from '../../texts/sign-in/sign-in-texts.ts';
import { drafts } from '../form/saving/unsaved.ts';
import { useCommand } from '../panels/commands/command-store.ts';
import { showStatus } from '../state/status.ts';
import classes from './person-menu.module.css';

/** The menu of the person who has signed in. */
export function PersonMenu() {
  const { menu } = signInTexts();
  const name = document.querySelector<HTMLMetaElement>('meta[name="builder-person"]')?.content ?? '';
  useCommand({ id: 'sign-out', label: menu.signOut, icon: IconLogout, run: () => void signOut() });
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.person} title={menu.person(name)}>
          {name}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.5} aria-hidden />} onClick={() => void signOut()}>
          {menu.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Signs out, after what was typed is saved. */
async function signOut(): Promise<void> {
  await drafts.flushAll();
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(SIGN_OUT_PATH, { method: 'POST', headers, body: '{}' }).catch(() => undefined);
  if (response?.ok) location.assign(SIGN_IN_PATH);
  else showStatus({ kind: 'problem', text: signInTexts().problems.unreachable });
}
