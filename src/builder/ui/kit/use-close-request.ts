import { useEffect, useEffectEvent } from 'react';

/** What tells of close requests in browsers that have it; TypeScript doesn't know it yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/** Closes something by the gesture or the key of Android that goes back, where the browser tells of it. */
export function useCloseRequest(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
    // With a mouse, the only close request is the Escape key, which the builder handles itself.
    if (!isOpen || !Watcher || !matchMedia('(pointer:coarse)').matches) return undefined;
    const watcher = new Watcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, [isOpen]);
}
