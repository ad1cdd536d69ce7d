import { retry } from '../../state/connection.ts';
import { clearStatus } from '../../state/status.ts';
import { Additions } from './additions.ts';
import { Drafts } from './drafts.ts';
import { type Path, formatPath, parsePath } from '../../../../data/path.ts';

/** What is typed in all files and isn't saved yet, as long as the builder is open. */
export const drafts = new Drafts(retry);

// The field has its old value again: it's no longer refused.
drafts.subscribe(() =>
  clearStatus(({ kind, field }) => kind === 'problem' && field !== undefined && drafts.get(field) === undefined),
);

/** What was begun in all files and isn't complete yet. */
export const additions = new Additions();

/** Identifies a field in all files. */
export const fieldKey = (file: string, path: Path): string => `${file}#${formatPath(path)}`;

/** Returns the file of the field that a key identifies. */
export const fileOfKey = (key: string): string => key.slice(0, key.indexOf('#'));

/** Returns the path of the field that a key identifies. */
export const pathOfKey = (key: string): Path => parsePath(key.slice(key.indexOf('#') + 1));
