import { UnstyledButton } from '@mantine/core';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { texts } from '../../texts/texts.ts';
import { humanize } from '../form/model/create-field.ts';
import { useSite } from '../state/queries.ts';
import { useView } from '../state/view.tsx';
import { setOutline } from './choice-store.ts';
import classes from './outline.module.css';
import { itemTitle } from '../state/plain-title.ts';
import { SECTIONS } from './section-commands.ts';

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
      <UnstyledButton
        className={classes.expander}
        aria-expanded={isExpanded}
        onClick={() => setOutline({ expanded: !isExpanded })}
      >
        <IconChevronRight size={14} stroke={1.5} aria-hidden />
        {texts.outline.items.count(total)}
      </UnstyledButton>
      {isExpanded && lists.map(([key, items]) => <NamedList key={key} index={index} name={key} items={items} />)}
    </div>
  );
}

/** The items of one list. */
function NamedList({ index, name, items }: { index: number; name: string; items: readonly unknown[] }) {
  const { languages } = useSite();
  const { view, show } = useView();
  const words = humanize(name);
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
                view.selected && show({ selected: { ...view.selected, path: [...SECTIONS, index, name, position] } })
              }
            >
              {itemTitle(item, languages[0]?.code ?? 'en') ?? texts.outline.items.untitled(position + 1)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
