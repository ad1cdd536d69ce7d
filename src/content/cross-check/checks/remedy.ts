import type { InForm, Message } from '../../diagnostics/diagnostic.ts';

/** What to do about a refused reference, in words for the file and for a form. */
export type Remedy = Pick<Message, 'hint'> & { form: Pick<InForm, 'hint'> };
