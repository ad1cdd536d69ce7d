import type { Zoom } from '../state/view-address.ts';

/** Sizes of a preview frame. */
export interface FrameSize {
  /** Width of the page, in its own pixels. */
  width: number;
  /** Height of the page's window, in its own pixels. */
  height: number;
  /** Pixels of the builder for one of the page. */
  scale: number;
}

/** Space between frames, in pixels. Also in `frames.module.css`. */
const GAP_PX = 16;
/** Height of the label above a frame, in pixels. */
export const LABEL_PX = 28;
/** Smallest width of a frame, in pixels: below, its page can't be made out. Narrower canvases scroll. */
const MIN_WIDTH_PX = 180;

/** Returns the size of frames of one device side by side: with `fit`, the canvas holds them, and none is larger than it is. */
export function frameSize(
  canvas: { width: number; height: number },
  count: number,
  device: number,
  zoom: Zoom = 'fit',
): FrameSize {
  const scale = zoom === 'fit' ? fittingScale(canvas, count, device) : zoom / 100;
  return { width: device, height: Math.max(1, Math.floor((canvas.height - LABEL_PX) / scale)), scale };
}

function fittingScale(canvas: { width: number }, count: number, device: number): number {
  const fitting = (canvas.width - GAP_PX * (count - 1)) / Math.max(count, 1);
  const shown = Math.min(device, Math.max(fitting, MIN_WIDTH_PX));
  return shown / device;
}

/** Returns whether frames of a size need more room than the canvas has. */
export const needsScrolling = (width: number, count: number, size: FrameSize): boolean =>
  size.width * size.scale * count + GAP_PX * (count - 1) > width + 1;
