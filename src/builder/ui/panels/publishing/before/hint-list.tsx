import { Text } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { publicationTexts } from '../../../../texts/publication/publication-texts.ts';
import classes from './before.module.css';

/** Most items of a list: the rest is counted. */
const MOST_SHOWN = 8;

interface HintListProps<T> {
  title: string;
  hint?: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  children: (item: T) => ReactNode;
}

/** A list of things to look at. */
export function HintList<T>({ title, hint, items, keyOf, children }: HintListProps<T>) {
  const id = useId();
  const rest = items.length - MOST_SHOWN;
  return (
    <div>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {hint !== undefined && (
        <Text size="xs" c="dimmed">
          {hint}
        </Text>
      )}
      <ul aria-labelledby={id} className={classes.list}>
        {items.slice(0, MOST_SHOWN).map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {rest > 0 && (
        <Text size="xs" c="dimmed">
          {publicationTexts().before.more(rest)}
        </Text>
      )}
    </div>
  );
}
