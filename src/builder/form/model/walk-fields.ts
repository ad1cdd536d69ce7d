import type { Path } from '../../state/view.tsx';
import type { FormField, LeafField } from './form-field.ts';

/** The fields directly below a field. */
export function childrenOf(field: FormField): readonly FormField[] {
  switch (field.shape) {
    case 'leaf':
    case 'words':
      return [];
    case 'variants':
      return field.variants;
    case 'alternatives':
      return [field.field];
    case 'group':
    case 'record':
      return field.fields;
    case 'list':
      return field.items;
  }
}

/** A field and all fields below it, from top to bottom. */
export const everyField = (field: FormField): FormField[] => [field, ...childrenOf(field).flatMap(everyField)];

/** Returns the text that names an item of a list or a group: its first text in the first language. */
export function nameOf(field: FormField): string | undefined {
  const texts = everyField(field).filter((each): each is LeafField => each.shape === 'leaf');
  const isText = ({ control, value }: LeafField) => control === 'text' && typeof value === 'string' && value !== '';
  const isName = ({ control, value }: LeafField) => control !== 'switch' && typeof value === 'string' && value !== '';
  const value = (texts.find(isText) ?? texts.find(isName))?.value;
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : undefined;
}

/** Whether `path` is `base` or below it. */
export const isBelow = (path: Path, base: Path): boolean => base.every((step, index) => path[index] === step);

/** A path as the content check names it: `sections[2].title.en`. */
export const pathName = (path: Path): string =>
  path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name ? `${name}.${step}` : step;
  }, '');

/** Returns the value at a path of plain data; `undefined` if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[step] : undefined,
    data,
  );

/** Returns plain data with another value at a path; `undefined` removes a field. Copies only what changes. */
export function withValueAt(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(data) ? [...(data as unknown[])] : [];
    items[step] = withValueAt(items[step], rest, value);
    return items;
  }
  const group: Record<string, unknown> = { ...(data as object) };
  const next = withValueAt(group[step], rest, value);
  if (next === undefined) delete group[step];
  else group[step] = next;
  return group;
}
