import { useRef, useState } from 'react';
import { afterPaint } from '../../components/after-paint.ts';
import type { SectionProps } from '../../schema/define-section.ts';
import type definition from './case-list.schema.ts';
import classes from './tag-filter.module.css';
import { useFilteredList } from './use-filtered-list.ts';
import { useTagInAddress } from './use-tag-in-address.ts';

type TagFilterProps = Pick<SectionProps<typeof definition>, 'tags' | 'words'>;

/**
 * One button for all cases and one for each tag, with the number of cases shown. The cards are static markup beside this
 * island: it hides the ones without the chosen tag. The press is shown at once; the cards follow.
 */
export default function TagFilter({ tags, words }: TagFilterProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { tag: chosen, choose } = useTagInAddress(tags.map(({ tag }) => tag));
  const count = useFilteredList(bar, chosen);
  const [press, setPress] = useState({ of: chosen, tag: chosen });
  if (press.of !== chosen) setPress({ of: chosen, tag: chosen });
  const choices = [{ tag: null, label: words.all }, ...tags];
  return (
    <div ref={bar} className={classes.bar}>
      <div className={classes.filter} role="group" aria-label={words.filter}>
        {choices.map(({ tag, label }) => (
          <button
            key={label}
            type="button"
            className={classes.choice}
            aria-pressed={tag === press.tag}
            onClick={() => {
              setPress({ of: chosen, tag });
              afterPaint(() => choose(tag));
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <p className={classes.count} role="status">
        {words.count.replace('{count}', String(count ?? words.total))}
      </p>
    </div>
  );
}
