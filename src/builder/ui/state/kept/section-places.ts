import type { Operation } from '../../../protocol/edit-request.ts';
import type { Path } from '../../../../data/path.ts';
import { followIdentities, indexOfId, newId, type Identities } from '../identities.ts';
import { movedPath, sectionRecords } from '../section-list.ts';
import { listAfter, listOf } from './after-operation.ts';

/** Whether a path leads to the list of a page's sections. */
export const isSectionList = (path: Path): boolean => path.length === 1 && path[0] === 'sections';

/** Returns what the sections of a page are known by; none for another file. */
export const startOf = (data: unknown): Identities => (sectionRecords(data) ?? []).map(newId);

/**
 * Returns what the sections are known by after an operation.
 * @param added what a section is known by that the operation adds
 */
export function sectionsAfter(ids: Identities, operation: Operation, added = newId()): Identities {
  const list = listOf(operation);
  return list && isSectionList(list) ? listAfter(ids, operation, added) : ids;
}

/** The sections of a page as they stand in the browser, and as they stand on the server. */
export interface TwoOrders {
  own: Identities;
  theirs: Identities;
}

/** Compares the sections of a page in the browser with those on the server. */
export function twoOrders(data: unknown, dataOfServer: unknown): TwoOrders {
  const own = startOf(data);
  const before = { entries: sectionRecords(data) ?? [], ids: own };
  return { own, theirs: followIdentities(before, sectionRecords(dataOfServer) ?? []) };
}

/** Returns the orders after an operation was made in the browser, and, as `sent`, on the server. */
export function ordersAfter({ own, theirs }: TwoOrders, operation: Operation, sent: Operation | undefined): TwoOrders {
  const added = newId();
  return {
    own: sectionsAfter(own, operation, added),
    theirs: sent ? sectionsAfter(theirs, sent, added) : theirs,
  };
}

/** Returns where a place in the browser's order is on the server; `undefined` if its section isn't there. */
export const placeOnServer = (path: Path, { own, theirs }: TwoOrders): Path | undefined => movedPath(path, own, theirs);

/** Returns an operation for the order on the server; `undefined` if a section that it's about isn't there. */
export function operationOnServer(operation: Operation, orders: TwoOrders): Operation | undefined {
  const { op } = operation;
  if (isSectionList(operation.path)) {
    if (op === 'insert') return { ...operation, index: gapOnServer(operation.index, orders) };
    const from = op === 'move' ? operation.from : op === 'duplicate' ? operation.index : undefined;
    if (from === undefined) return operation;
    const place = indexOfId(orders.theirs, orders.own[from]);
    if (place < 0) return undefined;
    if (op === 'duplicate') return { ...operation, index: place };
    if (op === 'move') {
      const rest = { own: orders.own.toSpliced(from, 1), theirs: orders.theirs.toSpliced(place, 1) };
      return { ...operation, from: place, to: gapOnServer(operation.to, rest) };
    }
  }
  const path = placeOnServer(operation.path, orders);
  return path && { ...operation, path: [...path] };
}

/** Returns the gap that follows the same section on the server as in the browser, or the nearest one before it that is there. */
function gapOnServer(gap: number, { own, theirs }: TwoOrders): number {
  const before = own.slice(0, gap).findLast((id) => theirs.includes(id));
  return before === undefined ? 0 : theirs.indexOf(before) + 1;
}
