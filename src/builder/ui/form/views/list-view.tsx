import { keyInForm } from '../model/key-in-form.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { ListField } from '../model/form-field.ts';
import { itemName } from '../model/item-name.ts';
import { useForm } from '../saving/form-state.tsx';
import { fieldKey } from '../saving/unsaved.ts';
import { requestFocus, useFocusedField } from '../saving/use-focused-field.ts';
import { lowerFirst } from '../saving/use-leaf.ts';
import { useList } from '../saving/use-list.ts';
import { FieldHeader } from './field-header.tsx';
import { ListItem } from './list-item.tsx';
import { groupProps, Problems } from '../problems/messages.tsx';
import classes from './field.module.css';
import { formatPath } from '../../../../data/path.ts';

/** The items of a list, with what adds, moves and removes them. */
export function ListView({ field }: { field: ListField }) {
  const id = useId();
  const { file, problems, additionAt } = useForm();
  const ref = useFocusedField(field.path);
  const list = useList(field);
  const { items, path, title, schema } = field;
  const own = problems.get(formatPath(path)) ?? [];
  const last = items.length - 1;
  const hasBegun = last >= 0 && list.isBegun(last);
  const { maxItems } = schema;
  const isFull = maxItems !== undefined && items.length >= maxItems;
  const add = () => {
    requestFocus([...path, items.length]);
    list.add();
  };
  const isWithin = additionAt(path) !== undefined;
  return (
    <div ref={ref} {...groupProps(id, own)} className={classes.group}>
      <FieldHeader field={field} id={id}>
        <span className={classes.count}>{items.length}</span>
      </FieldHeader>
      {items.length > 0 && (
        <ol className={classes.items} aria-label={title}>
          {items.map((item, index) => (
            <ListItem
              key={keyInForm(item)}
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
      {items.length === 0 && <p className={classes.empty}>{texts.form.list.empty}</p>}
      {isFull ? (
        <p className={classes.empty}>{texts.form.list.full(maxItems)}</p>
      ) : (
        <Button
          variant="default"
          fullWidth
          className={classes.addItem}
          leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
          disabled={hasBegun}
          onClick={add}
        >
          {texts.form.list.add(lowerFirst(itemName(field)))}
        </Button>
      )}
      <Problems id={id} problems={own} />
    </div>
  );
}
