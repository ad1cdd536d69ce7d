import { Button, UnstyledButton } from '@mantine/core';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { useContext, useId, useMemo, type ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { FormField } from '../model/form-field.ts';
import { nameOf } from '../model/walk-fields.ts';
import { useForm } from '../saving/form-state.tsx';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { TrailContext } from '../saving/use-leaf.ts';
import type { useList } from '../saving/use-list.ts';
import { RenderField } from './render-field.tsx';
import { Fields } from './group-view.tsx';
import { ItemMenu } from './item-menu.tsx';
import { groupProps } from './messages.tsx';
import { useOpen } from './use-open.ts';
import { useItemDrag } from './use-item-drag.ts';
import classes from './field.module.css';
import { formatPath, isAtOrBelow } from '../../../../data/path.ts';

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
  const name = nameOf(item) ?? (isBegun ? texts.form.list.newItem : item.title);
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
