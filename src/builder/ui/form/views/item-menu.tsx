import { ActionIcon, Menu } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { texts } from '../../../texts/texts.ts';
import type { ListItemProps } from './list-item.tsx';
import classes from './field.module.css';

const ICON = { size: 14, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with an item of a list. */
export function ItemMenu({
  index,
  count,
  list,
  name,
  isBegun,
  mayBeRemoved,
  mayBeCopied,
}: ListItemProps & { name: string }) {
  return (
    <Menu position="bottom-end" width={180} shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          className={classes.quiet}
          aria-label={texts.form.list.menu(name)}
        >
          <IconDots size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp {...ICON} />}
          disabled={isBegun || index === 0}
          onClick={() => void list.step(index, -1)}
        >
          {texts.common.moveUp}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown {...ICON} />}
          disabled={isBegun || index >= count - 1}
          onClick={() => void list.step(index, 1)}
        >
          {texts.common.moveDown}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy {...ICON} />}
          disabled={isBegun || !mayBeCopied}
          onClick={() => void list.duplicate(index)}
        >
          {texts.common.duplicate}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash {...ICON} />}
          color="red"
          disabled={!mayBeRemoved}
          onClick={() => void list.remove(index)}
        >
          {texts.common.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
