import { draftCookie } from '../../../protocol/draft-place.ts';
import { draftTexts } from '../../../texts/drafts/draft-texts.ts';
import { drafts } from '../../form/saving/unsaved.ts';
import { isLost } from '../../state/connection.ts';
import { showStatus } from '../../state/status.ts';

/** How long a browser stays in a draft beside the main one, in seconds: 30 days. */
const KEPT_S = 30 * 24 * 60 * 60;

/** Has what is said once the page is loaded again. */
const TOLD_KEY = 'builder-draft-told';

/** Tells the other tabs of this browser that they edit another draft. */
const tabs = new BroadcastChannel('builder-draft');

/** Whether this page is about to be loaded again, or knows itself when it is. */
let isLeaving = false;
let isHeld = false;

/** Ends the draft that the page edits. Until the answer is there, nothing else loads the page again. */
export async function endingDraft<T>(end: () => Promise<T>): Promise<T> {
  isHeld = true;
  try {
    return await end();
  } finally {
    isHeld = false;
  }
}

/** Goes to the main draft, since the one that the page edits has ended elsewhere. */
export function leaveEnded(name: string): void {
  if (!isHeld) void switchDraft('', draftTexts().told.endedByOther(name));
}

/**
 * Edits another draft in all tabs of this browser. What is typed is saved first in the draft of each.
 * @param id '' for the main one
 * @param told what is said then
 */
export async function switchDraft(id: string, told = ''): Promise<void> {
  if (isLeaving) return;
  if (isLost()) return showStatus({ kind: 'problem', text: draftTexts().told.offline });
  isLeaving = true;
  await drafts.flushAll();
  sessionStorage.setItem(TOLD_KEY, told);
  keepChoice(id);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  tabs.postMessage(id);
  location.reload();
}

/** Follows the other tabs of this browser. Returns what ends it. */
export function followTabs(): () => void {
  const follow = () => {
    if (!isHeld) void drafts.flushAll().finally(() => location.reload());
  };
  tabs.addEventListener('message', follow);
  return () => tabs.removeEventListener('message', follow);
}

/** Says what was to be said after the switch. */
export function sayTold(): void {
  const text = sessionStorage.getItem(TOLD_KEY) ?? '';
  sessionStorage.removeItem(TOLD_KEY);
  if (text !== '') showStatus({ kind: 'saved', text });
}

/** Remembers which draft the browser edits. */
export function keepChoice(id: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const seconds = id === '' ? 0 : KEPT_S;
  document.cookie = `${draftCookie(location.port)}=${id}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
