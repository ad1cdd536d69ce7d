import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import { showStatus } from '../state/status.ts';
import { picturesQuery } from './pictures.ts';

/** Returns what removes a picture that was stored, but isn't wanted. */
export function useDiscardedPicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (path: string) => call('removePicture', { path }),
    onSuccess: () => client.invalidateQueries({ queryKey: picturesQuery.queryKey }),
    onError: ({ message }) => showStatus({ kind: 'problem', text: message }),
  });
}
