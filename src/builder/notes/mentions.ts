import { escapeRegExp } from '../../data/escape-regexp.ts';
import type { Database } from '../people/database.ts';
import { listPeople } from '../people/people.ts';

/** Finds where a text names somebody, in any case. */
export const mentionPattern = (name: string): RegExp => new RegExp(`@${escapeRegExp(name)}(?![\\p{L}\\p{N}])`, 'giu');

/** Returns the ids of the people whom a text names: `@Anna Berg`, in any case. */
export function mentionsIn(database: Database, text: string): string[] {
  const people = listPeople(database);
  const names = [...new Set(people.map(({ name }) => name))].toSorted((a, b) => b.length - a.length);
  const named = new Set<string>();
  let left = text;
  for (const name of names) {
    const before = left;
    // Somebody called “Anna” isn't named where “Anna Berg” is.
    left = left.replace(mentionPattern(name), '@');
    if (left !== before) named.add(name);
  }
  return people.flatMap(({ id, name }) => (named.has(name) ? [id] : []));
}
