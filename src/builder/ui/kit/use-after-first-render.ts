import { useDeferredValue } from 'react';

/**
 * Returns false for a component's first rendering, and true for a second one, which React begins when nothing more urgent waits. Use
 * it for parts that aren't seen or needed at first, so that a slow device shows the others sooner.
 */
export const useAfterFirstRender = (): boolean => useDeferredValue(true, false);
