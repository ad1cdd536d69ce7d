import { useState } from 'react';

/** How many choices are listed without a search. */
const MAX_UNSEARCHED = 8;

/**
 * Makes a list of choices searchable: of what matches the typed words, the first is marked, and Enter takes it.
 * @param count of the choices: a few need no search
 */
export function useFirstMatch(count = Infinity) {
  const [search, setSearch] = useState('');
  const searchable = count > MAX_UNSEARCHED;
  return {
    searchable,
    onSearchChange: setSearch,
    selectFirstOptionOnChange: searchable && search !== '',
  };
}
