import { useMemo } from 'react';
import { useForm } from '../saving/form-state.tsx';
import { factValue } from '../model/facts.ts';
import type { NamedFact } from '../../text/fact-query.ts';

/** The site's facts with their values in a language or region. */
export interface FactsInText {
  list: readonly NamedFact[];
  values: ReadonlyMap<string, string>;
}

/** Returns the facts that a text may name, as it shows them. */
export function useFacts(key: string): FactsInText {
  const { site } = useForm();
  return useMemo(() => {
    const list = site.facts.map((fact) => ({ name: fact.name, value: factValue(fact, key, site.regions) }));
    return { list, values: new Map(list.map(({ name, value }) => [name, value])) };
  }, [site.facts, site.regions, key]);
}

/** Returns whether a text names a fact. */
export const namesFact = (text: string, { values }: FactsInText): boolean =>
  [...text.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g)].some(([, name = '']) => values.has(name));
