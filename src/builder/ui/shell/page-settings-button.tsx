import { ActionIcon, Tooltip } from '@mantine/core';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { flushSync } from 'react-dom';
import { texts } from '../../texts/texts.ts';
import { useCommand } from '../panels/commands/command-store.ts';
import { focusForm } from '../outline/focus.ts';
import { useOpenFile } from '../state/open-file.ts';
import { useView } from '../state/view.tsx';

/** Opens the fields of the page itself: its name, address, search texts and days. */
export function PageSettingsButton() {
  const { view, show } = useView();
  const file = useOpenFile()?.file;
  const isShown = view.selected?.file === file && view.selected?.path.length === 0;
  const open = () => {
    if (file === undefined) return;
    flushSync(() => show({ selected: { file, path: [] } }));
    focusForm();
  };
  useCommand({
    id: 'page-settings',
    label: texts.shell.pageSettings.label,
    keywords: texts.shell.pageSettings.keywords,
    icon: IconSettings,
    isDisabled: file === undefined,
    run: open,
  });
  return (
    <Tooltip label={texts.shell.pageSettings.hint}>
      <ActionIcon size={24} aria-label={texts.shell.pageSettings.label} aria-pressed={isShown} onClick={open}>
        <IconSettings size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
