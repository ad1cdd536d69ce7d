import { lazy } from 'react';

/** Loads what the shell doesn't need at first, such as the forms and what its buttons open. All of it is one module: few requests. */
export const loadEditing = () => import('./editing.ts');

type Editing = Awaited<ReturnType<typeof loadEditing>>;

/** Returns a component of that module, which is loaded when the component is first rendered. */
export const lazyEditing = <Part extends Editing[Exclude<keyof Editing, 'showText' | 'startKeeping'>]>(
  pick: (editing: Editing) => Part,
) => lazy(() => loadEditing().then((editing) => ({ default: pick(editing) })));
