import { useCallback } from 'react';
import { useSite } from './queries.ts';
import { useShow, type FieldPlace } from './view.tsx';

/** Returns a function that opens a field with its page. */
export function useOpenField(): (field: FieldPlace) => void {
  const { files } = useSite();
  const show = useShow();
  return useCallback(
    ({ file, path }) => {
      const address = files.find((one) => one.file === file)?.address;
      show({ ...(address !== undefined && { page: address }), file, selected: { file, path } });
    },
    [files, show],
  );
}
