import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { SiteMantineProvider } from '../../components/mantine-provider.tsx';
import { dismissToast, type ShownToast } from './toast-store.ts';
import classes from './toast.module.css';

/** A success closes by itself; an error stays until it is closed or resolved. */
const SUCCESS_TOAST_MS = 8_000;

function show({ id, kind, title, text, closeLabel }: ShownToast): string {
  return notifications.show({
    id: `toast-${id}`,
    title,
    message: text,
    role: kind === 'success' ? 'status' : 'alert',
    position: kind === 'success' ? 'bottom-right' : 'top-right',
    autoClose: kind === 'success' && SUCCESS_TOAST_MS,
    mod: { kind },
    closeButtonProps: { 'aria-label': closeLabel },
    onClose: () => dismissToast({ id }),
  });
}

/** Shows the current toast with Mantine's notifications. */
export function ToastContainer({ toast }: { toast: ShownToast | undefined }) {
  useEffect(() => {
    if (!toast) return;
    const shown = show(toast);
    return () => void notifications.hide(shown);
  }, [toast]);
  return (
    <SiteMantineProvider>
      <Notifications containerWidth={384} className={classes.place} />
    </SiteMantineProvider>
  );
}
