import { useEffect, useState } from 'react';
import { lazyImport } from '../components/lazy-import.ts';
import { PlainToast } from './plain-toast.tsx';
import { useToast } from './toast-store.ts';
import type { ToastContainer } from './toast-container.tsx';

const loadContainer = lazyImport(() => import('./toast-container.tsx'));

/** Fetches what toasts are shown with, before the network has a chance to fail. */
export const preloadToasts = (): void => void loadContainer().catch(() => undefined);

/**
 * The place of toasts, once on a page. It is empty until the first one; that one fetches the rest. Where that can not
 * be had, as when the message is that the network is gone, a plain toast takes its place.
 */
export function ToastHost() {
  const toast = useToast();
  const [Container, setContainer] = useState<typeof ToastContainer>();
  const [plain, setPlain] = useState(false);
  useEffect(() => {
    if (!toast || Container) return;
    let awaited = true;
    loadContainer().then(
      (part) => awaited && setContainer(() => part.ToastContainer),
      () => awaited && setPlain(true),
    );
    return () => void (awaited = false);
  }, [toast, Container]);
  if (Container) return <Container toast={toast} />;
  return plain && toast ? <PlainToast toast={toast} /> : null;
}
