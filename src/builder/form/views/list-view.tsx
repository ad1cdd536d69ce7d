import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import type { ListField } from '../model/form-field.ts';
import { pathName } from '../model/walk-fields.ts';
import { useForm } from '../saving/form-state.tsx';
import { fieldKey } from '../saving/unsaved.ts';
import { requestFocus } from '../saving/focus-request.ts';
import { useFocusedField } from '../saving/use-focused-field.ts';
import { lowerFirst } from '../saving/use-leaf.ts';
import { useList } from '../saving/use-list.ts';
import { FieldHeader } from './field-header.tsx';
import { ListItem } from './list-item.tsx';
import { Problems } from './messages.tsx';
import classes from './field.module.css';

/** The items of a list, with what adds, moves and removes them. */
export function ListView({ field }: { field: ListField }) {
  const id = useId();
  const { file, problems, additionAt } = useForm();
  const ref = useFocusedField(field.path);
  const list = useList(field);
  const { items, path, title, schema } = field;
  const last = items.length - 1;
  const hasBegun = last >= 0 && list.isBegun(last);
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems;
  const add = () => {
    requestFocus([...path, items.length]);
    list.add();
  };
  const isWithin = additionAt(path) !== undefined;
  return (
    <div ref={ref} role="group" aria-labelledby={id} className={classes.group}>
      <FieldHeader field={field} id={id}>
        <span className={classes.count}>{items.length}</span>
        <Tooltip label={isFull ? `At most ${schema.maxItems}` : `Add to ${lowerFirst(title)}`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={`Add to ${title}`}
            disabled={isFull || hasBegun}
            onClick={add}
          >
            <IconPlus size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </FieldHeader>
      {items.length > 0 && (
        <ol className={classes.items} aria-label={title}>
          {items.map((item, index) => (
            <ListItem
              key={pathName(item.path)}
              item={item}
              index={index}
              count={hasBegun ? last : items.length}
              listKey={fieldKey(file.file, path)}
              isBegun={list.isBegun(index)}
              mayBeRemoved={list.isBegun(index) || items.length > (schema.minItems ?? 0)}
              mayBeCopied={!isFull && !isWithin}
              list={list}
            />
          ))}
        </ol>
      )}
      {items.length === 0 && <p className={classes.empty}>Nothing here yet.</p>}
      <Problems problems={problems.get(pathName(path)) ?? []} />
    </div>
  );
}
