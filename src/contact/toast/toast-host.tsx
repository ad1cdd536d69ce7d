import { useEffect, useState } from 'react';
import { lazyImport } from '../../components/lazy-import.ts';
import { dismissToast, useToast } from './toast-store.ts';
import type { ToastContainer } from './toast-container.tsx';
import classes from './toast.module.css';

const loadContainer = lazyImport(() => import('./toast-container.tsx'));

/** Preloads the toast container, because toasts also report network failures. */
export const preloadToasts = (): void => void loadContainer().catch(() => undefined);

/**
 * Renders toasts, once on a page. Loads the toast container for the first one. If that fails, for example offline, shows
 * the text without it.
 */
export function ToastHost() {
  const toast = useToast();
  const [Container, setContainer] = useState<typeof ToastContainer>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!toast || Container) return;
    let awaited = true;
    loadContainer().then(
      (part) => awaited && setContainer(() => part.ToastContainer),
      () => awaited && setFailed(true),
    );
    return () => void (awaited = false);
  }, [toast, Container]);
  if (Container) return <Container toast={toast} />;
  if (!failed || !toast) return null;
  return (
    <div className={classes.plain} role={toast.kind === 'success' ? 'status' : 'alert'}>
      {`${toast.title}: ${toast.text} `}
      <button type="button" onClick={() => dismissToast(toast)}>
        {toast.closeLabel}
      </button>
    </div>
  );
}
