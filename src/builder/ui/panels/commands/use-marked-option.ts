import type { ComboboxStore } from '@mantine/core';
import { useEffect, useRef } from 'react';

/**
 * Marks the first option that is found, until the person moves to another one by keys: that one stays marked while the same query
 * finds more.
 * @returns `noteKey`: takes note of a key that was pressed in the search
 */
export function useMarkedOption(
  combobox: ComboboxStore,
  found: unknown,
  query: string,
): { noteKey: (key: string) => void } {
  const chosenFor = useRef<string>(undefined);
  useEffect(() => {
    const options = [...document.querySelectorAll(`#${combobox.listId} [data-combobox-option]`)];
    const marked = options.findIndex((option) => option.hasAttribute('data-combobox-selected'));
    if (chosenFor.current === query && marked >= 0) combobox.updateSelectedOptionIndex(marked);
    else combobox.selectFirstOption();
    // oxlint-disable-next-line react/exhaustive-deps -- Mantine creates new functions on every render
  }, [found]);
  return {
    noteKey(key) {
      if (key === 'ArrowDown' || key === 'ArrowUp') chosenFor.current = query;
    },
  };
}
