import { IconX } from '@tabler/icons-react';
import { dismissToast, type ShownToast } from './toast-store.ts';
import classes from './toast.module.css';

/** A toast that needs nothing but itself. */
export function PlainToast({ toast: { id, kind, title, text, closeLabel } }: { toast: ShownToast }) {
  return (
    <div className={classes.fixed} data-kind={kind}>
      <div key={id} className={classes.toast} role={kind === 'success' ? 'status' : 'alert'}>
        <div className={classes.body}>
          <div className={classes.title}>{title}</div>
          <div className={classes.text}>{text}</div>
        </div>
        <button type="button" className={classes.close} aria-label={closeLabel} onClick={() => dismissToast({ id })}>
          <IconX size={18} stroke={2} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
