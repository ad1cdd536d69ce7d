import { isEqual } from '../../../../data/plain.ts';
import { TabStorage } from '../../state/tab-storage.ts';
import type { Addition } from './additions.ts';
import { goneKey, type KeptDrafts } from './draft.ts';
import { filesOfKeys, goneDraft, keyNow, onFollowed, pathNow, type FileData } from './followed-files.ts';
import { additions, drafts, fieldKey, fileOfKey } from './unsaved.ts';

/** What outlives the page. */
interface Kept {
  drafts: KeptDrafts;
  additions: readonly Addition[];
  /** The data of their files: what their keys mean. */
  files?: FileData;
}

/** Returns what is kept of drafts and additions; `undefined` if there are none. */
function toKeep(ofFields: KeptDrafts, begun: readonly Addition[]): Kept | undefined {
  if (ofFields.length + begun.length === 0) return undefined;
  const keys = [...ofFields.map(([key]) => key), ...begun.map(({ file, at }) => fieldKey(file, at))];
  return { drafts: ofFields, additions: begun, files: filesOfKeys(keys) };
}

/** Goes on with what was kept, at the places that its fields have now. Returns what can't be taken now. */
function resume({ drafts: ofFields, additions: begun, files = {} }: Kept): [KeptDrafts, Addition[]] {
  const moved = ofFields.map(([key, draft]): KeptDrafts[number] => [keyNow(key, files[fileOfKey(key)]), draft]);
  const placed = begun.map((one) => ({ ...one, at: pathNow(one.file, one.at, files[one.file]) }));
  const gone = begun.filter((_one, index) => !placed[index]?.at).flatMap(goneDraft);
  // Of two texts of one field, both are shown.
  const second = drafts
    .resume([...moved, ...gone])
    .filter(([key, { value }]) => !isEqual(drafts.get(key)?.value, value));
  return [
    drafts.resume(second.map(([key, draft]) => [goneKey(key), draft])),
    additions.resume(placed.flatMap(({ at, ...one }) => (at ? { ...one, at } : []))),
  ];
}

/** Projects are served at the same address one after the other. */
const project = document.querySelector<HTMLMetaElement>('meta[name="builder-project"]')?.content ?? '';

/** Keeps what isn't saved, letter by letter, and goes on with what was kept. */
export function keepUnsaved(): void {
  const storage = new TabStorage<Kept>(`builder-unsaved:${project}:`, {
    shared: localStorage,
    own: sessionStorage,
    locks: navigator.locks,
  });
  const keep = () => storage.keep(toKeep(drafts.toKeep(), additions.all()));
  for (const subscribe of [drafts.subscribe, additions.subscribe, onFollowed]) subscribe(keep);
  storage.takeOver((kept) => toKeep(...resume(kept)));
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
