import { useState } from 'react';
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

/** One button for all cases and one for each tag. What is pressed is shown at once; the cards follow. */
export function TagFilter({ tags, chosen, onChoose, words }: TagFilterProps) {
  const [press, setPress] = useState({ of: chosen, tag: chosen });
  if (press.of !== chosen) setPress({ of: chosen, tag: chosen });
  const choices = [{ tag: null, label: words.all }, ...tags];
  return (
    <div className={classes.filter} role="group" aria-label={words.filter}>
      {choices.map(({ tag, label }) => (
        <button
          key={label}
          type="button"
          className={classes.choice}
          aria-pressed={tag === press.tag}
          onClick={() => {
            setPress({ of: chosen, tag });
            onChoose(tag);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
