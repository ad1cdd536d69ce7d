import { VisuallyHidden } from '@mantine/core';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { memo, Suspense, useCallback, useRef, type MouseEvent } from 'react';
import type { Icon } from '@tabler/icons-react';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { texts } from '../../texts/texts.ts';
import classes from './outline.module.css';
import type { OutlineSection } from '../state/section-list.ts';
import { hidingFields, scheduleMark } from '../state/visibility.ts';
import { SectionTools } from './section-tools.tsx';
import { SectionExtras } from './section-extras.tsx';
import { useSite } from '../state/queries.ts';
import { isPhone } from '../state/use-is-phone.ts';
import { focusFormItself } from './focus.ts';
import { lazyEditing } from '../load-editing.ts';
import { useSectionDrag } from './use-section-drag.ts';
import { useTouchDrag } from './use-touch-drag.ts';
import { isEqual } from '../../../data/plain.ts';

const ListItems = lazyEditing((editing) => editing.ListItems);

/** How a click chooses: the entry alone, for one of its buttons, a range up to it, or it in addition. */
export type ChooseMode = 'one' | 'use' | 'range' | 'toggle';

interface OutlineItemProps {
  section: OutlineSection;
  /** The section as its file has it. */
  entry: Record<string, unknown>;
  /** The day as of which the page is shown. */
  day: string;
  total: number;
  isChosen: boolean;
  /** Whether the form shows it. */
  isCurrent: boolean;
  isTabStop: boolean;
  isExpanded: boolean;
  /** Whether it has its buttons already: they are three quarters of a list's elements, and show on the pointer or the focus only. */
  hasTools: boolean;
  /** Whether what is dragged would be dropped below it, since it's the last entry. */
  takesDrop: boolean;
  onChoose: (index: number, mode: ChooseMode) => void;
  onDrop: (from: number, gap: number) => void;
}

const modeOf = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): ChooseMode =>
  shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'one';

/** A section in the outline. It renders again only if something of it changed: the others stay while one moves. */
export const OutlineItem = memo(function OutlineItem({
  section,
  entry,
  day,
  total,
  onChoose,
  onDrop,
  hasTools,
  takesDrop,
  ...state
}: OutlineItemProps) {
  const { index, ...shown } = section;
  const { isChosen, isCurrent, isTabStop, isExpanded } = state;
  const element = useRef<HTMLLIElement>(null);
  const indexNow = useCallback(() => Number(element.current?.dataset['index']), []);
  const use = useCallback(() => {
    if (!isChosen) onChoose(indexNow(), 'use');
  }, [isChosen, indexNow, onChoose]);
  const isUnseen = hidingFields(section, { day }).length > 0;
  const { edge, isDragging } = useSectionDrag(element, index, onDrop);
  useTouchDrag(element, onDrop);
  return (
    <li
      ref={element}
      className={classes.item}
      aria-label={section.title}
      data-index={index}
      data-chosen={isChosen || undefined}
      data-current={isCurrent || undefined}
      data-hidden={isUnseen || undefined}
      data-edge={takesDrop ? 'after' : edge}
      data-dragging={isDragging || undefined}
    >
      <div className={classes.row}>
        <span className={classes.grip} data-handle aria-hidden>
          <IconGripVertical size={14} stroke={1.5} />
        </span>
        <ItemButton section={section} day={day} {...state} onChoose={onChoose} />
        <SectionMarks section={section} day={day} />
        <div className={classes.tools}>
          {hasTools && (
            <SectionTools
              section={shown}
              indexNow={indexNow}
              isFirst={index === 0}
              isLast={index === total - 1}
              isTabStop={isTabStop}
              onUse={use}
            />
          )}
        </div>
      </div>
      {isCurrent && (
        <Suspense>
          <ListItems index={index} entry={entry} isExpanded={isExpanded} />
        </Suspense>
      )}
    </li>
  );
}, isSame);

function isSame({ section, entry, ...others }: OutlineItemProps, next: OutlineItemProps): boolean {
  const { section: nextSection, entry: nextEntry, ...nextOthers } = next;
  const rest = Object.keys(others) as (keyof typeof others)[];
  return (
    rest.every((key) => others[key] === nextOthers[key]) &&
    isEqual(section, nextSection) &&
    (!others.isCurrent || isEqual(entry, nextEntry))
  );
}

/** The name of a section, which chooses it. */
function ItemButton({
  section,
  day,
  isChosen,
  isCurrent,
  isTabStop,
  onChoose,
}: Pick<OutlineItemProps, 'section' | 'day' | 'isChosen' | 'isCurrent' | 'isTabStop' | 'onChoose'>) {
  const { index, title, typeTitle } = section;
  const mark = scheduleMark(section, day);
  return (
    <button
      type="button"
      className={classes.main}
      data-control="row"
      data-row
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isCurrent || undefined}
      onClick={(event) => {
        onChoose(index, modeOf(event));
        // A tap has a pointer; the arrow keys click, too, and stay in the list.
        if (event.detail > 0 && isPhone()) requestAnimationFrame(focusFormItself);
      }}
    >
      <span className={classes.title}>{title}</span>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={classes.type}>
        {typeTitle}
        {mark !== undefined && (
          // The mark beside the title is read aloud.
          <span aria-hidden className={classes.days}>
            {mark}
          </span>
        )}
      </span>
      {isChosen && !isCurrent && <VisuallyHidden>, {texts.outline.section.selected}</VisuallyHidden>}
    </button>
  );
}

/** Icons for what is special about a section: hidden, shared, a draft, scheduled, in some regions only. */
function SectionMarks({ section, day }: Pick<OutlineItemProps, 'section' | 'day'>) {
  const { regions } = useSite();
  const names = section.regions?.map((code) => regions.find((one) => one.code === code)?.name ?? code);
  const marks: (readonly [Icon, string | undefined])[] = [
    [IconLink, section.shared && texts.outline.marks.shared(section.shared.pages.length)],
    [IconWorld, names && texts.outline.marks.onlyIn(names.join(', '))],
    [IconCalendar, scheduleMark(section, day)],
    [IconPencil, section.draft ? texts.common.draft : undefined],
    [IconEyeOff, section.hidden ? texts.outline.marks.hidden : undefined],
  ];
  return (
    <span className={classes.marks}>
      <SectionExtras section={section} />
      {marks.map(
        ([Drawing, words]) =>
          words !== undefined && (
            <span key={words} data-tooltip={words}>
              <Drawing size={14} stroke={1.5} aria-hidden />
              <VisuallyHidden>, {words}</VisuallyHidden>
            </span>
          ),
      )}
    </span>
  );
}
