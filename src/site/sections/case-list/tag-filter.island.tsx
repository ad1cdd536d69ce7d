import { useRef, useState, useCallback, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../../components/after-paint.ts';
import { pluralForm } from '../../../i18n/plural.ts';
import type { SectionProps } from '../../../schema/define-section.ts';
import type definition from './case-list.schema.ts';
import classes from '../../../components/tag-bar.module.css';
import { useFilteredList } from './use-filtered-list.ts';

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

const PARAMETER = 'tag';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

const tagInAddress = () => new URLSearchParams(location.search).get(PARAMETER);

function setTagInAddress(tag: string | null): void {
  const url = new URL(location.href);
  if (tag === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, tag);
  history.pushState(null, '', url);
  flushSync(() => listeners.forEach((listener) => listener()));
}

const allowsMotion = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * The tag in the URL (`?tag=B2B`), and a function that sets another one. Undefined for a tag that isn't in `known`, and on
 * the pre-rendered page. Back undoes a choice.
 */
function useTagSearchParam(known: readonly string[]) {
  const asked = useSyncExternalStore(subscribe, tagInAddress, () => null);
  const choose = useCallback((tag: string | null) => {
    const update = () => setTagInAddress(tag);
    // Animates the cards to their new positions if the browser supports view transitions.
    if ('startViewTransition' in document && allowsMotion()) document.startViewTransition(update);
    else update();
  }, []);
  return { tag: known.find((tag) => tag === asked) ?? null, choose };
}
