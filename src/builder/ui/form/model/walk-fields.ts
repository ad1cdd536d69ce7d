import { formatPath } from '../../../../data/path.ts';
import type { ReadingKeys } from '../../../../regions/reading-language.ts';
import type { SiteOverview } from '../../../protocol/answers.ts';
import { withFactValues } from '../../state/facts.ts';
import { readingKeys, readingLanguage } from '../../state/variants.ts';
import type { FormField, LeafField } from './form-field.ts';

/** The fields directly below a field. */
export function childFields(field: FormField): readonly FormField[] {
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
export const everyField = (field: FormField): FormField[] => [field, ...childFields(field).flatMap(everyField)];

/** Returns the text that names an item of a list or a group: its first text, as a person reads it if it has those words, else the first ones. */
export function nameOf(field: FormField, keys: ReadingKeys = []): string | undefined {
  const texts = everyField(field).filter((each): each is LeafField => each.shape === 'leaf');
  const isText = ({ control, value }: LeafField) => control === 'text' && typeof value === 'string' && value !== '';
  const isName = ({ control, value }: LeafField) => control !== 'switch' && typeof value === 'string' && value !== '';
  const isNaming = texts.some(isText) ? isText : isName;
  const first = texts.find(isNaming);
  const place = first && formatPath(first.path.slice(0, -1));
  const alike = texts.filter((text) => isNaming(text) && formatPath(text.path.slice(0, -1)) === place);
  const inWords = keys.flatMap((key) => alike.find(({ path }) => path.at(-1) === key) ?? []);
  const value = (inWords[0] ?? first)?.value;
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : undefined;
}

/** Returns the name of an item as a person reads it, with the values of its facts. */
export function shownNameOf(
  field: FormField,
  site: Pick<SiteOverview, 'languages' | 'regions' | 'facts'>,
): string | undefined {
  const name = nameOf(field, readingKeys(site));
  return name === undefined ? undefined : withFactValues(name, readingLanguage(site), site);
}
