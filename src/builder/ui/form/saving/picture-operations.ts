import type { Operation } from '../../../protocol/edit-request.ts';
import { pictureValueOf, type PictureValue } from '../pictures/picture-value.ts';
import { operationsFor } from './operations.ts';
import type { Path } from '../../../../data/path.ts';
import { valueAt, withValueAt } from '../../../../data/plain.ts';

/**
 * Returns the operations that put another picture in the place of one, with its alternative texts. The focal point was that
 * of the old picture, and is removed.
 * @param path the group that holds the picture
 */
export function replacePicture(data: unknown, path: Path, { src, alt }: PictureValue): Operation[] {
  const changes: [Path, unknown][] = [
    [['src'], src],
    ...Object.entries(alt).map(([code, text]): [Path, unknown] => [['alt', code], text.trim()]),
    ...(pictureValueOf(valueAt(data, path)).focus ? [[['focus'], undefined] as [Path, unknown]] : []),
  ];
  let now = data;
  return changes.flatMap(([below, value]) => {
    const place = [...path, ...below];
    const operations = operationsFor(now, place, value);
    now = withValueAt(now, place, value);
    return operations;
  });
}
