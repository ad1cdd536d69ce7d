import { createStore } from '../../../components/create-store.ts';

const store = createStore(false);

/** Opens or closes the list of the site's templates. */
export const setTemplatesOpen = (isOpen: boolean): void => store.set(isOpen);

/** Returns whether the list of the site's templates is open. */
export const useTemplatesOpen = (): boolean => store.use();
