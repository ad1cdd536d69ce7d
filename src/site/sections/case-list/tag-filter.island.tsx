import { useRef, useState } from 'react';
import { afterPaint } from '../../../components/after-paint.ts';
import { pluralForm } from '../../../i18n/plural.ts';
import type { SectionProps } from '../../../schema/define-section.ts';
import type definition from './case-list.schema.ts';
import classes from '../../../components/tag-bar.module.css';
import { useFilteredList } from './use-filtered-list.ts';
import { useTagSearchParam } from './use-tag-search-param.ts';

type TagFilterProps = Pick<SectionProps<typeof definition>, 'tags' | 'labels'>;

/**
 * A button for all cases and one per tag, with the number of shown cases. The cards are static markup beside this island,
 * which hides those without the chosen tag. The pressed button updates at once, the cards after the next paint.
 */
export default function TagFilter({ tags, labels }: TagFilterProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { tag: chosen, choose } = useTagSearchParam(tags.map(({ tag }) => tag));
  const count = useFilteredList(bar, chosen);
  const shown = count ?? labels.total;
  const [press, setPress] = useState({ of: chosen, tag: chosen });
  if (press.of !== chosen) setPress({ of: chosen, tag: chosen });
  const choices = [{ tag: null, label: labels.all }, ...tags];
  return (
    <div ref={bar} className={classes.bar}>
      <div className={`${classes.filter} screen-only`} role="group" aria-label={labels.filter}>
        {choices.map(({ tag, label }, index) => (
          <button
            key={index}
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
        {pluralForm(labels.count, shown, labels.locale).replace('{count}', String(shown))}
      </p>
    </div>
  );
}
