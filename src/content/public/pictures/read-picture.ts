import { extname } from 'node:path';
import { drawingSize, type PixelSize } from './drawing-size.ts';
import { drawingText } from './drawing-text.ts';
import { isAnimated } from './is-animated.ts';
import { parseDrawing } from './parse-drawing.ts';
import { GIF, pictureFormat, SVG, type PictureFormat } from './picture-format.ts';
import * as problems from './picture-problem.ts';

/** A picture that pages can show. */
export interface ReadPicture extends PixelSize {
  format: PictureFormat;
  /** Whether it has several frames. */
  isAnimated: boolean;
  /** What is wrong although browsers show it. */
  warning?: problems.PictureProblem;
}

type Read<T> = T | problems.PictureProblem;

/** Maximum number of pixels of a picture, which is what sharp decodes. */
const MAX_PIXELS = 0x3fff * 0x3fff;

const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/**
 * Reads a picture as browsers show it: its format by its content, and its size, upright.
 * @param name the name of its file, whose ending it should have
 */
export async function readPicture(name: string, content: Uint8Array): Promise<Read<ReadPicture>> {
  if (content.length === 0) return problems.EMPTY_FILE;
  if (Buffer.from(content).toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER) return problems.GIT_LFS_POINTER;
  const ending = extname(name).slice(1).toLowerCase();
  const format = pictureFormat(content);
  if (format === undefined) return readDrawing(ending, content);
  if (format === GIF) return problems.GIF_PICTURE;
  if (!format.isShown) return problems.unsupported(format);
  const size = await photographSize(content);
  if (problems.isProblem(size)) return size;
  if (ending === 'svg') return problems.wrongEnding(ending, format);
  const read = { ...size, format, isAnimated: isAnimated(content, format) };
  return format.endings.includes(ending) ? read : { ...read, warning: problems.wrongEnding(ending, format) };
}

/** Reads what may be a drawing. Every other format has a beginning of its own. */
function readDrawing(ending: string, content: Uint8Array): Read<ReadPicture> {
  const text = drawingText(content);
  const parsed = problems.isProblem(text) ? text : parseDrawing(text);
  if (ending !== 'svg') return problems.isProblem(parsed) ? problems.NOT_A_PICTURE : problems.wrongEnding(ending, SVG);
  if (problems.isProblem(parsed)) return parsed;
  const size = drawingSize(parsed.root);
  if (size.width === 0 || size.height === 0) return problems.withoutSize(size);
  return { ...size, format: SVG, isAnimated: false };
}

/** Returns the displayed size of a photograph: phones store portrait photos rotated, with an orientation tag. */
async function photographSize(content: Uint8Array): Promise<Read<PixelSize>> {
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient } = await sharp(content, { limitInputPixels: false }).metadata();
    if (autoOrient.width * autoOrient.height > MAX_PIXELS) return problems.tooManyPixels(autoOrient, MAX_PIXELS);
    // A truncated file still has a size in its header; only decoding it finds the missing rest.
    await sharp(content).resize(8, 8, { fit: 'fill' }).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return problems.DAMAGED;
  }
}
