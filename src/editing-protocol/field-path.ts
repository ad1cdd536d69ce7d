/** Turns the name of a field in a diagnostic, `sections[2].title.en`, into keys and indexes. */
export const parseFieldPath = (name: string): readonly (string | number)[] =>
  [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)));
