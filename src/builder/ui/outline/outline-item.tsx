import { VisuallyHidden } from '@mantine/core';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { useCallback, useRef, type MouseEvent } from 'react';
import { texts } from '../../texts/texts.ts';
import { ListItems } from './list-items.tsx';
import classes from './outline.module.css';
import type { OutlineSection } from '../state/section-list.ts';
import { SectionMarks } from './section-marks.tsx';
import { SectionTools } from './section-tools.tsx';
import { useSectionDrag } from './use-section-drag.ts';

/** How a click chooses: the entry alone, a range up to it, or it in addition. */
export type ChooseMode = 'one' | 'range' | 'toggle';

interface OutlineItemProps {
  section: OutlineSection;
  /** The section as its file has it. */
  entry: Record<string, unknown>;
  total: number;
  isChosen: boolean;
  /** Whether the form shows it. */
  isCurrent: boolean;
  isTabStop: boolean;
  isExpanded: boolean;
  onChoose: (index: number, mode: ChooseMode) => void;
  onDrop: (from: number, gap: number) => void;
}

const modeOf = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): ChooseMode =>
  shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'one';

/** A section in the outline. */
export function OutlineItem({ section, entry, total, onChoose, onDrop, ...state }: OutlineItemProps) {
  const { index, title, typeTitle } = section;
  const { isChosen, isCurrent, isTabStop, isExpanded } = state;
  const element = useRef<HTMLLIElement>(null);
  const use = useCallback(() => {
    if (!isChosen) onChoose(index, 'one');
  }, [isChosen, index, onChoose]);
  const { edge, isDragging } = useSectionDrag(element, index, onDrop);
  return (
    <li
      ref={element}
      className={classes.item}
      aria-label={title}
      data-index={index}
      data-chosen={isChosen || undefined}
      data-current={isCurrent || undefined}
      data-hidden={section.hidden || undefined}
      data-edge={edge}
      data-dragging={isDragging || undefined}
    >
      <div className={classes.row}>
        <span className={classes.grip} aria-hidden>
          <IconGripVertical size={14} stroke={1.5} />
        </span>
        <button
          type="button"
          className={classes.main}
          data-control="row"
          data-row
          tabIndex={isTabStop ? 0 : -1}
          aria-current={isCurrent || undefined}
          onClick={(event) => onChoose(index, modeOf(event))}
        >
          <span className={classes.title}>{title}</span>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={classes.type}>{typeTitle}</span>
          {isChosen && !isCurrent && <VisuallyHidden>, {texts.outline.section.selected}</VisuallyHidden>}
        </button>
        <SectionMarks section={section} />
        <SectionTools section={section} total={total} isTabStop={isTabStop} onUse={use} />
      </div>
      {isCurrent && <ListItems index={index} entry={entry} isExpanded={isExpanded} />}
    </li>
  );
}
