import type { SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import { withSchemaOrder } from '../../../authoring/content-edit/field-order.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import type { EditOperation } from '../../../authoring/edit/edit-operation.ts';
import type { Path } from '../../../data/path.ts';
import { isMap, isScalar } from '../../../data/plain.ts';

/** Changes fields of a file, whether or not it has them already. */
export interface FieldSetter {
  /** Sets a field. A text keeps the comments at its languages. */
  set: (path: Path, value: unknown) => void;
  remove: (path: Path) => void;
  valueAt: (path: Path) => unknown;
}

/** Creates a setter for the fields of a file. */
export function fieldsOf(site: SiteTexts, file: string, model: ContentModel): FieldSetter {
  const edit = (operation: EditOperation) =>
    site.edit(file, withSchemaOrder(site.textOf(file), file, operation, model));
  const valueAt = (path: Path): unknown =>
    path.reduce<unknown>((value, key) => (Object(value) as Record<string | number, unknown>)[key], site.dataOf(file));
  const remove = (path: Path) => {
    if (valueAt(path) !== undefined) edit({ op: 'remove', path });
  };
  const set = (path: Path, value: unknown): void => {
    const before = valueAt(path);
    if (isMap(value) && isMap(before) && sameKeys(value, before)) {
      for (const [key, inner] of Object.entries(value)) set([...path, key], inner);
    } else if (before !== undefined && isScalar(before) && isScalar(value)) {
      if (before !== value) edit({ op: 'set', path, value });
    } else {
      const key = path.at(-1);
      if (typeof key !== 'string') throw new Error('A list item is inserted, not set.');
      remove(path);
      edit({ op: 'put', path: path.slice(0, -1), key, value });
    }
  };
  return { set, remove, valueAt };
}

const sameKeys = (a: object, b: object): boolean =>
  Object.keys(a).sort().join('\n') === Object.keys(b).sort().join('\n');
