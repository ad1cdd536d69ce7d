import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { MantineScope } from '../components/mantine-scope.tsx';
import { dismissToast, type ShownToast } from './toast-store.ts';
import classes from './toast.module.css';

/** A success goes by itself; an error stays until the visitor has dealt with it. */
const SUCCESS_STAYS = 8_000;

const PARTS = {
  root: classes.toast,
  body: classes.body,
  title: classes.title,
  description: classes.text,
  closeButton: classes.close,
};

function show({ id, kind, title, text, closeLabel }: ShownToast): string {
  return notifications.show({
    id: `toast-${id}`,
    title,
    message: text,
    role: kind === 'success' ? 'status' : 'alert',
    position: kind === 'success' ? 'bottom-right' : 'top-right',
    autoClose: kind === 'success' && SUCCESS_STAYS,
    classNames: PARTS,
    mod: { kind },
    closeButtonProps: { 'aria-label': closeLabel },
    onClose: () => dismissToast({ id }),
  });
}

/** Mantine's notifications, showing the one toast there is. */
export function ToastContainer({ toast }: { toast: ShownToast | undefined }) {
  useEffect(() => {
    if (!toast) return;
    const shown = show(toast);
    return () => void notifications.hide(shown);
  }, [toast]);
  return (
    <MantineScope>
      <Notifications containerWidth={384} className={classes.place} />
    </MantineScope>
  );
}
