import type { Operation } from '../../../protocol/edit-request.ts';
import type { Path } from '../../../../data/path.ts';
import { valueAt, withValueAt } from '../../../../data/plain.ts';

/** Returns the path of the value that an operation sets or removes, or of the list in which it adds or moves something. */
export const targetOf = (operation: Operation): Path =>
  operation.op === 'put' ? [...operation.path, operation.key] : operation.path;

/** Returns the path of the list whose items an operation adds, removes or moves; `undefined` if it changes no list. */
export function listOf({ op, path }: Operation): Path | undefined {
  if (op === 'set' || op === 'put') return undefined;
  if (op !== 'remove') return path;
  return typeof path.at(-1) === 'number' ? path.slice(0, -1) : undefined;
}

/**
 * Returns a list after an operation on it.
 * @param added what the operation adds, if it adds something
 */
export function listAfter<T>(list: readonly T[], operation: Operation, added: T): T[] {
  const items = [...list];
  if (operation.op === 'remove') items.splice(Number(operation.path.at(-1)), 1);
  else if (operation.op === 'insert') items.splice(operation.index, 0, added);
  else if (operation.op === 'duplicate') items.splice(operation.index + 1, 0, added);
  else if (operation.op === 'move') items.splice(operation.to, 0, ...items.splice(operation.from, 1));
  return items;
}

/** Returns the data of a file after an operation, as the server's has it. What doesn't fit the data changes nothing. */
export function afterOperation(data: unknown, operation: Operation): unknown {
  const place = listOf(operation);
  if (!place) return withValueAt(data, targetOf(operation), 'value' in operation ? operation.value : undefined);
  const list: unknown = valueAt(data, place);
  if (!Array.isArray(list)) return data;
  const items = list as unknown[];
  const copied = operation.op === 'duplicate' ? items[operation.index] : undefined;
  const added = operation.op === 'insert' ? operation.value : copied;
  return withValueAt(data, place, listAfter(items, operation, added));
}
