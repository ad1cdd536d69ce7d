/**
 * Creates a function that returns the previous array as long as its items are the same, so that results cached per
 * array (in a `WeakMap`) stay valid. Usually none or one of ten thousand entries changes.
 */
export function createStableArray<L extends readonly unknown[]>(): (list: L) => L {
  let last: L | undefined;
  return (list) => {
    const isSame = list.length === last?.length && list.every((member, index) => member === last?.[index]);
    return (last = isSame && last ? last : list);
  };
}
