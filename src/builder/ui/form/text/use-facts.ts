import { useMemo } from 'react';
import type { SiteOverview } from '../../../protocol/answers.ts';
import { useForm } from '../saving/form-state.tsx';
import { factValue } from '../../state/facts.ts';
import type { NamedFact } from '../../text/fact-query.ts';

/** The site's facts with their values in a language or region. */
export interface FactsInText {
  list: readonly NamedFact[];
  values: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
}

/**
 * Returns the facts that a text may name, as it shows them.
 * @param key code of a language or region
 */
export function factsInText({ facts, regions }: Pick<SiteOverview, 'facts' | 'regions'>, key: string): FactsInText {
  const list = facts.map((fact) => ({
    name: fact.name,
    title: fact.title,
    value: factValue(fact, key, regions),
  }));
  return {
    list,
    values: new Map(list.map(({ name, value }) => [name, value])),
    titles: new Map(list.map(({ name, title }) => [name, title])),
  };
}

/** Returns the facts that a text of the form may name. */
export function useFacts(key: string): FactsInText {
  const { site } = useForm();
  return useMemo(() => factsInText(site, key), [site, key]);
}

/** Returns whether a text names a fact. */
export const namesFact = (text: string, { values }: FactsInText): boolean =>
  [...text.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g)].some(([, name = '']) => values.has(name));
