import { type Path, formatPath } from '../../../../data/path.ts';

/** The field that was added last: it takes the focus when it's shown. */
let waiting: string | undefined;

/** Says that a field is about to be added, so that the cursor is in it then. */
export function requestFocus(path: Path): void {
  waiting = formatPath(path);
}

/** Whether a field is the one that was added last. It is so once. */
export function takeFocusRequest(path: Path): boolean {
  if (waiting !== formatPath(path)) return false;
  waiting = undefined;
  return true;
}
