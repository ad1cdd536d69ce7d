import { createContext, useContext, type ReactNode } from 'react';
import type { FormField } from '../model/form-field.ts';

/** Shows any field. Provided by the form, so that groups and lists don't import what imports them. */
export const RenderContext = createContext<(field: FormField) => ReactNode>(() => null);

/** A field within another one. */
export function RenderField({ field }: { field: FormField }) {
  return useContext(RenderContext)(field);
}
