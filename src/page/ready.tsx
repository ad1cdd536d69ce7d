import { useEffect } from 'react';

/** Calls back once React has taken over the page: nothing that changes it may come before. */
export function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
