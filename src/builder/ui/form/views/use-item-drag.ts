import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';
import { edgeAt, type Edge } from '../../state/drag-edge.ts';

/** Makes a list's item draggable by its handle, and lets others be dropped before or after it. */
export function useItemDrag(list: string, index: number, move: (from: number, to: number) => void) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const latest = useRef(move);
  const [edge, setEdge] = useState<Edge | undefined>();
  useEffect(() => {
    latest.current = move;
  }, [move]);
  useEffect(() => {
    const [element, dragHandle] = [item.current, handle.current];
    if (!element || !dragHandle) return;
    const isOther = (data: Record<string | symbol, unknown>) => data['list'] === list && data['index'] !== index;
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ list, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list,
        getData: ({ input }) => ({ edge: edgeAt(element, input.clientY) }),
        onDrag: ({ self, source }) => setEdge(isOther(source.data) ? (self.data['edge'] as Edge) : undefined),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          if (isOther(source.data))
            latest.current(...placeFor(Number(source.data['index']), index, self.data['edge'] as Edge));
        },
      }),
    );
  }, [list, index]);
  return { item, handle, edge };
}

/** Returns the index of a dragged item before and after; the latter counts after it was taken out. */
export function placeFor(from: number, target: number, edge: Edge): [from: number, to: number] {
  const gap = edge === 'before' ? target : target + 1;
  return [from, gap > from ? gap - 1 : gap];
}
