/** The chosen entries of a list. `anchor` is where a range begins, `focus` is the entry that the form shows. */
export interface Choice {
  anchor: number;
  focus: number;
  indexes: readonly number[];
}

/** Chooses one entry. */
export const chooseOne = (index: number): Choice => ({ anchor: index, focus: index, indexes: [index] });

const range = (from: number, to: number): number[] => {
  const [low, high] = from < to ? [from, to] : [to, from];
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
};

/** Chooses the entries from the anchor to an entry: Shift and click, Shift and an arrow. */
export const extendTo = ({ anchor }: Choice, index: number): Choice => ({
  anchor,
  focus: index,
  indexes: range(anchor, index),
});

/** Adds an entry to the choice or takes it out: Ctrl and click. The last one stays. */
export function toggle(choice: Choice, index: number): Choice {
  if (!choice.indexes.includes(index))
    return { anchor: index, focus: index, indexes: [...choice.indexes, index].sort((a, b) => a - b) };
  const indexes = choice.indexes.filter((one) => one !== index);
  const focus = indexes.includes(choice.focus) ? choice.focus : indexes.at(-1);
  return focus === undefined ? choice : { anchor: focus, focus, indexes };
}

/** Chooses several entries. The first has focus. */
export const chooseAll = (indexes: readonly number[]): Choice | undefined => {
  const [first] = indexes;
  return first === undefined ? undefined : { anchor: first, focus: first, indexes };
};

/** Keeps entries chosen that have changed their places; `undefined` once one of them is gone (-1). */
export function moveChoice(choice: Choice | undefined, placeNow: (index: number) => number): Choice | undefined {
  if (!choice) return undefined;
  const indexes = choice.indexes.map(placeNow).sort((a, b) => a - b);
  const [anchor, focus] = [placeNow(choice.anchor), placeNow(choice.focus)];
  return [anchor, focus, ...indexes].includes(-1) ? undefined : { anchor, focus, indexes };
}
