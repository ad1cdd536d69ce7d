import { ActionIcon, Menu, Text } from '@mantine/core';
import IconBookmarkPlus from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconAnchor from '@tabler/icons-react/dist/esm/icons/IconAnchor.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconArrowMoveRight from '@tabler/icons-react/dist/esm/icons/IconArrowMoveRight.mjs';
import IconClipboardPlus from '@tabler/icons-react/dist/esm/icons/IconClipboardPlus.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { Suspense } from 'react';
import { texts } from '../../texts/texts.ts';
import { lazyEditing } from '../load-editing.ts';
import { useSectionActions } from './section-actions.ts';
import type { OutlineSection } from '../state/section-list.ts';
import { useSite } from '../state/queries.ts';
import { useMenuButton } from '../state/use-menu-button.ts';

/** What the buttons show of a section. */
export type ToolsSection = Omit<OutlineSection, 'index'>;

const NotesItem = lazyEditing((editing) => editing.NotesItem);

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const Shortcut = ({ keys }: { keys: string }) => (
  <Text span fz="xs" c="dimmed">
    {keys}
  </Text>
);

interface SectionMenuProps {
  section: ToolsSection;
  indexNow: () => number;
  isTabStop: boolean;
  onOpen: () => void;
}

/** The menu "More" of a section: everything that has no button. */
export function SectionMenu({ section, indexNow, isTabStop, onOpen }: SectionMenuProps) {
  const actions = useSectionActions();
  const { button, fromButton } = useMenuButton();
  return (
    <Menu position="bottom-end" width={232} onOpen={onOpen} withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={button}
          size={24}
          aria-label={texts.outline.menu.title}
          data-control="more"
          tabIndex={isTabStop ? 0 : -1}
        >
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowMoveRight {...ICON} />} onClick={fromButton(actions.askWhere)}>
          {texts.outline.menu.move}
        </Menu.Item>
        <Menu.Item leftSection={<IconCalendar {...ICON} />} onClick={fromButton(actions.askDates)}>
          {texts.outline.menu.dates}
        </Menu.Item>
        <Menu.Item leftSection={<IconAnchor {...ICON} />} onClick={fromButton(() => actions.askAnchor(indexNow()))}>
          {texts.outline.menu.changeLinkName}
        </Menu.Item>
        <Suspense>
          <NotesItem title={section.title} indexNow={indexNow} fromButton={fromButton} />
        </Suspense>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconCopy {...ICON} />}
          rightSection={<Shortcut keys="Ctrl C" />}
          onClick={actions.copy}
        >
          {texts.outline.menu.copy}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconClipboardPlus {...ICON} />}
          rightSection={<Shortcut keys="Ctrl V" />}
          onClick={actions.paste}
        >
          {texts.outline.menu.paste}
        </Menu.Item>
        <Menu.Divider />
        <ReuseItems section={section} indexNow={indexNow} fromButton={fromButton} />
        <RegionItems section={section} indexNow={indexNow} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface ReuseItemsProps extends Pick<SectionMenuProps, 'section' | 'indexNow'> {
  fromButton: (run: () => void) => () => void;
}

/** What lets other pages have the section, too: the same one, or a copy of it. */
function ReuseItems({ section, indexNow, fromButton }: ReuseItemsProps) {
  const actions = useSectionActions();
  return (
    <>
      {section.shared ? (
        <Menu.Item leftSection={<IconLinkOff {...ICON} />} onClick={() => actions.makeOwn(indexNow())}>
          {texts.outline.menu.detach}
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconLink {...ICON} />} onClick={fromButton(() => actions.askShared(indexNow()))}>
          {texts.outline.menu.share}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconBookmarkPlus {...ICON} />}
        onClick={fromButton(() => actions.askTemplate(indexNow()))}
      >
        {texts.outline.menu.saveTemplate}
      </Menu.Item>
    </>
  );
}

/** One entry for each region: whether it shows the section. */
function RegionItems({ section, indexNow }: Pick<SectionMenuProps, 'section' | 'indexNow'>) {
  const { regions } = useSite();
  const { toggleRegion } = useSectionActions();
  const all = regions.map(({ code }) => code);
  const shown = section.regions ?? all;
  if (regions.length < 2) return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{texts.outline.menu.shownIn}</Menu.Label>
      {regions.map(({ code, name }) => {
        const isShown = shown.includes(code);
        const isLast = isShown && shown.length === 1;
        return (
          <Menu.CheckboxItem
            key={code}
            checked={isShown}
            closeMenuOnClick={false}
            disabled={isLast}
            onChange={() => toggleRegion(indexNow(), code, !isShown)}
          >
            {name}
          </Menu.CheckboxItem>
        );
      })}
    </>
  );
}
