import type { Json } from '../protocol/answers.ts';
import { dataAtOrUndefined, plainOf, type Data } from '../../authoring/edit/plain-data.ts';
import type { Path } from '../../data/path.ts';

/** Converts data to JSON. */
export const toJson = (data: Data): Json => plainOf(data) as Json; // the edit engine reads strings, numbers, booleans, null, lists and maps

/** Returns the value at a path as JSON; `null` if there is none. */
export function jsonAt(data: Data, path: Path): Json {
  const found = dataAtOrUndefined(data, path);
  return found === undefined ? null : toJson(found);
}

/** Returns whether two JSON values are the same, including the order of fields. */
export const isSameJson = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
