/**
 * Loads what edits fields and texts, what "More" opens on a phone, and what publishes: none of it is needed at first. All of it is one module, and thus
 * few requests.
 */
export const loadEditing = () => import('./editing.ts');
