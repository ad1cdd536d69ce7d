import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../state/api.ts';
import { showStatus } from '../../state/status.ts';
import { picturesQuery } from './pictures.ts';

type Answer = Awaited<ReturnType<typeof call<'removePicture'>>>;

/**
 * Returns what removes a picture by its path.
 * @param onAnswer gets what the server says
 */
export function useRemovePicture(onAnswer?: (answer: Answer) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (path: string) => call('removePicture', { path }),
    onSuccess: async (answer) => {
      onAnswer?.(answer);
      await client.invalidateQueries({ queryKey: picturesQuery.queryKey });
    },
    onError: ({ message }) => showStatus({ kind: 'problem', text: message }),
  });
}
