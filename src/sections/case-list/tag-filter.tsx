import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './case-list.schema.ts';
import classes from './tag-filter.module.css';

type ListProps = SectionProps<typeof definition>;

interface TagFilterProps {
  tags: ListProps['tags'];
  chosen: string | null;
  onChoose: (tag: string | null) => void;
  words: Pick<ListProps['words'], 'all' | 'filter'>;
}

/** One button for all cases and one for each tag; the chosen one is pressed. */
export function TagFilter({ tags, chosen, onChoose, words }: TagFilterProps) {
  const choices = [{ tag: null, label: words.all }, ...tags];
  return (
    <div className={classes.filter} role="group" aria-label={words.filter}>
      {choices.map(({ tag, label }) => (
        <button
          key={label}
          type="button"
          className={classes.choice}
          aria-pressed={tag === chosen}
          onClick={() => onChoose(tag)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
