import { LATE_STYLES_ID } from './page-request.ts';

/** Moves the whole stylesheet to the head, where it outlives the pre-rendered page. */
export function keepLateStyles(): void {
  const link = document.getElementById(LATE_STYLES_ID)?.querySelector('link');
  if (link) document.head.append(link);
}

/** The end of what is seen first, where the build may put the whole stylesheet. */
export function LateStyles() {
  return <div id={LATE_STYLES_ID} />;
}
