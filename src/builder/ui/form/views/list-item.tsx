import { Button, UnstyledButton, ActionIcon, Menu } from '@mantine/core';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { useContext, useId, useMemo, type ReactNode, useEffect, useRef, useState } from 'react';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { texts } from '../../../texts/texts.ts';
import type { FormField } from '../model/form-field.ts';
import { shownNameOf } from '../model/walk-fields.ts';
import { useForm } from '../saving/form-state.tsx';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { TrailContext } from '../saving/use-leaf.ts';
import type { useList } from '../saving/use-list.ts';
import { RenderField } from './render-field.tsx';
import { Fields } from './group-view.tsx';
import { groupProps } from '../problems/messages.tsx';
import { useOpen } from './use-open.ts';
import classes from './field.module.css';
import { formatPath, isAtOrBelow } from '../../../../data/path.ts';
import { edgeAt, type Edge } from '../../state/drag-edge.ts';

export interface ListItemProps {
  item: FormField;
  index: number;
  /** The number of items that can change places: one that was only begun stays at the end. */
  count: number;
  listKey: string;
  isBegun: boolean;
  mayBeRemoved: boolean;
  mayBeCopied: boolean;
  list: ReturnType<typeof useList>;
}

/** An item of a list: a line that opens if it has fields of its own, else its input. */
export function ListItem(props: ListItemProps) {
  const { item, index, count, listKey, list, isBegun } = props;
  const {
    item: itemRef,
    handle: handleRef,
    edge,
  } = useItemDrag(listKey, index, (from, to) => void list.move(from, Math.min(to, count - 1)));
  const { site } = useForm();
  const name = shownNameOf(item, site) ?? (isBegun ? texts.form.list.newItem : item.title);
  const trail = useContext(TrailContext);
  const ownTrail = useMemo(() => [...trail, name], [trail, name]);
  const id = useId();
  const isGroup = item.shape === 'group';
  const handle = (
    <span ref={handleRef} className={classes.handle} aria-hidden hidden={isBegun}>
      <IconGripVertical size={14} stroke={1.5} />
    </span>
  );
  const note = isBegun && <BegunNote onDiscard={() => void list.remove(index)} />;
  return (
    <li ref={itemRef} className={classes.item} data-edge={edge} data-begun={isBegun || undefined}>
      {isGroup ? (
        <TrailContext value={ownTrail}>
          <Collapsible {...props} id={id} name={name} handle={handle}>
            <Fields id={id} path={item.path} fields={item.fields} absent={item.absent} />
            {note}
          </Collapsible>
        </TrailContext>
      ) : (
        <div className={classes.inlineItem}>
          {handle}
          <div className={classes.inlineField}>
            <RenderField field={item} />
            {note}
          </div>
          <ItemMenu {...props} name={name} />
        </div>
      )}
    </li>
  );
}

/** An item's line, and its fields below while it's open. */
function Collapsible({
  id,
  name,
  handle,
  children,
  ...props
}: ListItemProps & { id: string; name: string; handle: ReactNode; children: ReactNode }) {
  const { item, isBegun, count } = props;
  const { focused, problems, additionAt } = useForm();
  const ref = useFocusedField(item.path);
  const isWanted = focused !== undefined && isAtOrBelow(focused, item.path);
  const isNew = isBegun || additionAt(item.path) !== undefined;
  const [isOpen, setOpen] = useOpen(isWanted, focused, isNew || (count === 1 && item.path.length < 5));
  const own = problems.get(formatPath(item.path)) ?? [];
  const hasProblem = [...problems.keys()].some((path) => path.startsWith(formatPath(item.path)));
  return (
    <div ref={ref} {...groupProps(id, isOpen ? own : [])}>
      <div className={classes.line}>
        {handle}
        <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconChevronRight size={14} stroke={1.5} className={classes.chevron} aria-hidden />
          <span id={id} className={classes.itemName}>
            {name}
          </span>
          {hasProblem && !isOpen && <span className={classes.dot} role="img" aria-label={texts.form.list.hasProblem} />}
        </UnstyledButton>
        <ItemMenu {...props} name={name} />
      </div>
      {isOpen && <div className={classes.itemFields}>{children}</div>}
    </div>
  );
}

/** Says that something isn't saved before it's filled in. */
export function BegunNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={classes.begun}>
      <span>{texts.form.list.begun}</span>
      <Button variant="subtle" color="gray" size="compact-xs" onClick={onDiscard}>
        {texts.common.discard}
      </Button>
    </div>
  );
}

const ICON = { size: 14, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with an item of a list. */
function ItemMenu({ index, count, list, name, isBegun, mayBeRemoved, mayBeCopied }: ListItemProps & { name: string }) {
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

/** Makes a list's item draggable by its handle, and lets others be dropped before or after it. */
function useItemDrag(list: string, index: number, move: (from: number, to: number) => void) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const latest = useRef(move);
  const [edge, setEdge] = useState<Edge | undefined>();
  useEffect(() => {
    latest.current = move;
  }, [move]);
  useEffect(() => {
    const [element, dragHandle] = [item.current, handle.current];
    if (!element || !dragHandle) return;
    const isOther = (data: Record<string | symbol, unknown>) => data['list'] === list && data['index'] !== index;
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ list, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list,
        getData: ({ input }) => ({ edge: edgeAt(element, input.clientY) }),
        onDrag: ({ self, source }) => setEdge(isOther(source.data) ? (self.data['edge'] as Edge) : undefined),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          if (isOther(source.data))
            latest.current(...placeFor(Number(source.data['index']), index, self.data['edge'] as Edge));
        },
      }),
    );
  }, [list, index]);
  return { item, handle, edge };
}

/** Returns the index of a dragged item before and after; the latter counts after it was taken out. */
function placeFor(from: number, target: number, edge: Edge): [from: number, to: number] {
  const gap = edge === 'before' ? target : target + 1;
  return [from, gap > from ? gap - 1 : gap];
}
