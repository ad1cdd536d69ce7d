import { choiceName } from '../../../../i18n/name-forms.ts';
import type { FormSchema } from './json-schema.ts';

/** Returns a choice of the content as a person reads it: in the language of the person, or by its name. */
export const optionLabel = (option: string, { labels }: Pick<FormSchema, 'labels'> = {}): string =>
  labels?.[option] ?? choiceName(option);
