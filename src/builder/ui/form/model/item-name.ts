import { singular } from '../../../../i18n/name-forms.ts';
import { texts } from '../../../texts/texts.ts';
import type { ListField } from './form-field.ts';

/** Names an item of a list: the title of its schema, or that of the list in the singular. */
export const itemName = ({ itemSchema, title }: Pick<ListField, 'itemSchema' | 'title'>): string =>
  itemSchema.title ?? singular(title) ?? texts.form.list.item;
