import { lazyPart } from './lazy-part.ts';
import type { SectionForm } from './section-form.tsx';

const fetchForm = lazyPart(() => import('./section-form.tsx'));

let form: typeof SectionForm | undefined;
let tell = (): void => undefined;
const loaded = new Promise<void>((resolve) => (tell = resolve));

/** Fetches the form of the section; fails where it can not be had. */
export async function loadSectionForm(): Promise<void> {
  form = (await fetchForm()).SectionForm;
  tell();
}

/** The form of the section, once it has been fetched. */
export const loadedSectionForm = (): typeof SectionForm | undefined => form;

/** Settles when the form has been fetched, and never fails: until then the pre-rendered form stands. */
export const whenSectionFormIsThere = (): Promise<void> => loaded;
