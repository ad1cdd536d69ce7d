/**
 * Loads what edits fields and texts: it isn't needed before something is selected. All of it is one module, and thus few requests.
 */
export const loadEditing = () => import('./editing.ts');
