import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { DragLocationHistory } from '@atlaskit/pragmatic-drag-and-drop/types';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { edgeAt, type Edge } from '../state/drag-edge.ts';

/**
 * Makes an entry of the outline draggable, and a target for others.
 * @param onDrop is called with the index of the dragged entry and the gap: 0 is above the first entry
 */
export function useSectionDrag(
  element: RefObject<HTMLElement | null>,
  index: number,
  onDrop: (from: number, gap: number) => void,
): { edge: Edge | undefined; isDragging: boolean } {
  const [edge, setEdge] = useState<Edge>();
  const [isDragging, setDragging] = useState(false);
  // The listeners must outlive a rendering in the middle of a drag.
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const row = element.current;
    if (!row) return undefined;
    return combine(
      draggable({
        element: row,
        getInitialData: () => ({ section: index }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => 'section' in source.data,
        onDrag: ({ location }) => setEdge(edgeAt(row, location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined);
          drop(
            Number(source.data['section']),
            edgeAt(row, location.current.input.clientY) === 'before' ? index : index + 1,
          );
        },
      }),
    );
  }, [element, index]);
  return { edge, isDragging };
}

/**
 * Makes the space below the last entry of the outline a target for dragged ones. Returns whether one is over it.
 * @param onDrop is called with the index of the dragged entry
 */
export function useDropBelow(list: RefObject<HTMLElement | null>, onDrop: (from: number) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    /** Over an entry, the entry is the target. */
    const isTarget = ({ current }: DragLocationHistory) => current.dropTargets[0]?.element === element;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => 'section' in source.data,
      onDrag: ({ location }) => setOver(isTarget(location)),
      onDragLeave: () => setOver(false),
      onDrop: ({ source, location }) => {
        setOver(false);
        if (isTarget(location)) drop(Number(source.data['section']));
      },
    });
  }, [list]);
  return isOver;
}
