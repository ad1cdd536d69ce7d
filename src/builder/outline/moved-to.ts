/** Returns where an entry of a list stands in the changed list, if that's another place and only one. */
export function movedTo(before: readonly unknown[], after: readonly unknown[], index: number): number | undefined {
  const entry = JSON.stringify(before[index]);
  const places = after.flatMap((other, place) => (JSON.stringify(other) === entry ? [place] : []));
  return places.length === 1 && places[0] !== index ? places[0] : undefined;
}
