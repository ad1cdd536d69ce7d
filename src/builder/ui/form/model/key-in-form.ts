import type { FormField } from './form-field.ts';
import { formatPath } from '../../../../data/path.ts';

/** Returns the key of a field among those of its form. It stays the same while the form's section moves. */
export const keyInForm = ({ path }: Pick<FormField, 'path'>): string =>
  formatPath(path[0] === 'sections' && path.length > 2 ? path.slice(2) : path);
