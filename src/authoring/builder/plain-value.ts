import type { z } from 'zod';
import { EditRefusal, type Path } from '../edit/edit-operation.ts';
import { dataAt, plainOf, type Data } from '../edit/plain-data.ts';
import { parseSource } from '../edit/yaml-source.ts';

/** A value as JSON holds it. */
export type Json = z.core.util.JSONType;

/** Returns the plain data of a YAML text. Throws an `EditRefusal` for a text that can't be edited. */
export const dataOfText = (text: string): Data => parseSource(text.replace(/^\uFEFF/, '')).data;

/** Returns the plain data of a YAML text; `undefined` without a text, or for one that can't be edited. */
export function dataOrUndefined(text: string | null | undefined): Data | undefined {
  try {
    return typeof text === 'string' ? dataOfText(text) : undefined;
  } catch (error) {
    if (error instanceof EditRefusal) return undefined;
    throw error;
  }
}

/** Converts data to JSON. */
export const toJson = (data: Data): Json => plainOf(data) as Json; // the edit engine reads strings, numbers, booleans, null, lists and maps

/** Returns the value at a path as JSON; `null` if there is none. */
export function jsonAt(data: Data, path: Path): Json {
  try {
    return toJson(dataAt(data, path));
  } catch (error) {
    if (error instanceof EditRefusal) return null;
    throw error;
  }
}

/** Returns whether two JSON values are the same, including the order of fields. */
export const isSameJson = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
