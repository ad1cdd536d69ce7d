import { createStore } from '../../../components/create-store.ts';

/** What a phone shows: the list of pages, the page itself, or the list of its sections. */
export type PhonePlace = 'pages' | 'page' | 'sections';

const placeStore = createStore<PhonePlace>('page');

/** Shows another place on a phone. Wider screens show all of them. */
export const showPlace = (place: PhonePlace): void => {
  if (placeStore.get() !== place) placeStore.set(place);
};

/** Returns what a phone shows. */
export const usePlace = (): PhonePlace => placeStore.use();
