import { ActionIcon, Tooltip, Menu, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconBookmarkPlus from '@tabler/icons-react/dist/esm/icons/IconBookmarkPlus.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconAnchor from '@tabler/icons-react/dist/esm/icons/IconAnchor.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconArrowMoveRight from '@tabler/icons-react/dist/esm/icons/IconArrowMoveRight.mjs';
import IconClipboardPlus from '@tabler/icons-react/dist/esm/icons/IconClipboardPlus.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { memo } from 'react';
import { isEqual } from '../../../data/plain.ts';
import { texts } from '../../texts/texts.ts';
import type { OutlineControl } from './choice-store.ts';
import classes from './outline.module.css';
import { useSectionActions } from './section-actions.ts';
import type { OutlineSection } from '../state/section-list.ts';
import { useSite } from '../state/queries.ts';
import { useMenuButton } from '../state/use-menu-button.ts';

interface ToolProps {
  label: string;
  control: OutlineControl;
  icon: Icon;
  isTabStop: boolean;
  /** Whether the button does nothing at the moment. It stays focusable. */
  isOff?: boolean;
  onClick: () => void;
}

/** A button of a section. */
function Tool({ label, control, icon: Drawing, isTabStop, isOff = false, onClick }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={24}
        aria-label={label}
        aria-disabled={isOff || undefined}
        data-disabled={isOff || undefined}
        data-control={control}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onClick}
      >
        <Drawing size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** What the buttons show of a section. */
type ToolsSection = Omit<OutlineSection, 'index'>;

interface SectionToolsProps {
  section: ToolsSection;
  /** Returns the section's index when a button is pressed: the buttons stay as they are while it moves. */
  indexNow: () => number;
  isFirst: boolean;
  isLast: boolean;
  isTabStop: boolean;
  /** Makes the section the chosen one, unless it's among the chosen ones already. */
  onUse: () => void;
}

/** The buttons of a section. */
export const SectionTools = memo(function SectionTools({
  section,
  indexNow,
  isFirst,
  isLast,
  isTabStop,
  onUse,
}: SectionToolsProps) {
  const actions = useSectionActions();
  const use = (action: () => void) => () => {
    onUse();
    action();
  };
  const common = { isTabStop };
  return (
    <div className={classes.tools}>
      <Tool
        {...common}
        label={texts.common.moveUp}
        control="up"
        icon={IconArrowUp}
        isOff={isFirst}
        onClick={use(() => actions.moveUp('up'))}
      />
      <Tool
        {...common}
        label={texts.common.moveDown}
        control="down"
        icon={IconArrowDown}
        isOff={isLast}
        onClick={use(() => actions.moveDown('down'))}
      />
      <Tool
        {...common}
        label={texts.common.duplicate}
        control="duplicate"
        icon={IconCopy}
        onClick={use(() => actions.duplicate('row'))}
      />
      <Tool
        {...common}
        label={section.hidden ? texts.outline.tools.show : texts.outline.tools.hide}
        control="hide"
        icon={section.hidden ? IconEyeOff : IconEye}
        onClick={use(() => actions.toggleHidden('hide'))}
      />
      <Tool
        {...common}
        label={texts.common.remove}
        control="remove"
        icon={IconTrash}
        onClick={use(() => actions.remove('remove'))}
      />
      <SectionMenu section={section} indexNow={indexNow} isTabStop={isTabStop} onOpen={onUse} />
    </div>
  );
}, isSame);

function isSame(
  { section, ...others }: SectionToolsProps,
  { section: next, ...nextOthers }: SectionToolsProps,
): boolean {
  const rest = Object.keys(others) as (keyof typeof others)[];
  return rest.every((key) => others[key] === nextOthers[key]) && isEqual(section, next);
}

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
function SectionMenu({ section, indexNow, isTabStop, onOpen }: SectionMenuProps) {
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
        <RegionItems section={section} indexNow={indexNow} />
      </Menu.Dropdown>
    </Menu>
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
