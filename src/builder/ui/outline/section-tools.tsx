import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { memo } from 'react';
import { isEqual } from '../../../data/plain.ts';
import { texts } from '../../texts/texts.ts';
import type { OutlineControl } from './choice-store.ts';
import { useSectionActions } from './section-actions.ts';
import { SectionMenu, type ToolsSection } from './section-menu.tsx';

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
    <ActionIcon
      data-tooltip={label}
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
  );
}

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
    <>
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
    </>
  );
}, isSame);

function isSame(
  { section, ...others }: SectionToolsProps,
  { section: next, ...nextOthers }: SectionToolsProps,
): boolean {
  const rest = Object.keys(others) as (keyof typeof others)[];
  return rest.every((key) => others[key] === nextOthers[key]) && isEqual(section, next);
}
