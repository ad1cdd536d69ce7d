import { STYLESHEET_SLOT_ID } from '../loading/page-key.ts';

/** Moves the whole stylesheet to the head, so that it persists after the pre-rendered page is removed. */
export function moveStylesheetToHead(): void {
  const link = document.getElementById(STYLESHEET_SLOT_ID)?.querySelector('link');
  if (link) document.head.append(link);
}

/** The end of the first view, where the build may insert the whole stylesheet. */
export function DeferredStylesheetSlot() {
  return <div id={STYLESHEET_SLOT_ID} />;
}
