import type { Trace } from '../../editing-protocol/builder/page-methods.ts';
import type { Field } from '../state/view.tsx';
import { isSameField } from './field-path.ts';

/** A move of a section in the list of its page. */
export interface SectionMove {
  from: number;
  to: number;
}

/**
 * Returns the move that brings a section before the one above it on the page, or behind the one below: sections between them
 * that the region doesn't show are passed. `undefined` at the end of the page.
 */
export function sectionMove(trace: Trace, field: Field, direction: 'up' | 'down'): SectionMove | undefined {
  const at = trace.sections.findIndex((section) => isSameField(section.field, field));
  const other = trace.sections[direction === 'up' ? at - 1 : at + 1];
  const [from, to] = [field.path.at(-1), other?.field.path.at(-1)];
  return at >= 0 && typeof from === 'number' && typeof to === 'number' ? { from, to } : undefined;
}
