import { useEffect, useRef, useState, type RefObject } from 'react';

const itemsBeside = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.closest('[data-case-list]')?.querySelectorAll<HTMLElement>('[data-tags]') ?? []),
];

/** Separates the tags in `data-tags`; no tag contains it. */
export const TAG_SEPARATOR = '|';

const hasTag = (item: HTMLElement, tag: string) => item.dataset['tags']?.split(TAG_SEPARATOR).includes(tag) ?? false;

/**
 * Hides the cards of the list beside `bar` that don't have a tag.
 * @returns the number of shown cards; undefined before the first count
 */
export function useFilteredList(bar: RefObject<HTMLElement | null>, tag: string | null): number | undefined {
  const [count, setCount] = useState<number>();
  const isFirst = useRef(true);
  useEffect(() => {
    const items = itemsBeside(bar.current);
    for (const item of items) item.hidden = tag !== null && !hasTag(item, tag);
    // Reinserted cards have no previous position, so a URL with a tag causes no layout shift.
    if (isFirst.current && tag !== null) for (const item of items) item.parentElement?.append(item);
    isFirst.current = false;
    // Only the browser can count the cards in the document.
    // oxlint-disable-next-line react/set-state-in-effect
    setCount(items.filter(({ hidden }) => !hidden).length);
  }, [bar, tag]);
  return count;
}
