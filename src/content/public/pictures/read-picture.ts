import type { Message } from '../../diagnostics/diagnostic.ts';
import { extname } from 'node:path';
import { drawingSize, type PixelSize } from './drawing-size.ts';
import { drawingText, parseDrawing } from './parse-drawing.ts';
import { isAnimated } from './is-animated.ts';
import { GIF, pictureFormat, SVG, type PictureFormat } from './picture-format.ts';
import * as problems from './picture-problem.ts';

/** A picture that pages can show. */
export interface ReadPicture extends PixelSize {
  format: PictureFormat;
  /** Whether it has several frames. */
  isAnimated: boolean;
  /** What is wrong although browsers show it. */
  warning?: Message;
}

type Read<T> = T | Message;

/** Maximum number of pixels of a picture, which is what sharp decodes. */
const MAX_PIXELS = 0x3fff * 0x3fff;

const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/**
 * Reads a picture as browsers show it: its format by its content, and its size, upright.
 * @param name of its file, if that should have the ending of the format
 */
export async function readPicture(content: Uint8Array, name?: string): Promise<Read<ReadPicture>> {
  if (content.length === 0) return problems.EMPTY_FILE;
  if (Buffer.from(content).toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER) return problems.GIT_LFS_POINTER;
  const format = pictureFormat(content);
  if (format === GIF) return problems.GIF_PICTURE;
  if (format && !format.isShown) return problems.unsupported(format);
  const ending = name === undefined ? undefined : extname(name).slice(1).toLowerCase();
  const picture = format ? await readPhotograph(content, format) : readDrawing(content, ending);
  if (problems.isProblem(picture) || ending === undefined || picture.format.endings.includes(ending)) return picture;
  const problem = problems.wrongEnding(ending, picture.format);
  // Browsers look at the beginning of a photograph, but take a drawing for one by the media type only.
  return ending === 'svg' || picture.format === SVG ? problem : { ...picture, warning: problem };
}

/** Reads what may be a drawing. Every other format has a beginning of its own. */
function readDrawing(content: Uint8Array, ending: string | undefined): Read<ReadPicture> {
  const text = drawingText(content);
  const parsed = problems.isProblem(text) ? text : parseDrawing(text);
  if (problems.isProblem(parsed)) return ending === 'svg' ? parsed : problems.NOT_A_PICTURE;
  const size = drawingSize(parsed.root);
  if (size.width === 0 || size.height === 0) return problems.withoutSize(size);
  return { ...size, format: SVG, isAnimated: false };
}

async function readPhotograph(content: Uint8Array, format: PictureFormat): Promise<Read<ReadPicture>> {
  const moves = isAnimated(content, format);
  const size = await photographSize(content, moves);
  return problems.isProblem(size) ? size : { ...size, format, isAnimated: moves };
}

/**
 * Returns the displayed size of a photograph: phones store portrait photos rotated, with an orientation tag. What moves is
 * published without that tag, and not turned.
 */
async function photographSize(content: Uint8Array, moves: boolean): Promise<Read<PixelSize>> {
  const { default: sharp } = await import('sharp');
  try {
    const stored = await sharp(content, { limitInputPixels: false }).metadata();
    const { width, height } = moves ? stored : stored.autoOrient;
    if (width * height > MAX_PIXELS) return problems.tooManyPixels({ width, height }, MAX_PIXELS);
    // A truncated file still has a size in its header; only decoding it finds the missing rest.
    await sharp(content).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return { width, height };
  } catch {
    return problems.DAMAGED;
  }
}
