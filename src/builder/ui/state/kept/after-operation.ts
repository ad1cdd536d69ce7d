import type { Operation } from '../../../protocol/edit-request.ts';
import { valueAt, withValueAt } from '../../../../data/plain.ts';

/** Returns the data of a file after an operation, as the server's has it. What doesn't fit the data changes nothing. */
export function afterOperation(data: unknown, operation: Operation): unknown {
  const { op } = operation;
  const path = [...operation.path];
  if (op === 'set') return withValueAt(data, path, operation.value);
  if (op === 'put') return withValueAt(data, [...path, operation.key], operation.value);
  const last = path.at(-1);
  if (op === 'remove' && typeof last !== 'number') return withValueAt(data, path, undefined);
  const place = op === 'remove' ? path.slice(0, -1) : path;
  const list: unknown = valueAt(data, place);
  if (!Array.isArray(list)) return data;
  const items: unknown[] = [...(list as unknown[])];
  if (op === 'remove') items.splice(Number(last), 1);
  else if (op === 'insert') items.splice(operation.index, 0, operation.value);
  else if (op === 'duplicate') items.splice(operation.index, 0, items[operation.index]);
  else items.splice(operation.to, 0, ...items.splice(operation.from, 1));
  return withValueAt(data, place, items);
}
