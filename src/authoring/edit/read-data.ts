import { EditRefusal } from './edit-operation.ts';
import type { Data } from './plain-data.ts';
import { parseSource } from './yaml-source.ts';

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
