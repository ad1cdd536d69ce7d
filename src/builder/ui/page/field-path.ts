import { texts } from '../../texts/texts.ts';
import { humanize } from '../form/model/create-field.ts';
import type { FieldPlace } from '../state/view.tsx';
import { type Path, isAtOrBelow } from '../../../data/path.ts';

/** Returns whether two fields are the same one. */
export const isSameField = (one: FieldPlace, other: FieldPlace): boolean =>
  one.file === other.file && one.path.length === other.path.length && isAtOrBelow(one.path, other.path);

/** Returns a text's path without its language or region, so that it's the same in every frame. */
export const withoutVariant = (path: Path, variants: ReadonlySet<string>): Path =>
  variants.has(String(path.at(-1))) ? path.slice(0, -1) : path;

/** Returns the name of a field: the last key of its path that isn't a number, a language or a region. */
export function nameOfField(path: Path, variants: ReadonlySet<string>): string {
  const key = path.findLast((step) => typeof step === 'string' && !variants.has(step));
  return key === undefined ? texts.frames.names.text : humanize(key);
}
