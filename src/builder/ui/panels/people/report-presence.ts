import { useEffect } from 'react';
import { pushChannel } from '../../../../page/behaviors/push-channel.ts';
import { CONNECTED_EVENT } from '../../../protocol/push-events.ts';
import { PEOPLE_EVENT, REPORT_MS, TYPING_MS, type PeopleHere } from '../../../protocol/presence.ts';
import { drafts, fileOfKey, pathOfKey } from '../../form/saving/unsaved.ts';
import { call } from '../../state/api.ts';
import { isWriting } from '../../state/is-writing.ts';
import { useOpenFile } from '../../state/open-file.ts';
import { takePeople, typistAt } from '../../state/people-here.ts';
import { writtenPath } from '../../state/shown-files.ts';
import { useView, type FieldPlace } from '../../state/view.tsx';

/** Pause between two reports, in milliseconds. */
const PAUSE_MS = 150;

/** Time for which keys in the same field are one report, in milliseconds. */
const SAME_FIELD_MS = 2000;

/** Longest text that several people may type at once, in UTF-16 code units. */
const MAX_SHORT = 100;

/** A text that is being typed. */
interface Typing {
  /** Identifies the field; see `fieldKey`. */
  key: string;
  /** When the last key was pressed, in milliseconds; see `performance.now`. */
  last: number;
  /** When it was reported, likewise. */
  told: number;
  /** What has the focus. */
  element: Element | null;
  isLong: boolean;
}

/** Names this tab to the server. */
const tab = crypto.randomUUID();

let at: FieldPlace | undefined;
let typing: Typing | undefined;
let isReporting = false;
let isDue = false;

/** Tells the server where the person is in this tab and where they type, as long as the component is shown. */
export function useReportedPresence(): void {
  const { selected } = useView();
  const open = useOpenFile()?.file;
  useEffect(() => {
    at = selected ?? (open === undefined ? undefined : { file: open, path: [] });
    void report();
  }, [selected, open]);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const channel = pushChannel();
    const ends = [
      channel.on(PEOPLE_EVENT, (here: PeopleHere) => takePeople(here)),
      channel.on(CONNECTED_EVENT, () => void report()),
      watchDrafts(),
    ];
    drafts.isTaken = isTaken;
    const beat = setInterval(() => void report(), REPORT_MS);
    for (const type of ['focusin', 'focusout'])
      document.addEventListener(type, () => setTimeout(endTyping), { signal });
    addEventListener('focus', () => void report(), { signal });
    addEventListener('pagehide', () => void call('away', { tab }).catch(() => undefined), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && void report(), { signal });
    return () => {
      ending.abort();
      clearInterval(beat);
      for (const end of ends) end();
    };
  }, []);
}

/** Reports where the person is now; during a report, once more after it. */
async function report(): Promise<void> {
  isDue = true;
  if (isReporting) return;
  isReporting = true;
  while (isDue) {
    isDue = false;
    const answer = await call('here', placesNow()).catch(() => undefined);
    if (answer) takePeople(answer, answer.self);
    // Somebody else was first.
    if (typing && isTaken(typing.key)) typing = undefined;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  isReporting = false;
}

function placesNow() {
  const now = performance.now();
  if (typing && now - typing.last >= TYPING_MS) typing = undefined;
  const types = typing && placeIn(fileOfKey(typing.key), pathOfKey(typing.key));
  if (typing) typing.told = now;
  return {
    tab,
    ...(document.visibilityState === 'hidden' && { isHidden: true as const }),
    ...(at && { at: placeIn(at.file, at.path) }),
    ...(typing && types && { types: { ...types, isLong: typing.isLong, idle: Math.round(now - typing.last) } }),
  };
}

/** A field as others know it: where it stands in the file that is written. */
const placeIn = (file: string, path: FieldPlace['path']) => ({ file, path: [...(writtenPath(file, path) ?? path)] });

/** Notices where the person types, in the form or on the page. Returns what ends it. */
function watchDrafts(): () => void {
  let known = new Map(drafts.all().map(([key, { value }]) => [key, value]));
  return drafts.subscribe(() => {
    const all = drafts.all();
    const typed = isWriting() && all.findLast(([key, { value }]) => !known.has(key) || known.get(key) !== value);
    known = new Map(all.map(([key, { value }]) => [key, value]));
    if (typed) noteKey(typed[0], typed[1].value);
    else endTyping();
  });
}

function noteKey(key: string, value: unknown): void {
  if (isTaken(key)) return;
  const now = performance.now();
  const element = focusedElement();
  const isLong = element?.ariaMultiLine === 'true' || String(value).length > MAX_SHORT;
  const isNew = typing?.key !== key || typing.isLong !== isLong || now - typing.last >= TYPING_MS;
  const told = isNew || !typing ? now : typing.told;
  typing = { key, last: now, told, element, isLong };
  if (isNew || now - told >= SAME_FIELD_MS) void report();
  else setTimeout(reportLastKey, SAME_FIELD_MS);
}

/** Whether somebody else types in a field, and nobody may meanwhile. */
const isTaken = (key: string): boolean => typistAt(fileOfKey(key), pathOfKey(key))?.isAlone === true;

/** Reports keys that were pressed since the last report. */
function reportLastKey(): void {
  if (typing && typing.last > typing.told) void report();
}

/** Takes note that a text is done: it's saved, and the focus is elsewhere. */
function endTyping(): void {
  if (!typing || drafts.get(typing.key) || focusedElement() === typing.element) return;
  typing = undefined;
  void report();
}

/** Returns what has the focus, in the builder or on a page in a frame. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused instanceof HTMLIFrameElement && focused.contentDocument)
    focused = focused.contentDocument.activeElement;
  return focused;
}
