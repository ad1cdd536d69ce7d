import { Modal, type ModalProps } from '@mantine/core';
import { DialogFocus, type DialogFocusProps } from './dialog-focus.tsx';

type DialogProps = Omit<ModalProps, 'returnFocus' | 'transitionProps'> & DialogFocusProps;

/**
 * A dialog of the builder. It's there, with the focus in it, before the key or click that opens it is over: what is typed
 * next is typed into it. Where it holds an input, `useKeptInput` keeps what is typed.
 */
export function Dialog({ opened, onClosed, children, ...props }: DialogProps) {
  if (!opened) return null;
  return (
    <Modal opened returnFocus={false} {...props}>
      {children}
      <DialogFocus onClosed={onClosed} />
    </Modal>
  );
}
