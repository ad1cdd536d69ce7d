import { useState, type DragEvent } from 'react';

/**
 * Takes files that are dropped on an element. Returns its event handlers, and whether files are dragged over it.
 * @param take is called with what was dropped
 */
export function useFileDrop(take: (dropped: DataTransfer) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    },
  };
}
