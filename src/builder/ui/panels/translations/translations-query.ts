import { queryOptions } from '@tanstack/react-query';
import { call } from '../../state/api.ts';

/** The texts of the whole site that need a translator. */
export const translationsQuery = queryOptions({
  queryKey: ['translations'],
  queryFn: () => call('translations', {}),
});
