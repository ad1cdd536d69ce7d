import { shorten } from '../../content/diagnostics/diagnostic.ts';
import type { EditRequest } from '../content-edit/edit-request.ts';
import { readContentText } from '../content-edit/content-text.ts';
import { problemOfPath } from '../content-edit/content-path.ts';
import { EditRefusal, type EditOperation } from '../edit/edit-operation.ts';
import { dataAt, plainOf, type Data } from '../edit/plain-data.ts';
import { parseSource } from '../edit/yaml-source.ts';
import type { Path } from '../../data/path.ts';

/** Maximum number of values, and of entries of one, that an answer shows. */
const MAX_VALUES = 20;
const MAX_ENTRIES = 40;

/** Maximum length of an entry, in characters. */
const MAX_LENGTH = 120;

/**
 * Says what stands now where the operations of a request lead, whether or not they were made: lists with the numbers of
 * their items, which the next operation counts by.
 */
export function standingValues(root: string, { edits }: EditRequest): string {
  const places = edits.flatMap((edit) =>
    'operations' in edit ? edit.operations.map((operation) => ({ file: edit.file, path: placeOf(operation) })) : [],
  );
  const values = new Map(places.map(({ file, path }) => valueAt(root, file, path)));
  if (values.size === 0) return '';
  const shown = [...values].slice(0, MAX_VALUES).map(([place, lines]) => [place, ...lines].join('\n'));
  const more = values.size > MAX_VALUES ? [`… and ${values.size - MAX_VALUES} more places.`] : [];
  return ['Now stands there:', ...shown, ...more].join('\n');
}

/** Returns the path of the value, or of the list or group, that an operation changes. */
function placeOf(operation: EditOperation): Path {
  if (operation.op === 'put') return [...operation.path, operation.key];
  return operation.op === 'remove' ? operation.path.slice(0, -1) : operation.path;
}

/** Returns the value at a path, or at its beginning that exists. */
function valueAt(root: string, file: string, path: Path): [place: string, lines: string[]] {
  const data = dataOf(root, file);
  if (data === undefined) return [file, ['  nothing that can be edited']];
  for (let length = path.length; ; length -= 1) {
    const beginning = path.slice(0, length);
    const value = dataOrUndefined(data, beginning);
    if (value !== undefined) return [`${file}  ${JSON.stringify(beginning)}`, linesOf(value)];
  }
}

function dataOf(root: string, file: string): Data | undefined {
  if (problemOfPath(root, file) !== undefined) return undefined;
  const read = readContentText(root, file);
  if (!('text' in read) || read.text === null) return undefined;
  const text = read.text.replace(/^\uFEFF/, '');
  return attempt(() => parseSource(text).data);
}

const dataOrUndefined = (data: Data, path: Path): Data | undefined => attempt(() => dataAt(data, path));

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof EditRefusal) return undefined;
    throw error;
  }
}

function linesOf(value: Data): string[] {
  const entries: [string | number, Data][] | undefined = Array.isArray(value)
    ? [...value.entries()]
    : value instanceof Map
      ? [...value]
      : undefined;
  if (!entries) return [`  ${inOneLine(value)}`];
  const lines = entries.slice(0, MAX_ENTRIES).map(([step, inner]) => `  ${step}: ${inOneLine(inner)}`);
  if (entries.length === 0) return ['  empty'];
  return entries.length > MAX_ENTRIES ? [...lines, `  … and ${entries.length - MAX_ENTRIES} more`] : lines;
}

const inOneLine = (value: Data): string => shorten(JSON.stringify(plainOf(value)), MAX_LENGTH);
