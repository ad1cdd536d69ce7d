import { parseFieldPath } from '../../../editing-protocol/field-path.ts';
import { clearStatus } from '../../state/status.ts';
import type { Path } from '../../state/view.tsx';
import { pathName } from '../model/walk-fields.ts';
import { Additions, type Addition } from './additions.ts';
import { Drafts } from './drafts.ts';
import { StoredDrafts } from './stored-drafts.ts';

/** What is typed in all files and isn't saved yet, as long as the builder is open. */
export const drafts = new Drafts();

// The field has its old value again: it's no longer refused.
drafts.subscribe(() =>
  clearStatus(({ kind, field }) => kind === 'problem' && field !== undefined && drafts.get(field) === undefined),
);

/** What wasn't saved when the page was reloaded, as Vite does once the server is back. */
export const storedDrafts = new StoredDrafts(sessionStorage);
addEventListener('pagehide', () => storedDrafts.keep(drafts.all()));

/** What was begun in all files and isn't complete yet; it survives a reload, too. */
export const additions = new Additions();
const ADDITIONS_KEY = 'builder-additions';
for (const begun of JSON.parse(sessionStorage.getItem(ADDITIONS_KEY) ?? '[]') as Addition[])
  // written below
  additions.begin({ ...begun, problems: [], index: undefined });
addEventListener('pagehide', () => sessionStorage.setItem(ADDITIONS_KEY, JSON.stringify(additions.all())));

/** Identifies a field in all files. */
export const fieldKey = (file: string, path: Path): string => `${file}#${pathName(path)}`;

/** Returns the path of the field that a key identifies. */
export const pathOfKey = (key: string): Path => parseFieldPath(key.slice(key.indexOf('#') + 1));
