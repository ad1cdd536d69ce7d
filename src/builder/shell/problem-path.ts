import type { Path } from '../state/view.tsx';

/** Turns the name of a field in a diagnostic, `sections[2].title.en`, into keys and indexes. */
export function pathOfProblem(name: string): Path {
  return [...name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );
}
