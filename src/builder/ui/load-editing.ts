/**
 * Loads what edits fields and texts, and what "More" opens on a phone: neither is needed at first. All of it is one module, and thus
 * few requests.
 */
export const loadEditing = () => import('./editing.ts');
