import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { texts } from '../../texts/texts.ts';
import type { OutlineControl } from './choice-store.ts';
import classes from './outline.module.css';
import { useSectionActions } from './section-actions.ts';
import type { OutlineSection } from '../state/section-list.ts';
import { SectionMenu } from './section-menu.tsx';

const words = texts.outline.tools;

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

interface SectionToolsProps {
  section: OutlineSection;
  /** Number of sections on the page. */
  total: number;
  isTabStop: boolean;
  /** Makes the section the chosen one, unless it's among the chosen ones already. */
  onUse: () => void;
}

/** The buttons of a section. */
export function SectionTools({ section, total, isTabStop, onUse }: SectionToolsProps) {
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
        isOff={section.index === 0}
        onClick={use(() => actions.moveUp('up'))}
      />
      <Tool
        {...common}
        label={texts.common.moveDown}
        control="down"
        icon={IconArrowDown}
        isOff={section.index === total - 1}
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
        label={section.hidden ? words.show : words.hide}
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
      <SectionMenu section={section} isTabStop={isTabStop} onOpen={onUse} />
    </div>
  );
}
