import { Menu, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { SIGN_IN_PATH, SIGN_OUT_PATH } from '../../protocol/sign-in.ts';
import { signInTexts } from '../../texts/sign-in/sign-in-texts.ts';
import { drafts } from '../form/saving/unsaved.ts';
import { SidePanel } from '../kit/side-panel.tsx';
import { DevicesPanel } from '../panels/people/devices/devices-panel.tsx';
import { PeopleMarks } from '../panels/people/people-here.tsx';
import { PeoplePanel } from '../panels/people/people-panel.tsx';
import { useCommand } from '../panels/commands/command-store.ts';
import { TopBarButton } from '../panels/top-bar-button.tsx';
import { forgetSite } from '../state/kept/forget-site.ts';
import { showStatus } from '../state/status.ts';
import classes from './person-menu.module.css';

const toldBy = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="builder-${name}"]`)?.content;

/** The menu of the person who has signed in, and for owners the button "People". */
export function PersonMenu() {
  const { menu, devices } = signInTexts();
  const name = toldBy('person') ?? '';
  const [showsDevices, { open: openDevices, close: closeDevices }] = useDisclosure();
  const [isAdding, adding] = useDisclosure();
  useCommand({ id: 'devices', label: devices.title, icon: IconDevices, run: openDevices });
  useCommand({ id: 'sign-out', label: menu.signOut, icon: IconLogout, run: () => void signOut() });
  return (
    <>
      <PeopleMarks />
      {toldBy('role') === 'owner' && <PeopleButton />}
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <UnstyledButton className={classes.person} title={menu.person(name)}>
            {name}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDevices size={16} stroke={1.5} aria-hidden />} onClick={openDevices}>
            {devices.title}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} stroke={1.5} aria-hidden />} onClick={() => void signOut()}>
            {menu.signOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SidePanel title={devices.title} isOpen={showsDevices} close={closeDevices} isBelowDialog={isAdding}>
        <DevicesPanel isAdding={isAdding} add={adding.open} endAdding={adding.close} />
      </SidePanel>
    </>
  );
}

function PeopleButton() {
  const words = signInTexts().people;
  const [isOpen, { open, close }] = useDisclosure();
  const [isInviting, invitation] = useDisclosure();
  useCommand({ id: 'people', label: words.title, icon: IconUsers, run: open });
  return (
    <>
      <TopBarButton title={words.title} icon={IconUsers} onClick={open} />
      <SidePanel title={words.title} isOpen={isOpen} close={close} isBelowDialog={isInviting}>
        <PeoplePanel isInviting={isInviting} invite={invitation.open} endInviting={invitation.close} />
      </SidePanel>
    </>
  );
}

/** Signs out, after what was typed is saved. */
async function signOut(): Promise<void> {
  await drafts.flushAll();
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(SIGN_OUT_PATH, { method: 'POST', headers, body: '{}' }).catch(() => undefined);
  if (response?.ok) {
    await forgetSite().catch(() => undefined); // the next page tries again
    location.assign(SIGN_IN_PATH);
  } else showStatus({ kind: 'problem', text: signInTexts().problems.unreachable });
}
