import { CONTACT_FIELDS, EMPTY_VALUES, type ContactValues } from './contact-fields.ts';
import { createStore } from '../../components/create-store.ts';

const STORAGE_KEY = 'contact-draft';

const store = createStore<ContactValues | undefined>(undefined);

/** What the visitor has typed so far, in either form, on any page of this visit. */
export const currentDraft = (): ContactValues => store.get() ?? readStored();

/** Whether there is a draft. */
export const hasDraft = (): boolean => !isEmpty(currentDraft());

/** Stores the draft across navigations and reloads. */
export function saveDraft(values: ContactValues): void {
  attempt(() =>
    isEmpty(values)
      ? sessionStorage.removeItem(STORAGE_KEY)
      : sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values)),
  );
  store.set(values);
}

/** Deletes the draft after it has been sent. */
export const clearDraft = (): void => saveDraft(EMPTY_VALUES);

/** Calls `listener` after each change of the draft. Returns a function that unsubscribes. */
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

/** If storage is blocked, full or invalid, only the draft in memory is used. */
function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
