import { retry } from '../../state/connection.ts';
import { clearStatus } from '../../state/status.ts';
import { TabStorage } from '../../state/tab-storage.ts';
import { Additions, type Addition } from './additions.ts';
import type { KeptDrafts } from './draft.ts';
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

/** What outlives the page. */
interface Kept {
  drafts: KeptDrafts;
  additions: readonly Addition[];
}

const isEmpty = (kept: Kept): boolean => kept.drafts.length + kept.additions.length === 0;

/** Projects are served at the same address one after the other. */
const project = document.querySelector<HTMLMetaElement>('meta[name="builder-project"]')?.content ?? '';

/** Keeps what isn't saved, letter by letter, and goes on with what was kept. */
export function keepUnsaved(): void {
  const storage = new TabStorage<Kept>(`builder-unsaved:${project}:`, {
    shared: localStorage,
    own: sessionStorage,
    locks: navigator.locks,
  });
  const keep = () => {
    const kept = { drafts: drafts.toKeep(), additions: additions.all() };
    storage.keep(isEmpty(kept) ? undefined : kept);
  };
  drafts.subscribe(keep);
  additions.subscribe(keep);
  storage.takeOver((kept) => {
    const rest = { drafts: drafts.resume(kept.drafts), additions: additions.resume(kept.additions) };
    return isEmpty(rest) ? undefined : rest;
  });
  // A word that is composed in a script with more letters than keys is saved as a whole.
  addEventListener('compositionstart', () => void (drafts.isHeld = true), true);
  for (const type of ['compositionend', 'focusout']) addEventListener(type, () => void (drafts.isHeld = false), true);
  // Hidden, a page may be closed without another word.
  document.addEventListener(
    'visibilitychange',
    () => void (document.visibilityState === 'hidden' && drafts.flushAll()),
  );
  addEventListener('pagehide', () => void drafts.flushAll());
}

/** Identifies a field in all files. */
export const fieldKey = (file: string, path: Path): string => `${file}#${formatPath(path)}`;

/** Returns the file of the field that a key identifies. */
export const fileOfKey = (key: string): string => key.slice(0, key.indexOf('#'));

/** Returns the path of the field that a key identifies. */
export const pathOfKey = (key: string): Path => parsePath(key.slice(key.indexOf('#') + 1));
