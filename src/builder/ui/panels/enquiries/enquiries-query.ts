import { queryOptions } from '@tanstack/react-query';
import { call } from '../../state/api.ts';

/** Time between two looks for new messages while the builder is in view, in milliseconds. */
const LOOK_MS = 60_000;

/** The messages from the contact form, newest first. */
export const enquiriesQuery = queryOptions({
  queryKey: ['enquiries'],
  queryFn: () => call('enquiries', {}),
  refetchInterval: LOOK_MS,
  refetchOnWindowFocus: true,
});
