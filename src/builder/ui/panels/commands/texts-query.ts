import { queryOptions } from '@tanstack/react-query';
import { call } from '../../state/api.ts';

/** All texts of the site, for searching. */
export const textsQuery = queryOptions({ queryKey: ['texts'], queryFn: () => call('texts', {}) });

/** A text in one language, and the field that holds it. */
export type SiteText = Awaited<ReturnType<typeof call<'texts'>>>[number];
