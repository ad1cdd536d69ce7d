import { ActionIcon, Menu, Text } from '@mantine/core';
import IconAnchor from '@tabler/icons-react/dist/esm/icons/IconAnchor.mjs';
import IconArrowMoveRight from '@tabler/icons-react/dist/esm/icons/IconArrowMoveRight.mjs';
import IconClipboardPlus from '@tabler/icons-react/dist/esm/icons/IconClipboardPlus.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { texts } from '../../texts/texts.ts';
import { useSite } from '../state/queries.ts';
import { useMenuButton } from '../state/use-menu-button.ts';
import { useSectionActions } from './section-actions.ts';
import type { OutlineSection } from '../state/section-list.ts';

const words = texts.outline.menu;

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const Shortcut = ({ keys }: { keys: string }) => (
  <Text span fz="xs" c="dimmed">
    {keys}
  </Text>
);

interface SectionMenuProps {
  section: OutlineSection;
  isTabStop: boolean;
  onOpen: () => void;
}

/** The menu "More" of a section: everything that has no button. */
export function SectionMenu({ section, isTabStop, onOpen }: SectionMenuProps) {
  const actions = useSectionActions();
  const { button, fromButton } = useMenuButton();
  return (
    <Menu position="bottom-end" width={232} onOpen={onOpen} withinPortal>
      <Menu.Target>
        <ActionIcon ref={button} size={24} aria-label={words.title} data-control="more" tabIndex={isTabStop ? 0 : -1}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowMoveRight {...ICON} />} onClick={fromButton(actions.askWhere)}>
          {words.move}
        </Menu.Item>
        <Menu.Item leftSection={<IconAnchor {...ICON} />} onClick={fromButton(() => actions.askAnchor(section.index))}>
          {words.changeLinkName}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconCopy {...ICON} />}
          rightSection={<Shortcut keys="Ctrl C" />}
          onClick={actions.copy}
        >
          {words.copy}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconClipboardPlus {...ICON} />}
          rightSection={<Shortcut keys="Ctrl V" />}
          onClick={actions.paste}
        >
          {words.paste}
        </Menu.Item>
        <Menu.Divider />
        {section.shared ? (
          <Menu.Item leftSection={<IconLinkOff {...ICON} />} onClick={() => actions.makeOwn(section.index)}>
            {words.detach}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconLink {...ICON} />} onClick={fromButton(() => actions.askShared(section.index))}>
            {words.share}
          </Menu.Item>
        )}
        <RegionItems section={section} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** One entry for each region: whether it shows the section. */
function RegionItems({ section }: { section: OutlineSection }) {
  const { regions } = useSite();
  const { toggleRegion } = useSectionActions();
  const all = regions.map(({ code }) => code);
  const shown = section.regions ?? all;
  if (regions.length < 2) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{words.shownIn}</Menu.Label>
      {regions.map(({ code, name }) => {
        const isShown = shown.includes(code);
        const isLast = isShown && shown.length === 1;
        return (
          <Menu.CheckboxItem
            key={code}
            checked={isShown}
            closeMenuOnClick={false}
            disabled={isLast}
            onChange={() => toggleRegion(section.index, code, !isShown)}
          >
            {name}
          </Menu.CheckboxItem>
        );
      })}
    </>
  );
}
