import { CONTACT_FIELDS, EMPTY_VALUES, type ContactValues } from './contact-fields.ts';
import { createStore } from '../components/create-store.ts';

const STORAGE_KEY = 'contact-draft';

const store = createStore<ContactValues | undefined>(undefined);

/** What the visitor has typed so far, in whichever of the two forms, on whichever page of this visit. */
export const currentDraft = (): ContactValues => store.get() ?? readStored();

/** Whether something typed before is to be shown. */
export const hasDraft = (): boolean => !isEmpty(currentDraft());

/** Keeps what has been typed, over page changes and reloads. */
export function saveDraft(values: ContactValues): void {
  attempt(() =>
    isEmpty(values)
      ? sessionStorage.removeItem(STORAGE_KEY)
      : sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values)),
  );
  store.set(values);
}

/** Forgets the draft, once it has been sent. */
export const clearDraft = (): void => saveDraft(EMPTY_VALUES);

/** Calls back whenever the draft has changed; returns what ends it. */
export const onDraftChange = store.subscribe;

const isEmpty = (values: ContactValues) => CONTACT_FIELDS.every((field) => values[field] === '');

function readStored(): ContactValues {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
  if (typeof stored !== 'object' || stored === null) return EMPTY_VALUES;
  const known = Object.entries(stored).filter(
    ([field, value]) => Object.hasOwn(EMPTY_VALUES, field) && typeof value === 'string',
  );
  return { ...EMPTY_VALUES, ...Object.fromEntries(known) };
}

/** Storage can be blocked, full or hold nonsense; the draft in memory then has to do. */
function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
