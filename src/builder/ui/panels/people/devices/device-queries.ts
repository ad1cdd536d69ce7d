import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../state/api.ts';

/** Somebody may sign in or out elsewhere at any time. */
const NEVER_OLD = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** Where the person is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call('sessions', {}),
  ...NEVER_OLD,
});

/** The passkeys of the person. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => call('passkeys', {}),
  ...NEVER_OLD,
});
