import { UnstyledButton } from '@mantine/core';
import { Expander } from '../kit/expander.tsx';
import { texts } from '../../texts/texts.ts';
import { humanize, ownTitle } from '../form/model/create-field.ts';
import { resolveSchema } from '../form/model/json-schema.ts';
import { withFactValues } from '../state/facts.ts';
import { itemTitle } from '../state/plain-title.ts';
import { useFile, useSite } from '../state/queries.ts';
import { useSchema } from '../form/use-schema.ts';
import { readingKeys, readingLanguage } from '../state/variants.ts';
import { useShow, useView } from '../state/view.tsx';
import { setOutline } from './choice-store.ts';
import classes from './outline.module.css';
import { SECTIONS } from './section-commands.ts';

/** Returns the title of a section's field, as its form has it. */
function useFieldTitle(file: string | undefined, entry: Record<string, unknown>, name: string): string {
  const schema = useSchema(useFile(file));
  const sections = schema?.properties?.['sections']?.items;
  const field = schema && sections && resolveSchema(sections, entry, schema).properties?.[name];
  return (field && ownTitle(field, name)) ?? humanize(name);
}

/** The lists of a section: the names of their fields, and their items. */
const listsOf = (entry: Record<string, unknown>): [string, unknown[]][] =>
  Object.entries(entry).filter((field): field is [string, unknown[]] => {
    const [key, value] = field;
    return Array.isArray(value) && value.length > 0 && key !== 'regions';
  });

interface ListItemsProps {
  index: number;
  entry: Record<string, unknown>;
  isExpanded: boolean;
}

/** The items in a section's lists. A button shows and hides them. */
export function ListItems({ index, entry, isExpanded }: ListItemsProps) {
  const lists = listsOf(entry);
  const total = lists.reduce((sum, [, items]) => sum + items.length, 0);
  if (total === 0) return null;
  return (
    <div className={classes.nested}>
      <Expander isExpanded={isExpanded} onToggle={() => setOutline({ expanded: !isExpanded })}>
        {texts.outline.items.count(total)}
      </Expander>
      {isExpanded &&
        lists.map(([key, items]) => <NamedList key={key} index={index} entry={entry} name={key} items={items} />)}
    </div>
  );
}

interface NamedListProps extends Pick<ListItemsProps, 'index' | 'entry'> {
  name: string;
  items: readonly unknown[];
}

/** The items of one list. */
function NamedList({ index, entry, name, items }: NamedListProps) {
  const site = useSite();
  const language = readingLanguage(site);
  const view = useView();
  const show = useShow();
  const words = useFieldTitle(view.selected?.file, entry, name);
  const selected = view.selected?.path ?? [];
  const isSelected = (item: number) => selected[1] === index && selected[2] === name && selected[3] === item;
  return (
    <>
      <div className={classes.listName} aria-hidden>
        {words}
      </div>
      <ul aria-label={words}>
        {items.map((item, position) => (
          <li key={position}>
            <UnstyledButton
              className={classes.listItem}
              data-row
              aria-current={isSelected(position) || undefined}
              onClick={() =>
                view.selected &&
                show({ selected: { file: view.selected.file, path: [...SECTIONS, index, name, position] } })
              }
            >
              {withFactValues(
                itemTitle(item, readingKeys(site)) ?? texts.outline.items.untitled(position + 1),
                language,
                site,
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
