import type { Path } from '../../state/view.tsx';
import { pathName } from '../model/walk-fields.ts';
import { Additions } from './additions.ts';
import { Drafts } from './drafts.ts';
import { StoredDrafts } from './stored-drafts.ts';

/** What is typed in all files and isn't saved yet, as long as the builder is open. */
export const drafts = new Drafts();

/** What wasn't saved when the page was reloaded, as Vite does once the server is back. */
export const storedDrafts = new StoredDrafts(sessionStorage);
addEventListener('pagehide', () => storedDrafts.keep(drafts.all()));

/** What was begun in all files and isn't complete yet, as long as the builder is open. */
export const additions = new Additions();

/** Identifies a field in all files. */
export const fieldKey = (file: string, path: Path): string => `${file}#${pathName(path)}`;
