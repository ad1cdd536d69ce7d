import { setImmediate as nextTurn } from 'node:timers/promises';

/** Changed paths that are to be read. */
interface ChangeQueue {
  /** Adds a path, which is read soon. */
  take: (path: string) => void;
  /** Waits until nothing is left to read. A reading that failed is tried again, once. */
  settled: () => Promise<void>;
  /** Whether more has changed since the current reading began. */
  hasMore: () => boolean;
}

/**
 * Creates a queue of changed paths, which are read together, one reading at a time. After a reading that failed, its paths are read
 * again with the next one.
 */
export function createChangeQueue(
  read: (paths: readonly string[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): ChangeQueue {
  const changed = new Set<string>();
  const failed = new Set<string>();
  let reading: Promise<void> | undefined;
  const readAll = async (): Promise<void> => {
    // Wait for all events: the system reports one save several times.
    await nextTurn();
    do {
      const paths = [...new Set([...failed, ...changed])];
      changed.clear();
      failed.clear();
      try {
        await read(paths);
      } catch (error) {
        for (const path of paths) failed.add(path);
        onFailure(error);
      }
    } while (changed.size > 0);
    // In the turn in which nothing was left: what changes from now on begins another reading.
    reading = undefined;
  };
  const start = () => (reading ??= readAll());
  return {
    take(path) {
      changed.add(path);
      void start();
    },
    settled: async () => (failed.size > 0 ? start() : reading),
    hasMore: () => changed.size > 0,
  };
}
