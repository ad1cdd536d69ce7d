import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Frees at once what nothing refers to any more, in this thread. By itself V8 waits with strings of many megabytes until
 * there are several of them, and a build that is small otherwise needs half as much again for one page.
 */
export function sweepHeap(): void {
  collect ??= findCollect();
  collect();
}

/** The function that a context has if it is made under this flag; Node offers no other way. */
function findCollect(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
