/** Whether a program can be started in a group of its own, with `detached`. */
export const HAS_GROUPS = process.platform !== 'win32';

/** Stops a program that was started in a group of its own, with the programs that it has started. */
export function stopPrograms(id: number | undefined, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (id === undefined) return;
  try {
    process.kill(HAS_GROUPS ? -id : id, signal);
  } catch {
    // It has ended by itself.
  }
}
